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
import {coverage} from '../../../data/offer/support'
import {workingDays} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import Samples from './_samples.mdx'

const application = mailTo(brand.supportEmail, contactTopics.careers)
const {answeredWithin} = contactTopics.careers

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Careers',
    description: `Work on identity at ${brand.name}. Read about the work, try a support ticket, and learn how we handle your application.`,
  },
  parent: {label: 'Company', to: '/company/about/'},
}

export const hero: HeroProps = {
  title: 'Help keep logins working',
  lead: 'We run identity servers. When logins fail, our customers’ users can’t work, so we care about the details. We have no open positions at the moment. If you’re good at the work below, write to us anyway.',
  actions: [
    {label: 'Apply by email', to: application},
    {label: 'How we decide', to: '#decision'},
  ],
}

export const work: FeatureListProps = {
  id: 'work',
  title: 'What you can work on',
  features: [
    {
      term: 'Operations',
      text: 'You run clusters in several regions, with upgrades, rehearsed restores, and alerts that are worth waking up for.',
    },
    {
      term: `Support ${coverage.long}`,
      text: 'You read a customer’s events, find the cause, and explain it so clearly that a tired administrator understands it.',
    },
    {
      term: 'Extensions',
      text: 'You write Java against Keycloak’s service provider interfaces, for example a login step that a customer needs.',
    },
    {
      term: 'Dashboard and admin portal',
      text: 'You design screens on which a wrong click can lock out a company, so the right choice must be obvious.',
    },
    {
      term: 'Documentation',
      text: 'You write how-to pages for this site, whose commands run on a real server before we publish them.',
    },
    {
      term: 'Migrations',
      text: 'You move users from another system with their password hashes, so that users don’t have to choose new passwords.',
    },
  ],
}

export const ticket: CodeShowcaseProps = {
  id: 'ticket',
  title: 'Try a support ticket',
  lead: 'The password is right and the account is enabled, but the login page says that the username or password is invalid. Why? What would you answer, and what would you check before you change anything? Include your answer in your application.',
  samples: Samples,
}

export const steps: StepsProps = {
  id: 'decision',
  title: 'How we decide',
  steps: [
    {
      label: 'You apply',
      text: 'Tell us what you want to do, and show us something that you built, fixed, or wrote. Add your answer to the ticket, but no cover letter.',
    },
    {
      label: `Within ${workingDays(answeredWithin)}`,
      text: 'A person answers, either with a no and the reason, or with times for a conversation.',
    },
    {
      label: 'We talk about work',
      text: 'You explain something that you made to your future colleagues, and they explain something that they made.',
    },
    {
      label: 'You ask questions',
      text: 'You can ask about anything, such as pay, location, on-call shifts, or what is hard about the job. You get the answers before you decide.',
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
  title: 'Before you apply',
  columns: ['Question', 'Answer'],
  rows: [
    [
      'Do I have to know Keycloak?',
      'No, but you should enjoy finding out why a login failed. Our articles about tokens can show you whether you do.',
    ],
    [
      'Which documents do you want?',
      'Send a résumé as text or PDF. Leave out your photo, date of birth, family status, and anything else that has nothing to do with the work.',
    ],
    [
      'Does public work help?',
      'Yes. For example, you can link a fix in Keycloak, an answer in a forum, or a correction to this site. Private work that you can explain counts just as much.',
    ],
    [
      'What happens to my application?',
      {
        label: `We delete it ${legalTerms.kept.applicationMonths} months after our answer`,
        to: `${legalPath('privacy')}#8-when-you-apply-for-a-job`,
      },
    ],
    ['What do you pay?', 'Pay and benefits depend on the job and on where you live, so ask us.'],
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Tell us what you would fix first',
  text: 'It can be something in the product, in the documentation, or on this page.',
  actions: [
    {label: 'Apply by email', to: application},
    {label: 'Look at the source code', to: brand.links.sourceCode},
  ],
}
