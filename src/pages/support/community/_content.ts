import type {FlowGraphProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {responseTo} from '../../../lib/responseTo'

const down = responseTo('down')

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak community support: where to ask for free',
    description:
      'Where to get free answers about Keycloak and its extensions, how to ask so that somebody can answer, and what to do when that is not enough.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: 'Community',
}

export const hero: HeroProps = {
  title: 'Free help for Keycloak, and how to get it',
  lead: 'Keycloak is open source, and most of the help for it is free. Before you pay anybody, us included, ask the people who write it.',
  actions: [
    {label: 'Open the discussions', to: 'https://github.com/keycloak/keycloak/discussions'},
    {label: 'How to ask', to: '#asking'},
  ],
}

export const where: FlowGraphProps = {
  title: 'Where does your question belong?',
  description:
    'If it may be a vulnerability, report it privately, as the project’s security policy says. If not, and it fails with plain Keycloak too, open an issue in the Keycloak project if others can reproduce it, and a discussion otherwise. If it fails only with an extension, it belongs in that extension’s repository.',
  nodes: [
    {id: 'security', label: 'A vulnerability?', kind: 'decision'},
    {id: 'private', label: 'Report it privately', detail: 'Security policy', kind: 'end'},
    {id: 'plain', label: 'Fails without extensions?', kind: 'decision'},
    {id: 'extension', label: 'The extension’s issues', kind: 'end'},
    {id: 'bug', label: 'Can others reproduce it?', kind: 'decision'},
    {id: 'issue', label: 'Issue', detail: 'keycloak/keycloak', kind: 'end'},
    {id: 'discussion', label: 'Discussion', detail: 'keycloak/keycloak', kind: 'end'},
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
      'Options, features, upgrading: the first place to look. Choose your version',
      'Extensions',
    ],
    [
      {label: 'Discussions on GitHub', to: 'https://github.com/keycloak/keycloak/discussions'},
      'How to do something; ideas before you write code',
      'Bugs that can be reproduced',
    ],
    [
      {label: 'Issues on GitHub', to: 'https://github.com/keycloak/keycloak/issues'},
      'Bugs, with the steps to reproduce them on the newest release',
      'Questions: those belong in the discussions',
    ],
    [
      {label: 'Security policy', to: 'https://github.com/keycloak/keycloak/security/policy'},
      'Vulnerabilities, in private',
      'Everything else',
    ],
    [
      {label: 'Our documentation', to: '/docs/introduction/'},
      'Organizations, wizards, portal, webhooks, and Keycloak as we run it, with tested commands',
      'Your own server’s state',
    ],
    [
      {label: 'Our public source', to: brand.links.sourceCode},
      'Mistakes on these pages and in our samples',
      'Your deployment: write to support',
    ],
  ],
  note: 'The project’s Discourse forum is closing. By the announcement of 20 July 2026 it became an archive in September and is shut down in December 2026, so save what you need from it now.',
}

export const asking: Omit<SplitProps, 'children'> = {
  id: 'asking',
  title: 'How to ask so that somebody can answer',
  text: [
    'People answer in their free time, and only what they can reproduce. So remove everything that is specific to you: start the plain image, create a realm with three commands, and show the request that fails.',
    'Often you find the cause on the way. If not, you have written a bug report.',
    'Leave out real host names, tokens and users’ addresses. A token in a public issue works for anybody until it expires.',
  ],
  more: {label: 'A sample application to start from', to: '/docs/getting-started/sample/'},
  tone: 'sunken',
}

export const giving: FeatureListProps = {
  composition: 'aside',
  id: 'giving',
  title: 'What you can give back',
  lead: 'You don’t need to know Java for any of this.',
  features: [
    {
      term: 'The answer',
      text: 'If you find it yourself, post it below your question. That is where the next person with the problem will look.',
    },
    {
      term: 'Reproduce a bug',
      text: 'Try an open issue on the newest release and say what you saw. Bugs that somebody has confirmed are looked at first.',
    },
    {term: 'Translations', text: 'The login pages and consoles are translated by the people who use them.'},
    {
      term: 'Previews',
      text: 'Try a preview feature in a test realm and say what is missing, while it can still change.',
    },
  ],
}

export const comparison: DataTableProps = {
  id: 'comparison',
  title: 'When that is not enough',
  tone: 'sunken',
  columns: ['', 'Community', 'Our support'],
  rows: [
    [
      'Answer',
      'When somebody has time, or never',
      `From an engineer, within ${duration(down.firstAnswer)} if logins are down`,
    ],
    ['Who sees it', 'Everybody, for years', 'You and us'],
    ['Your data and configuration', 'Have to be left out', 'We look at them with you, under a contract'],
    ['Your version', 'Answers are about the newest one', 'The one that you run, and the upgrade to the newest'],
    ['A fix', 'In a coming release, if it is accepted', 'A workaround now, and the fix sent to the project'],
    ['Price', 'Free', 'A plan, or a price for one piece of work'],
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Asked, and got no answer?',
  text: 'Send us the link to your question. If we know the answer, we post it there, for everybody.',
  actions: [
    {label: 'Send us the link', to: mailTo(brand.supportEmail, contactTopics.unanswered)},
    {label: 'See support plans', to: '/pricing/support/'},
  ],
}
