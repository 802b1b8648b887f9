import type {FlowGraphProps} from '../../../components/figures'
import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FeatureListProps} from '../../../components/sections/FeatureList'
import type {HeroProps} from '../../../components/sections/Hero'
import type {SplitProps} from '../../../components/sections/Split'
import {brand} from '../../../data/brand'
import {duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {responseTo} from '../../../lib/responseTo'

const down = responseTo('down')
const unanswered = {subject: 'A question without an answer', body: ['Link to the question:']}

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak community support: where to ask for free',
    description:
      'Where questions about Keycloak and its extensions are answered without a contract, how to ask so that somebody can answer, and when that is not enough.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: 'Community',
}

export const hero: HeroProps = {
  title: 'Free help for Keycloak, and how to get it',
  lead: 'Keycloak is open source, and so is most of the help for it. Before you pay anybody, us included, ask where the people are who write it.',
  actions: [
    {label: 'Open the discussions', to: 'https://github.com/keycloak/keycloak/discussions'},
    {label: 'How to ask', to: '#asking'},
  ],
}

export const where: FlowGraphProps = {
  title: 'Where does your question belong?',
  description:
    'If it may be a vulnerability, report it privately as the security policy of the project says. If not, and it fails with plain Keycloak too, it is an issue of the Keycloak project if it is a bug, and a discussion otherwise. If it fails only with an extension, it belongs in the repository of that extension.',
  nodes: [
    {id: 'security', label: 'A vulnerability?', kind: 'decision'},
    {id: 'private', label: 'Report it privately', detail: 'Security policy', kind: 'end'},
    {id: 'plain', label: 'Fails without extensions?', kind: 'decision'},
    {id: 'extension', label: 'The extension’s issues', kind: 'end'},
    {id: 'bug', label: 'Can others repeat it?', kind: 'decision'},
    {id: 'issue', label: 'Issue', detail: 'keycloak/keycloak', kind: 'end'},
    {id: 'discussion', label: 'Discussion', detail: 'The same repository', kind: 'end'},
  ],
  edges: [
    {from: 'security', to: 'private', label: 'yes'},
    {from: 'security', to: 'plain', label: 'no'},
    {from: 'plain', to: 'extension', label: 'no'},
    {from: 'plain', to: 'bug', label: 'yes'},
    {from: 'bug', to: 'issue', label: 'yes'},
    {from: 'bug', to: 'discussion', label: 'no'},
  ],
}

export const places: DataTableProps = {
  id: 'places',
  title: 'Where to ask what',
  columns: ['Place', 'Good for', 'Not for'],
  rows: [
    [
      {label: 'Keycloak’s documentation', to: 'https://www.keycloak.org/documentation'},
      'Options, features, upgrading: the first place to look, for your version',
      'Extensions',
    ],
    [
      {label: 'Discussions on GitHub', to: 'https://github.com/keycloak/keycloak/discussions'},
      'How to do something; ideas before you write code',
      'Bugs that can be repeated',
    ],
    [
      {label: 'Issues on GitHub', to: 'https://github.com/keycloak/keycloak/issues'},
      'Bugs, with the steps to repeat them on the newest release',
      'Questions: those belong in the discussions',
    ],
    [
      {label: 'Security policy', to: 'https://github.com/keycloak/keycloak/security/policy'},
      'Vulnerabilities, in private',
      'Everything else',
    ],
    [
      {label: 'Our documentation', to: '/docs/introduction/'},
      'Organizations, wizards, portal, webhooks, and Keycloak as we run it, with commands that were tried',
      'Your own server’s state',
    ],
    [
      {label: 'Our public source', to: brand.links.sourceCode},
      'Mistakes on these pages, and in our samples',
      'Your deployment: write to support',
    ],
  ],
  note: 'The project’s forum on Discourse is being closed: announced on 20 July 2026, read-only since September, to be switched off in December 2026. Answers that you need from it should be saved now.',
}

export const asking: Omit<SplitProps, 'children'> = {
  id: 'asking',
  title: 'How to ask so that somebody can answer',
  text: [
    'People answer in their free time what they can repeat. So take everything away that is yours: start the plain image, make a realm with three commands, and show the request that fails.',
    'Often you find the cause while you do that. If not, you have written a bug report.',
    'Leave out real host names, tokens and addresses of users. A token in a public issue is valid until it expires.',
  ],
  more: {label: 'A sample application to start from', to: '/docs/getting-started/sample/'},
  tone: 'sunken',
}

export const giving: FeatureListProps = {
  id: 'giving',
  title: 'What you can give back',
  lead: 'None of this takes Java.',
  features: [
    {
      term: 'The answer',
      text: 'If you find it yourself, write it below your question. The next person finds your question first.',
    },
    {
      term: 'Repeat a bug',
      text: 'Try an open issue on the newest release and say what you saw. That decides whether anybody looks at it.',
    },
    {term: 'Translations', text: 'Login pages and consoles are translated by those who use them.'},
    {term: 'Previews', text: 'Try one in a test realm and say what is missing, while it can still change.'},
  ],
}

export const comparison: DataTableProps = {
  id: 'comparison',
  title: 'When it is not enough',
  tone: 'sunken',
  columns: ['', 'Community', 'Our support'],
  rows: [
    [
      'Answer',
      'When somebody has time, or never',
      `From a person, within ${duration(down.firstAnswer)} if logins are down`,
    ],
    ['Who sees it', 'Everybody, for years', 'You and us'],
    ['Your data and configuration', 'Have to be left out', 'Looked at with you, under a contract'],
    ['Your version', 'Answers are about the newest one', 'The one that you run, and the way to the newest'],
    ['A fix', 'In a coming release, if it is accepted', 'A way around now, and the fix sent to the project'],
    ['Price', 'None', 'A plan, or one piece of work'],
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Asked, and got no answer?',
  text: 'Send us the link to your question. If we know the answer, we write it there, for everybody.',
  actions: [
    {label: 'Send us the link', to: mailTo(brand.supportEmail, unanswered)},
    {label: 'See support plans', to: '/pricing/support/'},
  ],
}
