import type {SequenceProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {coverage, supportChannels, type SupportChannel} from '../../../data/offer/support'
import {clockTime} from '../../../lib/clockTime'
import {duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {responseColumns, responseRow, responseTo} from '../../../lib/responseTo'
import {unbroken} from '../../../lib/unbroken'
import {inDashboard} from '../../../lib/inDashboard'
import {parent} from '../_parent'
import Samples from './_samples.mdx'

const {firstAnswer, update = firstAnswer} = responseTo('down')

// A provider without it has no such channel.
const channels: readonly SupportChannel[] = supportChannels
const hasTelephone = channels.some(({id}) => id === 'telephone')

const supportMail = mailTo(brand.supportEmail, contactTopics.support)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Support for hosted Keycloak',
    description: `Get support with every hosted deployment. See how fast an engineer answers ${coverage.long}, what to write in an outage, and what isn’t included.`,
  },
  label: 'Support',
  parent,
}

export const hero: HeroProps = {
  title: `Logins down? An engineer answers within ${unbroken(duration(firstAnswer))}`,
  lead: `You can reach an engineer ${coverage.long}. Support is part of every hosted deployment, shared or dedicated, at no extra cost.`,
  actions: [
    {label: 'Write to support', to: supportMail},
    {label: 'Read the service levels', to: '/company/sla/'},
  ],
}

export const levels: DataTableProps = {
  id: 'response-times',
  title: 'How fast an engineer answers',
  lead: 'The clock starts when your email arrives, and an automatic reply doesn’t count as an answer.',
  columns: responseColumns,
  rows: serviceLevels.responses.map(responseRow),
  note: 'You choose the severity. If we think that another one fits better, we explain why before we change it.',
}

export const outage: SequenceProps = {
  title: 'Support during an outage',
  description: `At ${clock(0)}, your probe reports that the realm doesn’t answer, and you write to support. An engineer looks at the servers and answers by ${clock(firstAnswer)} with a first finding. By ${clock(firstAnswer + update)}, you get the next update. When logins work again, the engineer tells you, and you test a login. A written report follows within ${serviceLevels.reportWithin} working days.`,
  caption: 'The latest times that we promise, taken from the table on this page.',
  actors: [
    {id: 'you', label: 'You', tone: 'plain'},
    {id: 'engineer', label: 'Our engineer', tone: 'tint-1'},
    {id: 'servers', label: 'Servers', tone: 'tint-2'},
  ],
  steps: [
    {from: 'you', to: 'engineer', label: `${clock(0)} “Down: realm acme”`},
    {from: 'engineer', to: 'servers', label: 'Logs, nodes, database'},
    {from: 'engineer', to: 'you', label: `${clock(firstAnswer)} A first finding`, accent: true},
    {from: 'engineer', to: 'servers', label: 'Repair'},
    {from: 'engineer', to: 'you', label: `${clock(firstAnswer + update)} What we tried, what is next`},
    {from: 'engineer', to: 'you', label: '“Logins work”'},
    {from: 'you', to: 'servers', label: 'Test login'},
    {from: 'engineer', to: 'you', label: `${serviceLevels.reportWithin} working days later: the report`, dashed: true},
  ],
}

export const letter: CodeShowcaseProps = {
  composition: 'split',
  id: 'what-to-write',
  title: 'Write a request that we can act on immediately',
  lead: 'Both emails describe the same failure, but with the second one, an engineer can go straight to the log.',
  samples: Samples,
}

export const scope: DataTableProps = {
  id: 'scope',
  title: 'What support covers',
  columns: ['Request', 'Covered', 'Use instead'],
  rows: [
    ['The service is down, slow, or returns an error', 'Yes', ''],
    ['A login fails, and the events don’t say why', 'Yes', ''],
    ['You want to know how a setting of Keycloak or an extension works', 'Yes', ''],
    [
      'You need a restore, an export, or a move',
      'Yes',
      {label: 'Times for each order', to: '/docs/service/support/#orders'},
    ],
    [
      'You want to know whether your realm is set up well',
      'Single questions, but not a review',
      {label: 'Architecture review', to: '/support/architecture-review/'},
    ],
    [
      'You need help with the code of your application',
      'Only what its requests show',
      {label: 'Guides for frameworks', to: '/docs/securing-applications/'},
    ],
    ['You need an extension or a theme', 'No', {label: 'Custom extensions', to: '/support/custom-extensions/'}],
    ['You run Keycloak on your own servers', 'No', {label: 'Enterprise support', to: '/support/'}],
    [
      'Your users forgot their passwords',
      'No, because we can’t verify who they are',
      {label: 'Let customers help themselves', to: '/product/adminportal/'},
    ],
  ],
}

export const questions: FaqProps = {
  title: 'Frequently asked questions',
  questions: [
    {
      question: 'Who can open a request?',
      answer: `Every member of your team${inDashboard}. For a restore, an export, or a deletion, a member of the team also has to confirm the request.`,
      more: {label: 'Manage your team', to: '/docs/self-service/your-organization/'},
    },
    {
      question: 'Can your engineers log in to our realm?',
      answer:
        'Not as one of your users, although our engineers have access to the servers. If they need to see something inside a realm, they ask you for an account. In the admin events, you can see the changes that the account made.',
    },
    {
      question: 'Is there a phone number?',
      answer: hasTelephone
        ? 'Yes, for outages. The dashboard shows it under Support and doesn’t depend on your realm. Call it if you can’t send email. In all other cases, write to us, so that both sides have the error text.'
        : 'No. An email reaches the on-call engineer immediately, and both sides have the error text in writing.',
      more: {label: 'All channels', to: '/docs/service/support/#channels'},
    },
    {
      question: 'What should we never put in a request?',
      answer:
        'Never send passwords, tokens, client secrets, or exports, because we never ask for them. Send the ID of a user instead of the name.',
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Put our address in your runbook',
  text: `Write down ${brand.supportEmail}, the name of your deployment, and who on your team can write to us. You don’t want to look for them during an outage.`,
  actions: [
    {label: 'Write to support', to: supportMail},
    {label: 'Other ways to reach us', to: '/docs/service/support/'},
  ],
}

/** @param minutes after the start of the outage. */
function clock(minutes: number): string {
  return clockTime(coverage.exampleOutage + minutes)
}
