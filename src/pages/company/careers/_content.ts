import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {legalPath} from '../../../data/legal'
import {legalTerms} from '../../../data/legalTerms'
import {workingDays} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import Samples from './_samples.mdx'

const application = mailTo(brand.supportEmail, contactTopics.careers)
const {answeredWithin} = contactTopics.careers

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Careers',
    description: `Work on identity at ${brand.name}: what the work is, a ticket to solve before you apply, how we decide, and what happens to your application.`,
  },
  parent: {label: 'Company', to: '/company/about/'},
}

export const hero: HeroProps = {
  title: 'Keep other people’s logins working',
  lead: 'We run identity servers. Nobody notices when it goes well; everybody notices when it doesn’t. We have no open position at the moment. If you are good at the work below, write to us anyway.',
  actions: [
    {label: 'Apply by email', to: application},
    {label: 'How we decide', to: '#decision'},
  ],
}

export const work: FeatureListProps = {
  id: 'work',
  title: 'The work',
  features: [
    {
      term: 'Operations',
      text: 'Clusters in several regions: upgrades, rehearsed restores, and alarms that mean something.',
    },
    {
      term: 'Support, day and night',
      text: 'Reading a customer’s events and finding the cause, in writing that a tired administrator understands.',
    },
    {
      term: 'Extensions',
      text: 'Java for Keycloak’s service provider interfaces: organizations, webhooks, magic links, and whatever else a customer needs.',
    },
    {
      term: 'Dashboard and admin portal',
      text: 'Screens where a wrong click can lock a company out, so the right one has to be obvious.',
    },
    {
      term: 'Documentation',
      text: 'How-tos whose commands run against a real server before anyone reads them, on the site that you are reading.',
    },
    {
      term: 'Migrations',
      text: 'Moving users with their password hashes from another system, so that nobody has to choose a new password.',
    },
  ],
}

export const ticket: CodeShowcaseProps = {
  id: 'ticket',
  title: 'A ticket to try',
  lead: 'The password is right, the account is enabled, and the login page says that one of them is wrong. Why does it say that, what do you answer, and what do you look at before you change anything? Put your answer in your application.',
  samples: Samples,
}

export const steps: StepsProps = {
  id: 'decision',
  title: 'How we decide',
  steps: [
    {
      label: 'You write',
      text: 'What you want to do, something that you built, fixed or wrote, and your answer to the ticket. No cover letter.',
    },
    {
      label: `Within ${workingDays(answeredWithin)}`,
      text: 'A person answers: either a no with the reason, or times for a conversation.',
    },
    {
      label: 'We talk about work',
      text: 'You explain something that you made to the people you would work with, and they explain something of theirs.',
    },
    {
      label: 'You ask',
      text: 'About pay, location, night duty, what is hard here. You hear the answers before you decide.',
    },
    {
      label: 'We both decide',
      text: `You hear from us within ${workingDays(answeredWithin)} of the last conversation.`,
    },
  ],
}

export const questions: DataTableProps = {
  id: 'questions',
  tone: 'sunken',
  title: 'Before you write',
  columns: ['You may wonder', 'Answer'],
  rows: [
    [
      'Do I have to know Keycloak?',
      'No. You have to want to know why a login failed. The articles about tokens are a good test of whether you enjoy that.',
    ],
    [
      'Which documents do you want?',
      'A résumé, as text or PDF. Leave out your photo, date of birth, family and anything else that has nothing to do with the work.',
    ],
    [
      'Does public work help?',
      'Yes, of any kind: a fix in Keycloak, an answer in a forum, a correction to this site. Private work that you can explain counts just as much.',
    ],
    [
      'What happens to my application?',
      {
        label: `It is deleted ${legalTerms.kept.applicationMonths} months after our answer`,
        to: `${legalPath('privacy')}#8-when-you-apply-for-a-job`,
      },
    ],
    ['What does this page leave out?', 'Pay and benefits, because they depend on the job and on where you live.'],
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Tell us what you would fix first',
  text: 'In the product, in the documentation, or on this page.',
  actions: [
    {label: 'Apply by email', to: application},
    {label: 'Look at the source code', to: brand.links.sourceCode},
  ],
}
