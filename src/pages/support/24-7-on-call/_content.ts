import type {SequenceProps} from '../../../components/figures'
import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {CellTableProps} from '../../../components/ui/CellTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {HeroProps} from '../../../components/sections/Hero'
import type {ScopeProps} from '../../../components/sections/Scope'
import type {SplitProps} from '../../../components/sections/Split'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import {serviceLevels, type Response} from '../../../data/serviceLevels'
import {duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {reports, responseTo} from '../../../lib/responseTo'

const order = mailTo(brand.supportEmail, {
  subject: 'On-call support',
  body: [
    'Version of Keycloak, and where it runs:',
    'Clusters in production:',
    'What watches it today:',
    'Who is called today:',
    'From when:',
  ],
})

const responses: readonly Response[] = serviceLevels.responses
const down = responseTo('down')

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: '24/7 on-call support for Keycloak',
    description:
      'Engineers who know Keycloak are called by your monitoring, day and night: what wakes them, how fast they answer, what they may do, and what stays with you.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: '24/7 on-call',
}

export const hero: HeroProps = {
  title: 'Your alarm calls an engineer who knows Keycloak',
  lead: `For Keycloak on your own servers. Your monitoring pages us as it would page a colleague. A person answers within ${duration(down.firstAnswer)}, at any hour, with your runbook open.`,
  actions: [
    {label: 'Ask for on-call support', to: order},
    {label: 'See what counts as down', to: '#answers'},
  ],
}

export const night: SequenceProps = {
  title: 'Twelve minutes past three',
  description: `At 03:12 a login that your monitoring tries every minute fails for the second time, and it pages us. Within ${duration(down.firstAnswer)} our engineer answers in your incident channel. They look at the servers with an account that may read, find the cause, and propose a step of the runbook. Your colleague on duty says yes, or the runbook has said so before. Reports come ${reports(down)} until logins work, and the next working day a written one.`,
  actors: [
    {id: 'monitoring', label: 'Your monitoring', tone: 'plain'},
    {id: 'engineer', label: 'Our engineer'},
    {id: 'servers', label: 'Your servers', tone: 'tint-2'},
    {id: 'duty', label: 'Your colleague', tone: 'plain'},
  ],
  steps: [
    {from: 'monitoring', to: 'engineer', label: '03:12 login failed twice', accent: true},
    {from: 'engineer', to: 'duty', label: `Answer within ${duration(down.firstAnswer)}`},
    {from: 'engineer', to: 'servers', label: 'Look, with read access'},
    {from: 'engineer', to: 'duty', label: 'Cause, proposed step'},
    {from: 'duty', to: 'engineer', label: 'Yes', dashed: true},
    {from: 'engineer', to: 'servers', label: 'Step of the runbook'},
    {from: 'monitoring', to: 'engineer', label: 'Login works', dashed: true},
    {from: 'engineer', to: 'duty', label: 'Report, next working day'},
  ],
}

export const answers: DataTableProps = {
  id: 'answers',
  title: 'How fast somebody answers',
  lead: 'The first answer comes from an engineer, not from a form. You choose the severity, and we don’t argue about it at night.',
  columns: ['Severity', 'What belongs to it', 'First answer', 'Reports', 'Hours'],
  rows: responses.map((response) => [
    response.severity,
    response.meaning,
    duration(response.firstAnswer),
    reports(response),
    response.hours === 'always' ? 'Day and night' : 'Working days',
  ]),
  note: 'These are times until a person answers and works, not until it is repaired: a promise of that for servers that we don’t control would be worth nothing.',
}

export const signals: Omit<SplitProps, 'children'> = {
  id: 'signals',
  title: 'What wakes someone up',
  text: [
    'A page at night has to mean that users are locked out, or soon will be. We go through your alarms and leave five that page. The others wait until morning.',
    'The first one matters most. A server can be healthy by its own account while nobody logs in, because a certificate, a DNS record or a customer’s identity provider has failed.',
  ],
  more: {label: 'Health checks and port 9000, on Kubernetes', to: '/docs/hosting/kubernetes/'},
  side: 'left',
  tone: 'sunken',
}

export const signalTable: CellTableProps = {
  columns: ['Signal', 'Read from', 'Pages when'],
  rows: [
    ['A whole login of a test user', 'Outside, each minute', 'Two in a row fail'],
    ['Share of failed logins', 'keycloak_user_events_total', 'Five times the usual for five minutes'],
    ['Readiness of nodes', '/health/ready on port 9000', 'Fewer are ready than one failure needs'],
    ['Connections to the database', 'Metrics of the pool', 'Somebody waits for a minute'],
    ['Certificates', 'Outside, each day', 'Seven days are left'],
  ],
}

export const onboarding: StepsProps = {
  id: 'onboarding',
  title: 'Before the first night',
  lead: 'On call begins when the rehearsal has worked, not when the contract is signed.',
  steps: [
    {label: 'Setup', text: 'We read your realms, manifests and past incidents, and draw what runs where.'},
    {
      label: 'Access',
      text: 'Accounts of your own directory for us: reading always, changing only on request, each use in your log.',
    },
    {
      label: 'Runbook',
      text: 'Ten situations, each with what to look at, what to do, who has to agree, and how to go back.',
    },
    {label: 'Alarms', text: 'The five signals page us, through your paging system or ours.'},
    {label: 'Rehearsal', text: 'A node is stopped at an hour that only you know. The clock decides whether we begin.'},
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
        'A report after each page: times, cause, what we did, what should change',
        'A review of alarms every quarter: which were false, which were missing',
        'Notice of Keycloak’s security releases, with what they mean for you',
      ],
    },
    {
      title: 'What we need from you',
      items: [
        'A release that the project fixes, or a date by which you will be on one',
        'Two nodes or more, and a backup that was restored once',
        'Somebody who may decide at night, or a runbook that decides',
        'A staging environment in which a cause can be looked for',
      ],
    },
    {
      title: 'What it does not include',
      items: [
        'Your network, cloud, database servers and applications: we say what we see, and call whom you name',
        'Questions of your end users',
        'Upgrades and projects: they have pages of their own',
        'An uptime guarantee: that comes with hosting, where the servers are ours',
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
        'No. Keycloak stores hashes, and our accounts can’t read the table that holds them. Names and email addresses can appear in logs that we read with you, which the data processing agreement covers.',
    },
    {
      question: 'What if our Keycloak is old?',
      answer:
        'We take it on call while an upgrade is planned, and say in writing which known vulnerabilities it has. Without a date for the upgrade we don’t, since the next alarm would be one that nobody can repair.',
      more: {label: 'How upgrades go', to: '/support/version-upgrades/'},
    },
    {
      question: 'Our own team is on call already. What is different?',
      answer:
        'They keep the pager. You can have us as the second line: your colleague is paged first and calls us when the runbook ends.',
    },
    {
      question: 'Something is down now, and we have no contract.',
      answer: 'That is emergency support. It begins with a mail and needs no plan.',
      more: {label: 'Emergency support', to: '/support/emergency-support/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Plan your first covered night',
  text: 'Tell us what you run and what watches it. You get an offer with the weeks until the rehearsal.',
  actions: [
    {label: 'Ask for on-call support', to: order},
    {label: 'See prices', to: '/pricing/support/'},
  ],
}
