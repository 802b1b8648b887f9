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
    title: 'Keycloak community support',
    description:
      'Find out where you can get free answers about Keycloak and its extensions, how to ask a good question, and what you can do if you get no answer.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: 'Community',
}

export const hero: HeroProps = {
  composition: 'reverse',
  title: 'Get free help with Keycloak',
  lead: 'Keycloak is open source, and you can get most help for free. Before you pay a company like us, ask the community that develops it.',
  actions: [
    {label: 'Open the discussions', to: 'https://github.com/keycloak/keycloak/discussions'},
    {label: 'How to ask a question', to: '#asking'},
  ],
}

export const where: FlowGraphProps = {
  title: 'Where to ask your question',
  description:
    'If you might have found a vulnerability, report it privately, as the project’s security policy says. If the problem appears only with an extension, open an issue in that extension’s repository. If it also appears without extensions and other users can reproduce it, open an issue in the Keycloak project. Otherwise, start a discussion there.',
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
  title: 'Places to ask',
  columns: ['Place', 'Good for', 'Not for'],
  rows: [
    [
      {label: 'Keycloak’s documentation', to: 'https://www.keycloak.org/documentation'},
      'Options, features, and upgrades of each version',
      'Extensions',
    ],
    [
      {label: 'Discussions on GitHub', to: 'https://github.com/keycloak/keycloak/discussions'},
      'How-to questions, and ideas that you want to discuss before you write code',
      'Bugs that you can reproduce',
    ],
    [
      {label: 'Issues on GitHub', to: 'https://github.com/keycloak/keycloak/issues'},
      'Bugs, with the steps to reproduce them on the newest release',
      'Questions, which belong in the discussions',
    ],
    [
      {label: 'Security policy', to: 'https://github.com/keycloak/keycloak/security/policy'},
      'Private reports of vulnerabilities',
      'All other subjects',
    ],
    [
      {label: 'Our documentation', to: '/docs/introduction/'},
      'Organizations, the SSO wizard, the admin portal, webhooks, and Keycloak itself, with tested commands',
      'Problems of your particular server',
    ],
    [
      {label: 'Our public source', to: brand.links.sourceCode},
      'Mistakes on these pages and in our samples',
      'Problems of your deployment, which support can solve',
    ],
  ],
  note: 'The project’s Discourse forum is closing. According to the announcement of July 20, 2026, it became an archive in September and shuts down in December 2026. If you need anything from it, save it now.',
}

export const asking: Omit<SplitProps, 'children'> = {
  id: 'asking',
  title: 'How to ask a good question',
  text: [
    'Community members answer in their free time, and they can only help with what they can reproduce. Remove everything that is specific to your setup. For example, start the plain image, create a realm with three commands, and show the request that fails.',
    'You often find the cause on the way, and if you don’t, you have a complete bug report.',
    'Leave out real host names, tokens, and the email addresses of users. If you post a token in a public issue, any reader can use it until it expires.',
  ],
  more: {label: 'A sample application to start from', to: '/docs/getting-started/sample/'},
  tone: 'sunken',
}

export const giving: FeatureListProps = {
  composition: 'aside',
  id: 'giving',
  title: 'How you can give back',
  lead: 'You can help without knowing Java.',
  features: [
    {
      term: 'Post your solution',
      text: 'If you find the answer yourself, post it below your question, where the next user with the same problem will look.',
    },
    {
      term: 'Reproduce a bug',
      text: 'Try an open issue on the newest release and describe what you saw, because maintainers look at confirmed bugs first.',
    },
    {
      term: 'Translate',
      text: 'Users of Keycloak translate the login pages and consoles, so add or improve your language.',
    },
    {
      term: 'Test preview features',
      text: 'Try a preview feature in a test realm, and report what is missing while it can still change.',
    },
  ],
}

export const comparison: DataTableProps = {
  id: 'comparison',
  title: 'Community or paid support',
  tone: 'sunken',
  columns: ['Aspect', 'Community', 'Our support'],
  rows: [
    [
      'Response time',
      'No promise',
      `An answer from an engineer within ${duration(down.firstAnswer)} if logins are down`,
    ],
    ['Visibility', 'Public', 'Only you and us'],
    ['Your data and configuration', 'You have to leave them out', 'We look at them with you, under a contract'],
    ['Supported version', 'The newest release', 'The release that you run, and the upgrade to the newest'],
    [
      'Fixes',
      'Part of a future release, if the project accepts them',
      'A workaround now, and a fix that we propose to the project',
    ],
    ['Price', 'Free', 'The price of a plan or of a project'],
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Didn’t get an answer?',
  text: 'Send us the link to your question. If we know the answer, we post it there, so that other users can find it.',
  actions: [
    {label: 'Send us the link', to: mailTo(brand.supportEmail, contactTopics.unanswered)},
    {label: 'See support plans', to: '/pricing/support/'},
  ],
}
