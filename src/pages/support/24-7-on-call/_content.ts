import type {SequenceProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {CellTableProps} from '../../../kit/ui/CellTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {ScopeProps} from '../../../kit/sections/Scope'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {serviceLevels} from '../../../data/serviceLevels'
import {duration, workingDays} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {reports, responseColumns, responseRow, responseTo} from '../../../lib/responseTo'

const order = mailTo(brand.supportEmail, contactTopics['on-call'])

const down = responseTo('down')
const reported = `within ${workingDays(serviceLevels.ownServersReportWithin)}`

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: '24/7 on-call support for Keycloak',
    description:
      'Your monitoring pages engineers who know Keycloak, day and night: what pages them, how fast they answer, what they may do, and what stays with you.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: '24/7 on-call',
}

export const hero: HeroProps = {
  title: 'Your alarm calls an engineer who knows Keycloak',
  lead: `For Keycloak on your own servers. Your monitoring pages us as it would page a colleague. An engineer answers within ${duration(down.firstAnswer)}, around the clock, with your runbook open.`,
  actions: [
    {label: 'Ask for on-call support', to: order},
    {label: 'See what counts as down', to: '#answers'},
  ],
}

export const night: SequenceProps = {
  title: 'A night at 03:12',
  description: `At 03:12 a login that your monitoring tries every minute fails for the second time, and your monitoring pages us. Within ${duration(down.firstAnswer)} our engineer answers in your incident channel. They look at the servers with a read-only account, find the cause, and propose a step from the runbook. Your colleague on duty approves it, unless the runbook already does. You get a report ${reports(down)} until logins work, and a written one ${reported}.`,
  actors: [
    {id: 'monitoring', label: 'Your monitoring', tone: 'plain'},
    {id: 'engineer', label: 'Our engineer'},
    {id: 'servers', label: 'Your servers', tone: 'tint-2'},
    {id: 'duty', label: 'Your colleague', tone: 'plain'},
  ],
  steps: [
    {from: 'monitoring', to: 'engineer', label: '03:12 login failed twice', accent: true},
    {from: 'engineer', to: 'duty', label: `Answer within ${duration(down.firstAnswer)}`},
    {from: 'engineer', to: 'servers', label: 'Look, read-only'},
    {from: 'engineer', to: 'duty', label: 'Cause, proposed step'},
    {from: 'duty', to: 'engineer', label: 'Yes', dashed: true},
    {from: 'engineer', to: 'servers', label: 'Step from the runbook'},
    {from: 'monitoring', to: 'engineer', label: 'Login works', dashed: true},
    {from: 'engineer', to: 'duty', label: `Report ${reported}`},
  ],
}

export const answers: DataTableProps = {
  id: 'answers',
  title: 'How fast an engineer answers',
  lead: 'An automatic reply doesn’t count. You choose the severity. If we think that another one fits, we tell you why before we change it.',
  columns: responseColumns,
  rows: serviceLevels.responses.map(responseRow),
  note: 'These are times until an engineer answers and starts work, not until the problem is fixed: on servers that we don’t control, nobody can promise that.',
}

export const signals: Omit<SplitProps, 'children'> = {
  id: 'signals',
  title: 'What pages an engineer',
  text: [
    'A page at night has to mean that users are locked out, or soon will be. We go through your alarms and leave five that page us. The others wait until morning.',
    'The first one matters most. A server can report that it is healthy while nobody can log in, because a certificate, a DNS record or a customer’s identity provider has failed.',
  ],
  more: {label: 'Health checks and port 9000, on Kubernetes', to: '/docs/hosting/kubernetes/'},
  side: 'left',
  tone: 'sunken',
}

export const signalTable: CellTableProps = {
  columns: ['Signal', 'Read from', 'Pages when'],
  rows: [
    ['A complete login by a test user', 'Outside, every minute', 'Two in a row fail'],
    ['Share of failed logins', '`keycloak_user_events_total`', 'Five times the usual rate for five minutes'],
    ['Readiness of nodes', '`/health/ready` on port 9000', 'One more failure would take logins down'],
    ['Database connections', 'Metrics of the pool', 'Requests have waited for a minute'],
    ['Certificates', 'Outside, every day', 'Seven days are left'],
  ],
}

export const onboarding: StepsProps = {
  id: 'onboarding',
  title: 'Before the first night',
  lead: 'On-call duty begins when the rehearsal has worked, not when the contract is signed.',
  steps: [
    {label: 'Setup', text: 'We read your realms, manifests and past incidents, and draw a diagram of what runs where.'},
    {
      label: 'Access',
      text: 'You give us accounts in your own directory: read access always, write access only on request, and each use is in your log.',
    },
    {
      label: 'Runbook',
      text: 'Ten situations, each with what to look at, what to do, who has to approve it, and how to undo it.',
    },
    {label: 'Alarms', text: 'The five signals page us, through your paging system or ours.'},
    {
      label: 'Rehearsal',
      text: 'You stop a node at an hour that only you know. If we answer in time, on-call duty begins.',
    },
  ],
}

export const scope: ScopeProps = {
  id: 'scope',
  title: 'What is included',
  lists: [
    {
      title: 'What you get',
      items: [
        'A runbook in your repository, corrected after each incident',
        `A report ${reported} of each page: times, cause, what we did, what should change`,
        'A review of the alarms every quarter: which were false, which were missing',
        'Notice of Keycloak’s security releases, and what they mean for you',
      ],
    },
    {
      title: 'What we need from you',
      items: [
        'A release that the project fixes, or a date by which you will be on one',
        'At least two nodes, and a backup that has been restored once',
        'Somebody who can make decisions at night, or a runbook that makes them',
        'A staging environment in which we can look for a cause',
      ],
    },
    {
      title: 'What it does not include',
      items: [
        'Your network, cloud, database servers and applications: we tell you what we see, and call the contact that you gave us',
        'Questions from your end users',
        'Upgrades and projects: you order those separately',
        'An uptime guarantee: that comes with hosting, where we run the servers',
      ],
    },
  ],
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Questions before you sign',
  tone: 'sunken',
  questions: [
    {
      question: 'Can you see our users’ passwords?',
      answer:
        'No. Keycloak stores only hashes, and our accounts can’t read the table that holds them. Names and email addresses can appear in logs that we read with you, which the data processing terms cover.',
      more: {label: 'Data processing terms', to: '/company/service-agreement/#annex-a-data-processing-terms'},
    },
    {
      question: 'What if our Keycloak is old?',
      answer:
        'We take it on while an upgrade is planned, and tell you in writing which known vulnerabilities it has. Without a date for the upgrade we don’t take it on, because sooner or later something fails that nobody can fix.',
      more: {label: 'How upgrades go', to: '/support/version-upgrades/'},
    },
    {
      question: 'Our own team is on call already. What is different?',
      answer:
        'They can stay on call, with us as the second line: your colleague is paged first, and calls us when the runbook doesn’t help.',
    },
    {
      question: 'What if something is down now, and we have no contract?',
      answer: 'That is emergency support. It starts with an email and needs no plan.',
      more: {label: 'Emergency support', to: '/support/emergency-support/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Sleep through your next incident',
  text: 'Tell us what you run and what monitors it. You get an offer that says how many weeks it is until the rehearsal.',
  actions: [
    {label: 'Ask for on-call support', to: order},
    {label: 'See prices', to: '/pricing/support/'},
  ],
}
