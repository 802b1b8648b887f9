import type {FlowGraphProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {SplitProps} from '../../../kit/sections/Split'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {mailTo} from '../../../lib/mailTo'
import {planName} from '../../../data/offer/plan'

const order = mailTo(brand.supportEmail, engagements.customExtension.mail)

export const needed: FlowGraphProps = {
  title: 'Do you need an extension?',
  description:
    'If you need another value in the token, add a mapper without code. If you want to control who can log in and how, use a flow with conditions. If you need to notify another system, let a webhook call your code. You need an extension in Java only if something must happen during the login that none of these can do.',
  nodes: [
    {id: 'claim', label: 'A value in the token?', kind: 'decision'},
    {id: 'mapper', label: 'Mapper', detail: 'No code', kind: 'end'},
    {id: 'who', label: 'Who can log in, and how?', kind: 'decision'},
    {id: 'flow', label: 'Flow with conditions', detail: 'No code', kind: 'end'},
    {id: 'told', label: 'Notify another system?', kind: 'decision'},
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
  title: 'Types of extensions',
  lead: 'Check the last column first, because an extension that runs at each login makes every login slower.',
  columns: ['You want to', 'We write', 'Interface', 'When it runs'],
  rows: [
    [
      'Look up a customer number during the login',
      'A login step',
      '`Authenticator`',
      'At each login that reaches the step',
    ],
    [
      'Ask for consent to the terms of one product',
      'A required action',
      '`RequiredActionProvider`',
      'Once for each user',
    ],
    ['Keep users in your own table', 'A user store', '`UserStorageProvider`', 'Each time Keycloak looks up a user'],
    [
      'Check password hashes that Keycloak doesn’t support',
      'A hash algorithm',
      '`PasswordHashProvider`',
      'At each login with such a password',
    ],
    [
      'Add a claim that another system computes',
      'A mapper with a cache',
      '`ProtocolMapper`',
      'For each token, including refreshed tokens',
    ],
    ['Send events to Kafka', 'An event listener', '`EventListenerProvider`', 'At each event'],
    ['Add an endpoint to the login server', 'A realm resource', '`RealmResourceProvider`', 'At each call'],
  ],
  note: 'If a claim comes from another system, every login depends on that system. We first check whether your API can look up the value later instead.',
}

export const breakage: Omit<SplitProps, 'children'> = {
  id: 'owner',
  title: 'Why an extension needs an owner',
  text: [
    'Most of Keycloak’s interfaces are internal, and any release can change them. For example, a patch release in June 2026 renamed one method. Older extensions failed on the new server, and new extensions failed on older servers.',
    'There was no warning at startup, but every request that reached the extension failed with status 500. Both messages come from our test runs.',
  ],
  more: {label: 'See compatible versions', to: '/docs/hosting/'},
  side: 'left',
  tone: 'sunken',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Custom Keycloak extensions',
      description:
        'Get a Keycloak extension, such as an authenticator, a mapper, or a user store, with tests on real servers. We first check whether a setting is enough.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Custom extensions',
  },
  service: 'Development of Keycloak extensions',
  hero: {
    title: 'Add the login step that Keycloak lacks',
    lead: 'We write it as an extension, test it on the releases that you run, and give you the source. If a setting is enough, we tell you which one, and you don’t need an extension.',
    actions: [
      {label: 'Describe your step', to: order},
      {label: 'See types of extensions', to: '#kinds'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.customExtension)},
  steps: {
    id: 'steps',
    title: 'How it works',
    steps: [
      {
        label: 'Describe it in one sentence',
        text: 'You tell us what should happen, when, and what the user sees if it fails. We tell you whether that needs code.',
      },
      {
        label: 'Plan for failure',
        text: 'Together, we decide what happens if your service doesn’t answer. For example, Keycloak can let users in, keep them out, or try again.',
      },
      {
        label: 'Test on a server',
        text: 'We start with a test that runs a real Keycloak with the jar and logs a user in, and that fails until the extension works.',
      },
      {
        label: 'Review',
        text: 'Your developers review every line. We check that no password, token, or personal data ends up in a log.',
      },
      {label: 'Release', text: 'Your pipeline builds a signed jar for each supported release from your repository.'},
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['Deliverable', 'Location', 'Purpose'],
    rows: [
      ['Source under a license of your choice', 'Your repository', 'You own it, and we can’t revoke the license'],
      ['Tests that start Keycloak with the jar', 'Your repository', 'You find a breaking upgrade before production'],
      [
        'A pipeline that builds for the current and the next release',
        'Your CI',
        'You know about problems before the next release reaches you',
      ],
      [
        'Settings, log messages, and metrics, explained',
        'A page next to the source',
        'Your on-call engineers can use it at night',
      ],
      ['Steps to remove the extension', 'The same page', 'You can stop using it at any time'],
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
          'The person who decides what happens if that system is down',
          'A theme, if the extension shows a page to users',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'Changes to Keycloak itself, which we propose to the project without delaying your extension',
          `Installation on our hosted service, where your extensions run only on ${planName.dedicated.a} that we agree on before we start`,
          'Builds for releases after the handover, which a support plan includes',
          'A copy of an extension whose license doesn’t let you use it',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Start with one sentence',
    text: 'For example, write “During … Keycloak should …, and if … doesn’t answer, then …”. We answer with a setting, a webhook, or an extension with an estimate.',
    actions: [
      {label: 'Describe your step', to: order},
      {label: 'Try it with a flow', to: '/docs/authentication/complex-flows/'},
    ],
  },
}
