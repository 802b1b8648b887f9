import type {FlowGraphProps} from '../../../components/figures'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {SplitProps} from '../../../components/sections/Split'
import type {EngagementContent} from '../../../components/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.customExtension.mail)

export const needed: FlowGraphProps = {
  title: 'Do you need an extension?',
  description:
    'If a value is missing in the token, a mapper adds it, without code. If not, and it is about who may log in and how, a flow with conditions does it. If not, and another system only has to be told, a webhook calls your own code. Only if something has to happen during the login that none of these does, it is an extension in Java.',
  nodes: [
    {id: 'claim', label: 'A value in the token?', kind: 'decision'},
    {id: 'mapper', label: 'Mapper', detail: 'No code', kind: 'end'},
    {id: 'who', label: 'Who may log in, and how?', kind: 'decision'},
    {id: 'flow', label: 'Flow with conditions', detail: 'No code', kind: 'end'},
    {id: 'told', label: 'Another system is told?', kind: 'decision'},
    {id: 'webhook', label: 'Webhook', detail: 'Your code, any language', kind: 'end'},
    {id: 'extension', label: 'Extension', detail: 'Java, in the server', kind: 'end'},
  ],
  edges: [
    {from: 'claim', to: 'mapper', label: 'yes'},
    {from: 'claim', to: 'who', label: 'no'},
    {from: 'who', to: 'flow', label: 'yes'},
    {from: 'who', to: 'told', label: 'no'},
    {from: 'told', to: 'webhook', label: 'yes'},
    {from: 'told', to: 'extension', label: 'no'},
  ],
}

export const kinds: DataTableProps = {
  id: 'kinds',
  title: 'What an extension can be',
  lead: 'The last column decides how careful its code has to be: what runs at each login is part of how long a login takes.',
  columns: ['Wish', 'What it becomes', 'Keycloak’s interface', 'When it runs'],
  rows: [
    [
      'Look a customer number up before the login goes on',
      'A step of the login',
      'Authenticator',
      'At each login that reaches the step',
    ],
    [
      'Ask for consent to new terms of one product only',
      'Something to do at the next login',
      'RequiredActionProvider',
      'Once for each user',
    ],
    ['Users stay in a table of our own', 'A source of users', 'UserStorageProvider', 'Whenever a user is looked up'],
    [
      'Check hashes that Keycloak does not know',
      'A hash',
      'PasswordHashProvider',
      'At each login with such a password',
    ],
    [
      'A claim that another system computes',
      'A mapper with a cache',
      'ProtocolMapper',
      'At each token, refreshed ones too',
    ],
    ['Events into Kafka', 'A listener', 'EventListenerProvider', 'At each event'],
    [
      'An endpoint of our own on the login server',
      'A resource of the realm',
      'RealmResourceProvider',
      'At each call of it',
    ],
  ],
  note: 'A claim from another system puts that system into every login. We ask first whether your API can look it up later.',
}

export const breakage: Omit<SplitProps, 'children'> = {
  id: 'owner',
  title: 'Why an extension needs an owner',
  text: [
    'Most interfaces of Keycloak are internal, and any release may change them. In June 2026 a patch release renamed one method: older extensions failed above it, newer ones below.',
    'Nothing warned anybody. The server started, and each request that reached the extension was answered with 500. Both lines are from runs of our own.',
  ],
  more: {label: 'Which versions fit which server', to: '/docs/hosting/'},
  side: 'left',
  tone: 'sunken',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Custom Keycloak extensions',
      description:
        'We write authenticators, user storage, mappers and listeners for Keycloak, with tests on real servers. First we check whether a setting would do instead.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Custom extensions',
  },
  service: 'Development of Keycloak extensions',
  hero: {
    title: 'We write the step that Keycloak doesn’t have',
    lead: 'We write it as an extension, test it on the releases that you run, and hand you the source. If a setting turns out to be enough, you get a page that says which one, and no invoice for Java.',
    actions: [
      {label: 'Describe the step', to: order},
      {label: 'See what it can be', to: '#kinds'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.customExtension)},
  steps: {
    id: 'steps',
    title: 'How it is made',
    steps: [
      {
        label: 'One sentence',
        text: 'You say what should happen, when, and what the user sees if it fails. We say whether that needs code.',
      },
      {
        label: 'Failure first',
        text: 'Together we decide what happens when your service does not answer: let people in, keep them out, or ask again.',
      },
      {
        label: 'Test on a server',
        text: 'The first thing that we write starts a real Keycloak with the jar and logs a user in. It fails until the extension works.',
      },
      {
        label: 'Review',
        text: 'Your developers read every line. Passwords, tokens and personal data in logs are looked for by name.',
      },
      {label: 'Release', text: 'A signed jar for each supported release, built by your pipeline from your repository.'},
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['', 'Where', 'What it is for'],
    rows: [
      ['Source under a license of your choice', 'Your repository', 'It is yours; nobody can withdraw it'],
      ['Tests that start Keycloak with the jar', 'The same', 'An upgrade fails there and not in production'],
      ['A pipeline that builds for the current and the next release', 'Your CI', 'You know a month before'],
      ['Settings, log lines and metrics, explained', 'A page beside the source', 'Whoever is called at night'],
      ['How to take it out again', 'The same page', 'Leaving it, or us'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'The version of Keycloak and the other extensions on it',
          'A test instance of each system that the extension calls, or its description',
          'The person who decides what happens when that system is down',
          'A theme, if users see a page of it',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'Changes to Keycloak itself: we send those to the project, and you don’t wait for them',
          'Installation on our hosted service: whether an extension of yours can run there is agreed before it is written',
          'Builds for releases after the handover: a support plan has them',
          'A copy of an extension that you may not use under its license',
        ],
      },
    ],
  },
  callToAction: {
    title: 'One sentence is enough',
    text: '“During … Keycloak should …, and if … does not answer, then …” You get back: a setting, a webhook or an extension, and for the last a price.',
    actions: [
      {label: 'Describe the step', to: order},
      {label: 'Try it with a flow', to: '/docs/authentication/complex-flows/'},
    ],
  },
}
