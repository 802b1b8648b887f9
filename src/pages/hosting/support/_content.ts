import type {SequenceProps} from '../../../components/figures'
import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../components/sections/CodeShowcase'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {HeroProps} from '../../../components/sections/Hero'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {serviceLevels, type Response} from '../../../data/serviceLevels'
import {duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {responseTo} from '../../../lib/responseTo'
import {parent} from '../_parent'
import Samples from './_samples.mdx'

const responses: readonly Response[] = serviceLevels.responses
const {firstAnswer, update = firstAnswer} = responseTo('down')

const supportMail = mailTo(brand.supportEmail, contactTopics.support)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Support for hosted Keycloak',
    description:
      'Support that comes with every hosted deployment: how fast a person answers around the clock, what to write at night, and what is not part of it.',
  },
  label: 'Support',
  parent,
}

export const hero: HeroProps = {
  title: 'Nobody can log in. Who answers?',
  lead: `An engineer of ours, within ${duration(firstAnswer)}, day and night. Support is part of every deployment, shared or dedicated.`,
  actions: [
    {label: 'Write to support', to: supportMail},
    {label: 'Read the service levels', to: '/company/sla/'},
  ],
}

export const levels: DataTableProps = {
  id: 'response-times',
  title: 'How soon a person answers',
  lead: 'A person, not an automatic reply. The clock starts when your email arrives.',
  columns: ['It is', 'What that means', 'First answer', 'Then', 'Hours'],
  rows: responses.map(({severity, meaning, firstAnswer, update, hours}) => [
    severity,
    meaning,
    `Within ${duration(firstAnswer)}`,
    update === undefined ? 'When there is news' : `Every ${duration(update)}`,
    hours === 'always' ? 'Around the clock' : 'Working days',
  ]),
  note: 'You choose the level. If we think that it is a lower one, we tell you why before we change it.',
}

export const night: SequenceProps = {
  title: 'A night on which nobody can log in',
  description: `At 03:00 your probe reports that the realm does not answer, and you write to support. An engineer looks at the servers and answers by ${clock(firstAnswer)} with a first finding. By ${clock(firstAnswer + update)} you get the next report. When logins work you hear of it, and a report follows within ${serviceLevels.reportWithin} working days.`,
  caption: 'At the slowest that we promise: the times are those of the table below.',
  actors: [
    {id: 'you', label: 'You', tone: 'plain'},
    {id: 'engineer', label: 'Our engineer', tone: 'tint-1'},
    {id: 'servers', label: 'Servers', tone: 'tint-2'},
  ],
  steps: [
    {from: 'you', to: 'engineer', label: '03:00 “Down: realm acme”'},
    {from: 'engineer', to: 'servers', label: 'Logs, nodes, database'},
    {from: 'engineer', to: 'you', label: `${clock(firstAnswer)} A first finding`, accent: true},
    {from: 'engineer', to: 'servers', label: 'Repair'},
    {from: 'engineer', to: 'you', label: `${clock(firstAnswer + update)} What was tried, what is next`},
    {from: 'engineer', to: 'you', label: '“Logins work”'},
    {from: 'you', to: 'servers', label: 'A login of your own'},
    {from: 'engineer', to: 'you', label: `${serviceLevels.reportWithin} working days later: the report`, dashed: true},
  ],
}

export const letter: CodeShowcaseProps = {
  id: 'what-to-write',
  title: 'What to write, so that we can start at once',
  lead: 'The same failure, described twice. The second one can be looked up in the log at once.',
  samples: Samples,
}

export const scope: DataTableProps = {
  id: 'scope',
  title: 'What support covers',
  columns: ['Question', 'Covered', 'Otherwise'],
  rows: [
    ['The service is down, slow, or answers with an error', 'Yes', ''],
    ['A login fails, and the events don’t say why', 'Yes', ''],
    ['How a setting of Keycloak or an extension works', 'Yes', ''],
    ['A restore, an export, a custom domain, a move', 'Yes', ''],
    [
      'Whether your realm is set up well',
      'A question, yes; a review, no',
      {label: 'Architecture review', to: '/support/architecture-review/'},
    ],
    [
      'Code of your application',
      'What we can see in its requests',
      {label: 'Guides for frameworks', to: '/docs/securing-applications/'},
    ],
    ['An extension or a theme to be written', 'No', {label: 'Custom extensions', to: '/support/custom-extensions/'}],
    ['Keycloak on your own servers', 'No', {label: 'Enterprise support', to: '/support/'}],
    [
      'Your users, who forgot a password',
      'No: they are yours, and we don’t know them',
      {label: 'Let customers help themselves', to: '/product/adminportal/'},
    ],
  ],
}

export const questions: FaqProps = {
  title: 'How it works with us',
  questions: [
    {
      question: 'Who may open a request?',
      answer:
        'The people in your organization in the dashboard. For a restore, an export or a deletion, one of them has to confirm.',
      more: {label: 'Manage your team', to: '/docs/self-service/your-organization/'},
    },
    {
      question: 'Can your people log in to our realm?',
      answer:
        'Not as one of your users. Engineers can reach the servers. If we need to see something inside a realm, we ask you for an account, and its actions are in your admin events.',
    },
    {
      question: 'Is there a phone number?',
      answer:
        'Not for hosted deployments: email reaches whoever is on call at once, and both sides have the error text in writing. What enterprise support adds is on a page of its own.',
      more: {label: '24/7 on-call support', to: '/support/24-7-on-call/'},
    },
    {
      question: 'What should never be in a request?',
      answer: 'Passwords, tokens, client secrets, exports. We never ask for them. A user’s id is better than a name.',
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Put the address into your runbook',
  text: `${brand.supportEmail}, the name of your deployment, and who on your side may write. At three in the morning nobody wants to search.`,
  actions: [
    {label: 'Write to support', to: supportMail},
    {label: 'Other ways to reach us', to: '/contact/'},
  ],
}

/** The time on the clock of that night. @param minutes since three. */
function clock(minutes: number): string {
  return `0${3 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
