import type {FlowGraphProps} from '../../kit/figures'
import type {PageProps} from '../../kit/layout/Page'
import type {CallToActionProps} from '../../kit/sections/CallToAction'
import type {DataTableProps} from '../../kit/sections/DataTable'
import type {FactRowProps} from '../../kit/sections/FactRow'
import type {FaqProps} from '../../kit/sections/Faq'
import type {HeroProps} from '../../kit/sections/Hero'
import type {ScopeProps} from '../../kit/sections/Scope'
import {engagements, type Engagement} from '../../data/engagements'
import {supportPlans} from '../../data/pricing'
import {duration} from '../../lib/duration'
import {timeNeeded} from '../../lib/engagementFacts'
import {formatPriceStart} from '../../lib/formatPrice'
import {oneOff, oneOffPrice} from '../../lib/oneOffPrice'
import {responseTo} from '../../lib/responseTo'

const down = responseTo('down')
const impaired = responseTo('impaired')

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Enterprise support for Keycloak',
    description:
      'For Keycloak that you run yourself: 24/7 on call, upgrades, migrations, reviews, extensions and themes. What you get, what it costs, and how long it takes.',
  },
  label: 'Support',
}

export const hero: HeroProps = {
  title: 'Support for the Keycloak that you run',
  lead: 'For teams with Keycloak on their own servers. Our engineers join you when logins fail, and do the work that a team does only once every few years: migrations, upgrades, reviews, extensions.',
  actions: [
    {label: 'See what we offer', to: '#offers'},
    {label: 'Keycloak is down now', to: '/support/emergency-support/'},
  ],
}

export const wayfinder: FlowGraphProps = {
  title: 'Which kind of support do you need?',
  description:
    'If logins are failing right now, emergency support. If not, and you don’t run Keycloak yet, a migration moves your users and an infrastructure implementation builds the servers. If you run Keycloak and want somebody to be called at night, on-call support. Otherwise it is one piece of work: a review, an upgrade, guidance for scale, an extension or a theme.',
  nodes: [
    {id: 'now', label: 'Are logins failing now?', kind: 'decision'},
    {id: 'emergency', label: 'Emergency support', kind: 'end'},
    {id: 'running', label: 'Do you run Keycloak?', kind: 'decision'},
    {id: 'begin', label: 'Migration', detail: 'or infrastructure', kind: 'end'},
    {id: 'nights', label: 'Someone on call at night?', kind: 'decision'},
    {id: 'oncall', label: '24/7 on call', kind: 'end'},
    {id: 'work', label: 'A piece of work', detail: 'Review, upgrade, theme …', kind: 'end'},
  ],
  edges: [
    {from: 'now', to: 'emergency', label: 'yes'},
    {from: 'now', to: 'running', label: 'no'},
    {from: 'running', to: 'begin', label: 'no'},
    {from: 'running', to: 'nights', label: 'yes'},
    {from: 'nights', to: 'oncall', label: 'yes'},
    {from: 'nights', to: 'work', label: 'no'},
  ],
}

export const facts: FactRowProps = {
  label: 'How fast a person answers customers with a plan',
  facts: [
    {figure: duration(down.firstAnswer), text: 'until a person answers when logins are down, day or night'},
    {figure: duration(impaired.firstAnswer), text: 'when logins work, but not all of them'},
    {figure: '24/7', text: 'by engineers who know Keycloak’s code'},
  ],
}

const offer = (
  label: string,
  to: string,
  result: string,
  time: string,
  price: string,
): DataTableProps['rows'][number] => [{label, to: `/support/${to}/`}, result, time, price]

const work = (label: string, to: string, result: string, engagement: Engagement) =>
  offer(label, to, result, timeNeeded(engagement), oneOffPrice(oneOff(engagement.job)))

export const offers: DataTableProps = {
  id: 'offers',
  title: 'What we offer, how long it takes, what it costs',
  columns: ['', 'What you get', 'How long', 'Price'],
  rows: [
    offer(
      '24/7 on-call',
      '24-7-on-call',
      'A runbook, five alarms that page us, a report after each incident',
      'A month or a year at a time',
      formatPriceStart(supportPlans['on-call'].price),
    ),
    offer(
      'Emergency support',
      'emergency-support',
      'Working logins, and a report on what happened',
      'Hours',
      `${oneOffPrice(oneOff('emergency'))}; part of both plans`,
    ),
    work(
      'Architecture review',
      'architecture-review',
      'Findings with evidence, a fix and its effort',
      engagements.architectureReview,
    ),
    work(
      'Version upgrades',
      'version-upgrades',
      'A rehearsed upgrade, with a tested way back',
      engagements.versionUpgrade,
    ),
    work(
      'Migrate to Keycloak',
      'migrate-to-keycloak',
      'Users with their passwords, the realm as scripts, the old tenant closed',
      engagements.migration,
    ),
    work(
      'Guidance for scale',
      'guidance-for-scale',
      'The cost of a login, and a load test that you keep',
      engagements.guidanceForScale,
    ),
    work(
      'Infrastructure implementation',
      'infrastructure-implementation',
      'Keycloak in your account, as code, tested by breaking it',
      engagements.infrastructure,
    ),
    work(
      'Custom extensions',
      'custom-extensions',
      'Source code, tests on real servers, a jar for each release',
      engagements.customExtension,
    ),
    work('Theming', 'theming', 'Every login page and email in your design', engagements.theming),
    offer('Community', 'community', 'Free help, and where to get it', 'When somebody has time', 'Free'),
  ],
  note: 'Working days are counted from the day we have what each page lists under “What we need from you”. Prices are without tax.',
}

export const scope: ScopeProps = {
  id: 'scope',
  title: 'What support covers',
  tone: 'sunken',
  lists: [
    {
      title: 'Covered',
      items: [
        'Keycloak as the project releases it, on Kubernetes, virtual machines or bare metal',
        'The extensions that our own service runs, and those that we wrote for you',
        'How your applications talk to it: tokens, SAML, sessions, logout',
        'Your customers’ identity providers, together with their administrators',
      ],
    },
    {
      title: 'Covered after a check',
      items: [
        'Extensions that somebody else wrote, if we may read the source',
        'Releases that the project no longer fixes, with a date for the upgrade',
        'Builds of Keycloak by other vendors, as far as they don’t differ',
      ],
    },
    {
      title: 'Not covered',
      items: [
        'Your applications’ own code, your cloud and your database server',
        'Help for your end users',
        'Running Keycloak for you: that is hosting',
      ],
    },
  ],
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Before you write',
  questions: [
    {
      question: 'We use your hosted service. Is this for us?',
      answer:
        'Hosting includes support around the clock, for the servers and for questions about your configuration. Migrations, themes and extensions can be ordered separately.',
      more: {label: 'Support that comes with hosting', to: '/hosting/support/'},
    },
    {
      question: 'Is there an uptime guarantee?',
      answer: 'Only for what we host. For servers that you run, we promise how fast we answer.',
      more: {label: 'Service level agreement', to: '/company/sla/'},
    },
    {
      question: 'Do we need a plan to order one piece of work?',
      answer:
        'No. A plan covers on-call duty and hours of engineering each month; a review or a theme has its own price.',
      more: {label: 'Prices of support', to: '/pricing/support/'},
    },
    {
      question: 'Who owns what you write for us?',
      answer:
        'You do: scripts, extensions, themes and runbooks are in your repository from the first day, and yours with all rights.',
      more: {label: 'Service agreement, section 10', to: '/company/service-agreement/#10-rights-in-software'},
    },
    {
      question: 'Which of our data can you see?',
      answer:
        'As little as the work needs: we use read-only accounts in your directory, which you can remove. Scripts that touch user data run on your machines.',
      more: {label: 'Data processing terms', to: '/company/service-agreement/#annex-a-data-processing-terms'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Not sure which one you need?',
  text: 'Describe your problem in three sentences. An engineer answers, and if a page of the documentation is all you need, you get the link.',
  actions: [
    {label: 'Contact us', to: '/contact/'},
    {label: 'See prices', to: '/pricing/support/'},
  ],
}
