import type {FlowGraphProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {SplitProps} from '../../../kit/sections/Split'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.customExtension.mail)

export const needed: FlowGraphProps = {
  title: 'Do you need an extension?',
  description:
    'If a value is missing in the token, a mapper adds it, without code. If it is about who may log in and how, a flow with conditions does it. If another system only has to be told, a webhook calls your own code. Only if something has to happen during the login that none of these can do, you need an extension in Java.',
  nodes: [
    {id: 'claim', label: 'A value in the token?', kind: 'decision'},
    {id: 'mapper', label: 'Mapper', detail: 'No code', kind: 'end'},
    {id: 'who', label: 'Who may log in, and how?', kind: 'decision'},
    {id: 'flow', label: 'Flow with conditions', detail: 'No code', kind: 'end'},
    {id: 'told', label: 'Tell another system?', kind: 'decision'},
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
  lead: 'Look at the last column: whatever runs at each login makes every login take longer.',
  columns: ['You want to', 'What we write', 'Interface', 'When it runs'],
  rows: [
    [
      'Look up a customer number during the login',
      'A step of the login',
      '`Authenticator`',
      'At each login that reaches the step',
    ],
    [
      'Ask for consent to new terms of one product only',
      'A required action',
      '`RequiredActionProvider`',
      'Once for each user',
    ],
    ['Keep users in a table of your own', 'A user source', '`UserStorageProvider`', 'Whenever a user is looked up'],
    [
      'Check password hashes that Keycloak does not know',
      'A hash algorithm',
      '`PasswordHashProvider`',
      'At each login with such a password',
    ],
    [
      'Add a claim that another system computes',
      'A mapper with a cache',
      '`ProtocolMapper`',
      'At each token, refreshed ones too',
    ],
    ['Send events to Kafka', 'An event listener', '`EventListenerProvider`', 'At each event'],
    ['Add an endpoint of your own to the login server', 'A realm resource', '`RealmResourceProvider`', 'At each call'],
  ],
  note: 'With a claim from another system, every login depends on that system. We first ask whether your API can look it up later.',
}

export const breakage: Omit<SplitProps, 'children'> = {
  id: 'owner',
  title: 'Why an extension needs an owner',
  text: [
    'Most of Keycloak’s interfaces are internal, and any release may change them. In June 2026 a patch release renamed one method: extensions built before failed after it, and extensions built after it failed on older servers.',
    'There was no warning. The server started, and every request that reached the extension got a 500. Both messages are from our own test runs.',
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
        'We write authenticators, user storage, mappers and listeners for Keycloak, with tests on real servers. First we check whether a setting is enough.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Custom extensions',
  },
  service: 'Development of Keycloak extensions',
  hero: {
    title: 'We write the step that Keycloak doesn’t have',
    lead: 'We write it as an extension, test it on the releases that you run, and give you the source. If a setting turns out to be enough, we tell you which one instead.',
    actions: [
      {label: 'Describe the step', to: order},
      {label: 'See what it can be', to: '#kinds'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.customExtension)},
  steps: {
    id: 'steps',
    title: 'How it works',
    steps: [
      {
        label: 'One sentence',
        text: 'You say what should happen, when, and what the user sees if it fails. We say whether that needs code.',
      },
      {
        label: 'Failure first',
        text: 'Together we decide what happens when your service does not answer: Keycloak lets people in, keeps them out, or tries again.',
      },
      {
        label: 'Test on a server',
        text: 'We begin with a test that starts a real Keycloak with the jar and logs a user in. It fails until the extension works.',
      },
      {
        label: 'Review',
        text: 'Your developers read every line. We check that no password, token or personal data ends up in a log.',
      },
      {label: 'Release', text: 'A signed jar for each supported release, built by your pipeline from your repository.'},
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['', 'Where', 'What it is for'],
    rows: [
      ['Source under a license of your choice', 'Your repository', 'It is yours, and nobody can withdraw it'],
      ['Tests that start Keycloak with the jar', 'The same', 'An upgrade that breaks it fails here, not in production'],
      [
        'A pipeline that builds for the current and the next release',
        'Your CI',
        'You know before the release reaches you',
      ],
      ['Settings, log lines and metrics, explained', 'A page beside the source', 'For whoever is called at night'],
      ['How to remove it', 'The same page', 'You can stop using it, or us'],
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
          'A test instance of each system that the extension calls, or its API description',
          'The person who decides what happens when that system is down',
          'A theme, if users see a page of it',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'Changes to Keycloak itself: we propose those to the project, and your extension doesn’t wait for them',
          'Installation on our hosted service: your own extensions run only on a dedicated cluster, and we agree on that before we write one',
          'Builds for releases after the handover: a support plan includes them',
          'A copy of an extension whose license does not allow you to use it',
        ],
      },
    ],
  },
  callToAction: {
    title: 'One sentence is enough',
    text: '“During … Keycloak should …, and if … does not answer, then …” We answer with a setting, a webhook or an extension, and with an estimate for an extension.',
    actions: [
      {label: 'Describe the step', to: order},
      {label: 'Try it with a flow', to: '/docs/authentication/complex-flows/'},
    ],
  },
}
