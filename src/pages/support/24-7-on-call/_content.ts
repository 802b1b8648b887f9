import type {SequenceProps, SketchProps} from '../../../kit/figures'
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
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {coverage} from '../../../data/offer/support'
import {duration, workingDays} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {reports, responseColumns, responseRow, responseTo} from '../../../lib/responseTo'
import {drawWeek, officeHours, otherHours} from './_week'

const order = mailTo(brand.supportEmail, contactTopics['on-call'])

const down = responseTo('down')
const reported = `within ${workingDays(serviceLevels.ownServersReportWithin)}`

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: `${coverage.short} on-call support for Keycloak`,
    description: `Let your monitoring page engineers who know Keycloak, ${coverage.long}. See what pages them, how fast they answer, and what they can do on your servers.`,
  },
  parent: {label: 'Support', to: '/support/'},
  label: `${coverage.short} on-call`,
}

export const hero: HeroProps = {
  composition: 'reverse',
  title: 'Page an engineer who knows Keycloak',
  lead: `You run Keycloak on your own servers, and your monitoring pages us like a colleague. An engineer answers within ${duration(down.firstAnswer)}, ${coverage.long}, with your runbook open.`,
  actions: [
    {label: 'Ask for on-call support', to: order},
    {label: 'See response times', to: '#answers'},
  ],
}

export const week: SketchProps = {
  title: 'The hours of a week',
  description: `A week has ${officeHours + otherHours} hours. In this example, ${officeHours} of them are office hours, from Monday to Friday. Our engineers answer in all of them, also in the other ${otherHours}.`,
  caption: `Outside office hours: ${otherHours} of ${officeHours + otherHours} hours. Our engineers answer in all of them.`,
  draw: drawWeek,
}

export const incident: Omit<SplitProps, 'children'> = {
  id: 'incident',
  space: 'small',
  title: 'What happens at 03:12',
  text: [
    'We look with a read-only account. We change something only if your runbook says so or your colleague agrees.',
  ],
  tone: 'sunken',
}

export const night: SequenceProps = {
  title: 'An incident at 03:12',
  description: `Your monitoring tests a login every minute. At 03:12, the login fails for the second time, and your monitoring pages us. Within ${duration(down.firstAnswer)}, our engineer answers in your incident channel. The engineer looks at the servers with a read-only account, finds the cause, and proposes a step from the runbook. Your colleague on call approves it, unless the runbook already does. You get a report ${reports(down)} until logins work, and a written report ${reported}.`,
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
  title: 'Response times',
  lead: 'An automatic reply doesn’t count as an answer. You choose the severity, and if we think that another one fits better, we tell you why before we change it.',
  columns: responseColumns,
  rows: serviceLevels.responses.map(responseRow),
  note: 'These are the times until an engineer answers and starts to work, not until the problem is fixed. On servers that we don’t control, we can’t promise a fix.',
}

export const signals: Omit<SplitProps, 'children'> = {
  id: 'signals',
  title: 'What pages an engineer',
  text: [
    'A page at night must mean that users are locked out or soon will be. We go through your alerts and keep five that page us, while the others wait until morning.',
    'The first signal matters most. A server can report that it’s healthy while all logins fail, for example because of an expired certificate, a wrong DNS record, or a broken identity provider.',
  ],
  more: {label: 'Health checks on Kubernetes', to: '/docs/hosting/kubernetes/'},
  side: 'left',
  tone: 'sunken',
}

export const signalTable: CellTableProps = {
  columns: ['Signal', 'Source', 'Pages us when'],
  rows: [
    ['A complete login of a test user', 'An external check, every minute', 'Two in a row fail'],
    ['Share of failed logins', '`keycloak_user_events_total`', 'The rate is five times the usual for five minutes'],
    ['Readiness of nodes', '`/health/ready` on port 9000', 'One more failure would take down logins'],
    ['Database connections', 'Metrics of the connection pool', 'Requests have waited for a minute'],
    ['Certificates', 'An external check, every day', 'A certificate expires in seven days'],
  ],
}

export const onboarding: StepsProps = {
  id: 'onboarding',
  title: 'How we get started',
  lead: 'On-call support begins after a successful rehearsal, not when you sign the contract.',
  steps: [
    {
      label: 'Setup',
      text: 'We read your realms, manifests, and past incidents, and draw a diagram of what runs where.',
    },
    {
      label: 'Access',
      text: 'You give us accounts in your directory, with permanent read access and with write access only on request, and your log shows each use.',
    },
    {
      label: 'Runbook',
      text: 'For each of ten situations, we write down what to check, what to do, who must approve it, and how to undo it.',
    },
    {label: 'Alerts', text: 'The five signals page us through your paging system or ours.'},
    {
      label: 'Rehearsal',
      text: 'You stop a node at a time that we don’t know. If we answer in time, on-call support begins.',
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
        `A report ${reported} of each page, with times, the cause, what we did, and what should change`,
        'A review of the alerts every quarter, to find false and missing ones',
        'Notice of Keycloak’s security releases and what they mean for you',
      ],
    },
    {
      title: 'What we need from you',
      items: [
        'A release that the project fixes, or a date by which you upgrade to one',
        'At least two nodes, and a backup that has been restored once',
        'A colleague who can make decisions at night, or a runbook that makes them',
        'A staging environment in which we can look for causes',
      ],
    },
    {
      title: 'What it does not include',
      items: [
        'Your network, cloud, database servers, and applications, although we tell you what we see and call the contact that you named',
        'Questions from your end users',
        'Upgrades and projects, which you can order separately',
        'An uptime guarantee, which only hosting has, because we run the servers',
      ],
    },
  ],
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Common questions',
  tone: 'sunken',
  questions: [
    {
      question: 'Can you see our users’ passwords?',
      answer:
        'No. Keycloak stores only hashes, and our accounts can’t read the table that contains them. Names and email addresses can appear in logs that we read with you, which the data processing terms cover.',
      more: {label: 'Data processing terms', to: '/company/service-agreement/#annex-a-data-processing-terms'},
    },
    {
      question: 'What if we run an old version of Keycloak?',
      answer:
        'We support it if you plan an upgrade, and we tell you in writing which known vulnerabilities it has. We don’t support it without a date for the upgrade, because sooner or later, something fails that only an upgrade can fix.',
      more: {label: 'How upgrades go', to: '/support/version-upgrades/'},
    },
    {
      question: 'Can our team stay on call?',
      answer:
        'Yes, with us as the second line. Your colleague is paged first, and calls us if the runbook doesn’t help.',
    },
    {
      question: 'Can you help now, without a contract?',
      answer: 'Yes. You can order emergency support by email, without a plan.',
      more: {label: 'Emergency support', to: '/support/emergency-support/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Sleep through your next incident',
  text: 'Tell us what you run and how you monitor it. You get an offer that says how many weeks it takes until the rehearsal.',
  actions: [
    {label: 'Ask for on-call support', to: order},
    {label: 'See prices', to: '/pricing/support/'},
  ],
}
