import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../components/sections/CodeShowcase'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FeatureListProps} from '../../../components/sections/FeatureList'
import type {HeroProps} from '../../../components/sections/Hero'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {legalPath} from '../../../data/legal'
import {legalTerms} from '../../../data/legalTerms'
import {mailTo} from '../../../lib/mailTo'
import Samples from './_samples.mdx'

const application = mailTo(brand.supportEmail, contactTopics.careers)
const {answeredWithin} = contactTopics.careers

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Careers',
    description: `Work on identity at ${brand.name}: what there is to do, a ticket to solve before you apply, how we decide, and what happens with your application.`,
  },
  parent: {label: 'Company', to: '/company/about/'},
}

export const hero: HeroProps = {
  title: 'Keep other people’s logins working',
  lead: 'We run identity servers. Few people see the work while it goes well, and everybody does when it doesn’t. No job is advertised here at the moment. If you are good at what is described below, write to us anyway.',
  actions: [
    {label: 'Apply by email', to: application},
    {label: 'How we decide', to: '#decision'},
  ],
}

export const work: FeatureListProps = {
  id: 'work',
  title: 'What there is to do',
  features: [
    {
      term: 'Operation',
      text: 'Clusters in several regions: upgrades, restores that are rehearsed, and alarms that mean something.',
    },
    {
      term: 'Support, day and night',
      text: 'Reading a customer’s events and finding the cause, in writing that a tired administrator understands.',
    },
    {
      term: 'Extensions',
      text: 'Java in Keycloak’s service provider interfaces: organizations, webhooks, magic links, and what a customer needs besides.',
    },
    {
      term: 'Dashboard and admin portal',
      text: 'Screens in which a wrong click locks a company out, and that therefore have to make the right one obvious.',
    },
    {
      term: 'Documentation',
      text: 'How-tos whose commands run against a real server before anyone reads them. You are reading the same site.',
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
  lead: 'The password is right, the account is enabled, and the login page says that one of them is wrong. Why does it say that, what do you answer, and what do you look at before you change anything? Put your answer into your application.',
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
      label: `Within ${answeredWithin} working days`,
      text: 'A person answers: a no with its reason, or times for a conversation.',
    },
    {
      label: 'We talk about work',
      text: 'You explain something that you made to the people you would work with; they explain something of theirs.',
    },
    {
      label: 'You ask',
      text: 'Pay, place, duty at night, what is hard here. You hear it before you decide, not after.',
    },
    {
      label: 'We both decide',
      text: `You have our answer ${answeredWithin} working days after the last conversation.`,
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
      'Text or PDF. Leave out photo, date of birth, family and anything else that has nothing to do with the work.',
    ],
    [
      'Does public work help?',
      'Yes, wherever it is: a fix in Keycloak, an answer in a forum, a correction of this site. Private work that you can explain counts as much.',
    ],
    [
      'What happens with my application?',
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
