import type {FlowGraphProps} from '../../components/figures'
import type {PageProps} from '../../components/layout/Page'
import type {CallToActionProps} from '../../components/sections/CallToAction'
import type {DataTableProps} from '../../components/sections/DataTable'
import type {FactRowProps} from '../../components/sections/FactRow'
import type {FaqProps} from '../../components/sections/Faq'
import type {HeroProps} from '../../components/sections/Hero'
import type {ScopeProps} from '../../components/sections/Scope'
import {engagements} from '../../data/engagements'
import {duration} from '../../lib/duration'
import {timeNeeded} from '../../lib/engagementFacts'
import {responseTo} from '../../lib/responseTo'

const down = responseTo('down')
const impaired = responseTo('impaired')

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Enterprise support for Keycloak',
    description:
      'For Keycloak that you run yourself: on call around the clock, upgrades, migrations, reviews, extensions, themes. What you get, and how long it takes.',
  },
  label: 'Support',
}

export const hero: HeroProps = {
  title: 'Support for the Keycloak that you run',
  lead: 'Engineers for the server that your team looks after: on the phone when logins fail, and for the piece of work that your team does once in three years.',
  actions: [
    {label: 'Find what you need', to: '#offers'},
    {label: 'Keycloak is down now', to: '/support/emergency-support/'},
  ],
}

export const wayfinder: FlowGraphProps = {
  title: 'Which page is yours?',
  description:
    'If logins fail right now, emergency support. If not, and you run no Keycloak yet, a migration moves your users and an infrastructure implementation builds the servers. If you run one and want somebody to be called at night, on-call support. Otherwise it is one piece of work: a review, an upgrade, guidance for scale, an extension or a theme.',
  nodes: [
    {id: 'now', label: 'Do logins fail now?', kind: 'decision'},
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
    {figure: '24/7', text: 'by engineers, not by a form'},
  ],
}

const offer = (label: string, to: string, result: string, time: string): DataTableProps['rows'][number] => [
  {label, to: `/support/${to}/`},
  result,
  time,
]

export const offers: DataTableProps = {
  id: 'offers',
  title: 'What there is, and how long it takes',
  columns: ['', 'What you get', 'How long'],
  rows: [
    offer(
      '24/7 on-call',
      '24-7-on-call',
      'A runbook, five alarms that page us, a report after each incident',
      'Month by month',
    ),
    offer('Emergency support', 'emergency-support', 'Logins, and a report on what happened', 'Hours'),
    offer(
      'Architecture review',
      'architecture-review',
      'Findings with evidence, a fix and its effort',
      timeNeeded(engagements.architectureReview),
    ),
    offer(
      'Version upgrades',
      'version-upgrades',
      'A rehearsed upgrade with a measured way back',
      timeNeeded(engagements.versionUpgrade),
    ),
    offer(
      'Migrate to Keycloak',
      'migrate-to-keycloak',
      'Users with their passwords, the realm as scripts, a closed old tenant',
      timeNeeded(engagements.migration),
    ),
    offer(
      'Guidance for scale',
      'guidance-for-scale',
      'The cost of a login, and a load test that you keep',
      timeNeeded(engagements.guidanceForScale),
    ),
    offer(
      'Infrastructure implementation',
      'infrastructure-implementation',
      'Keycloak in your account, as code, broken and repaired once',
      timeNeeded(engagements.infrastructure),
    ),
    offer(
      'Custom extensions',
      'custom-extensions',
      'Source, tests on real servers, a jar for each release',
      timeNeeded(engagements.customExtension),
    ),
    offer('Theming', 'theming', 'Every login page and email in your design', timeNeeded(engagements.theming)),
    offer('Community', 'community', 'Free answers, and how to get them', 'When somebody has time'),
  ],
  note: 'Days are counted from the day we have what each page lists under “What we need from you”.',
}

export const scope: ScopeProps = {
  id: 'scope',
  title: 'What support covers',
  tone: 'sunken',
  lists: [
    {
      title: 'Yes',
      items: [
        'Keycloak of the project, on Kubernetes, machines or bare metal',
        'The extensions that our own service runs, and those that we wrote for you',
        'How your applications talk to it: tokens, SAML, sessions, logout',
        'Customers’ identity providers, together with their administrators',
      ],
    },
    {
      title: 'After a look',
      items: [
        'Extensions that somebody else wrote, if we may read the source',
        'Releases that the project no longer fixes, with a date for the upgrade',
        'Builds of Keycloak by other vendors: where they differ, their maker decides',
      ],
    },
    {
      title: 'No',
      items: [
        'Your applications’ own code, your cloud and your database server',
        'Help for your end users',
        'Hosting in your name: that is an offer of its own',
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
        'Running the servers, watching and upgrading them is part of hosting. Migrations, themes and extensions can be ordered beside it.',
      more: {label: 'Support that comes with hosting', to: '/hosting/support/'},
    },
    {
      question: 'Do we need a plan to order one piece of work?',
      answer:
        'No. A plan is for being called and for hours of engineering each month; a review or a theme has a price of its own.',
      more: {label: 'Prices of support', to: '/pricing/support/'},
    },
    {
      question: 'Who owns what you write for us?',
      answer:
        'You do: scripts, extensions, themes and runbooks are in your repository from the first day, and stay there when we are gone.',
    },
    {
      question: 'What do you get to see?',
      answer:
        'As little as the work needs: accounts of your directory that may read, which you can remove. Scripts that touch user data run on your machines.',
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Not sure which it is?',
  text: 'Describe it in three sentences. An engineer answers, and if a page of the documentation is enough, you get its address.',
  actions: [
    {label: 'Contact us', to: '/contact/'},
    {label: 'See prices', to: '/pricing/support/'},
  ],
}
