import type {FlowGraphProps} from '../../kit/figures'
import type {PageProps} from '../../kit/layout/Page'
import type {CallToActionProps} from '../../kit/sections/CallToAction'
import type {DataTableProps} from '../../kit/sections/DataTable'
import type {FactRowProps} from '../../kit/sections/FactRow'
import type {FaqProps} from '../../kit/sections/Faq'
import type {HeroProps} from '../../kit/sections/Hero'
import type {ScopeProps} from '../../kit/sections/Scope'
import {engagements, type Engagement} from '../../data/engagements'
import {supportPlans} from '../../data/offer/pricing'
import {coverage} from '../../data/offer/support'
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
    description: `Get help with the Keycloak that you run: ${coverage.short} on-call support, upgrades, migrations, reviews, extensions, and themes. See results, prices, and timelines.`,
  },
  label: 'Support',
}

export const hero: HeroProps = {
  title: 'Support for the Keycloak that you run',
  lead: 'You run Keycloak on your own servers, and our engineers back you up. You can call us when logins fail, or for work that comes up only once every few years, such as migrations, upgrades, and extensions.',
  actions: [
    {label: 'See what we offer', to: '#offers'},
    {label: 'Keycloak is down now', to: '/support/emergency-support/'},
  ],
}

export const wayfinder: FlowGraphProps = {
  title: 'Choose the support that you need',
  description:
    'If logins are failing right now, choose emergency support. If you don’t run Keycloak yet, a migration moves your users and an infrastructure implementation builds the servers. If you run Keycloak and need engineers on call at night, choose on-call support. For everything else, choose a project, such as a review, an upgrade, guidance for scale, an extension, or a theme.',
  nodes: [
    {id: 'now', label: 'Are logins failing now?', kind: 'decision'},
    {id: 'emergency', label: 'Emergency support', kind: 'end'},
    {id: 'running', label: 'Do you run Keycloak?', kind: 'decision'},
    {id: 'begin', label: 'Migration', detail: 'or infrastructure', kind: 'end'},
    {id: 'nights', label: 'Need on-call at night?', kind: 'decision'},
    {id: 'oncall', label: `${coverage.short} on call`, kind: 'end'},
    {id: 'work', label: 'A project', detail: 'Review, upgrade, theme …', kind: 'end'},
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
  label: 'Response times for customers with a plan',
  facts: [
    {figure: duration(down.firstAnswer), text: `until a person answers if logins are down, ${coverage.long}`},
    {figure: duration(impaired.firstAnswer), text: 'if some logins fail or logins are slow'},
    {figure: coverage.short, text: 'support by engineers who know Keycloak’s code'},
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
  title: 'Services and prices',
  columns: ['Service', 'What you get', 'Duration', 'Price'],
  rows: [
    offer(
      `${coverage.short} on-call`,
      '24-7-on-call',
      'A runbook, five alerts that page us, and a report after each incident',
      'A month or a year at a time',
      formatPriceStart(supportPlans['on-call'].price),
    ),
    offer(
      'Emergency support',
      'emergency-support',
      'Working logins, and a report about what happened',
      'Hours',
      `${oneOffPrice(oneOff('emergency'))}; included in both plans`,
    ),
    work(
      'Architecture review',
      'architecture-review',
      'Findings, each with evidence, a fix, and an effort estimate',
      engagements.architectureReview,
    ),
    work(
      'Version upgrades',
      'version-upgrades',
      'A rehearsed upgrade with a tested rollback',
      engagements.versionUpgrade,
    ),
    work(
      'Migrate to Keycloak',
      'migrate-to-keycloak',
      'Your users with their passwords, the realm as scripts, and the old tenant closed',
      engagements.migration,
    ),
    work(
      'Guidance for scale',
      'guidance-for-scale',
      'The cost of a login on your servers, and a load test that you keep',
      engagements.guidanceForScale,
    ),
    work(
      'Infrastructure implementation',
      'infrastructure-implementation',
      'Keycloak as code in your account, with failure tests',
      engagements.infrastructure,
    ),
    work(
      'Custom extensions',
      'custom-extensions',
      'Source code, tests on real servers, and a jar for each release',
      engagements.customExtension,
    ),
    work('Theming', 'theming', 'All login pages and emails in your design', engagements.theming),
    offer('Community', 'community', 'Free help from other Keycloak users and developers', 'No fixed time', 'Free'),
  ],
  note: 'Prices don’t include tax. We count working days from the day on which we have everything that the page lists under “What we need from you”.',
}

export const scope: ScopeProps = {
  id: 'scope',
  title: 'What support covers',
  tone: 'sunken',
  lists: [
    {
      title: 'Covered',
      items: [
        'Keycloak as the project releases it, on Kubernetes, virtual machines, or bare metal',
        'The extensions that our own service runs, and those that we wrote for you',
        'The connection of your applications to Keycloak, such as tokens, SAML, sessions, and logout',
        'Your customers’ identity providers, in cooperation with their administrators',
      ],
    },
    {
      title: 'Covered after a check',
      items: [
        'Third-party extensions, if we can read the source',
        'Releases that the project no longer fixes, if you set a date for the upgrade',
        'Keycloak builds from other vendors, where they match the project’s release',
      ],
    },
    {
      title: 'Not covered',
      items: [
        'The code of your applications, your cloud, and your database server',
        'Help for your end users',
        'Running Keycloak for you, which is what hosting offers',
      ],
    },
  ],
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Common questions',
  questions: [
    {
      question: 'We use your hosted service. Is this for us?',
      answer: `You probably don’t need it, because hosting includes support ${coverage.long} for the servers and for questions about your configuration. You can order migrations, themes, and extensions separately.`,
      more: {label: 'Support that comes with hosting', to: '/hosting/support/'},
    },
    {
      question: 'Is there an uptime guarantee?',
      answer: 'We guarantee uptime only for what we host. For servers that you run, we promise how fast we answer.',
      more: {label: 'Service level agreement', to: '/company/sla/'},
    },
    {
      question: 'Do we need a plan to order a project?',
      answer:
        'No. A plan covers on-call support and engineering hours each month, while projects such as a review or a theme have separate prices.',
      more: {label: 'Prices of support', to: '/pricing/support/'},
    },
    {
      question: 'Who owns what you write for us?',
      answer:
        'You own all rights to it. Scripts, extensions, themes, and runbooks are in your repository from the first day.',
      more: {label: 'Service agreement, section 10', to: '/company/service-agreement/#10-rights-in-software'},
    },
    {
      question: 'Which of our data can you see?',
      answer:
        'We see as little as the work needs, through read-only accounts in your directory that you can remove. Scripts that touch user data run on your machines.',
      more: {label: 'Data processing terms', to: '/company/service-agreement/#annex-a-data-processing-terms'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Not sure what you need?',
  text: 'Describe your problem in three sentences, and an engineer answers. If you only need a page of the documentation, we send you the link.',
  actions: [
    {label: 'Contact us', to: '/contact/'},
    {label: 'See prices', to: '/pricing/support/'},
  ],
}
