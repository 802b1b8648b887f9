import type {SequenceProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {serviceLevels} from '../../../data/serviceLevels'
import {duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {responseColumns, responseRow, responseTo} from '../../../lib/responseTo'
import {unbroken} from '../../../lib/unbroken'
import {parent} from '../_parent'
import Samples from './_samples.mdx'

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
  title: `Nobody can log in? An engineer answers within ${unbroken(duration(firstAnswer))}`,
  lead: 'Day and night. Support is part of every hosted deployment, shared or dedicated, at no extra cost.',
  actions: [
    {label: 'Write to support', to: supportMail},
    {label: 'Read the service levels', to: '/company/sla/'},
  ],
}

export const levels: DataTableProps = {
  id: 'response-times',
  title: 'How fast an engineer answers',
  lead: 'The clock starts when your email arrives, and an automatic reply doesn’t count.',
  columns: responseColumns,
  rows: serviceLevels.responses.map(responseRow),
  note: 'You choose the severity. If we think that another one fits, we tell you why before we change it.',
}

export const night: SequenceProps = {
  title: 'A night on which nobody can log in',
  description: `At 03:00 your probe reports that the realm does not answer, and you write to support. An engineer looks at the servers and answers by ${clock(firstAnswer)} with a first finding. By ${clock(firstAnswer + update)} you get the next report. When logins work you hear of it, and a report follows within ${serviceLevels.reportWithin} working days.`,
  caption: 'The latest times that we promise; they are those of the table below.',
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
  composition: 'split',
  id: 'what-to-write',
  title: 'What to write so that we can start at once',
  lead: 'The same failure, described twice. With the second email, an engineer can go straight to the log.',
  samples: Samples,
}

export const scope: DataTableProps = {
  id: 'scope',
  title: 'What support covers',
  columns: ['Question', 'Covered', 'Otherwise'],
  rows: [
    ['The service is down, slow, or answers with an error', 'Yes', ''],
    ['A login fails, and the events don’t say why', 'Yes', ''],
    ['How a setting of Keycloak or of an extension works', 'Yes', ''],
    ['A restore, an export, a custom domain, a move', 'Yes', ''],
    [
      'Whether your realm is set up well',
      'A question, yes; a review, no',
      {label: 'Architecture review', to: '/support/architecture-review/'},
    ],
    [
      'Code of your application',
      'Only what its requests show',
      {label: 'Guides for frameworks', to: '/docs/securing-applications/'},
    ],
    ['Writing an extension or a theme', 'No', {label: 'Custom extensions', to: '/support/custom-extensions/'}],
    ['Keycloak on your own servers', 'No', {label: 'Enterprise support', to: '/support/'}],
    [
      'Your users’ forgotten passwords',
      'No: we can’t tell who they are',
      {label: 'Let customers help themselves', to: '/product/adminportal/'},
    ],
  ],
}

export const questions: FaqProps = {
  title: 'How support works',
  questions: [
    {
      question: 'Who may open a request?',
      answer:
        'Everybody in your team in the dashboard. For a restore, an export or a deletion, one of them has to confirm the request.',
      more: {label: 'Manage your team', to: '/docs/self-service/your-organization/'},
    },
    {
      question: 'Can your people log in to our realm?',
      answer:
        'Not as one of your users. Our engineers have access to the servers. If they need to see something inside a realm, they ask you for an account, and your admin events show what it did.',
    },
    {
      question: 'Is there a phone number?',
      answer:
        'Not for hosted deployments: an email reaches the engineer on call at once, and both sides have the error text in writing. On-call support, for your own servers, can be paged by your monitoring.',
      more: {label: '24/7 on-call support', to: '/support/24-7-on-call/'},
    },
    {
      question: 'What should never be in a request?',
      answer:
        'Passwords, tokens, client secrets and exports. We never ask for them. Send a user’s id rather than a name.',
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Put our address in your runbook',
  text: `${brand.supportEmail}, the name of your deployment, and who in your team may write. At three in the morning, nobody wants to look for them.`,
  actions: [
    {label: 'Write to support', to: supportMail},
    {label: 'Other ways to reach us', to: '/contact/'},
  ],
}

/** The time on the clock of that night. @param minutes since three. */
function clock(minutes: number): string {
  return `0${3 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
