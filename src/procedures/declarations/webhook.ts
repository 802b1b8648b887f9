import {admin, defineProcedure, found, plus, realm, secret, type Step} from '../procedure'
import {urlField} from './fields'

const types = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Has the events extension post events to an application. */
export default defineProcedure({
  name: 'webhook',
  title: 'Create a webhook',
  page: 'docs/audit-logs/webhooks.mdx',
  only: 'events',
  roles: {read: ['view-events'], write: ['manage-events']},
  values: [
    urlField('url', 'Address of the receiver', 'https://hooks.acme.example/keycloak'),
    {
      name: 'events',
      label: 'Event types',
      default: 'access.LOGIN, admin.USER-.*',
      hint: 'Separated by commas',
      pattern: /[\w.*-]+(?: *, *[\w.*-]+)*/,
      allowed: 'types such as access.LOGIN or admin.USER-.*, separated by commas',
    },
    {
      name: 'webhookSecret',
      label: 'Secret of the signature',
      default: '',
      hint: 'Your receiver needs it, too. Make one with: openssl rand -hex 32',
      pattern: /[\x21-\x7e]{16,100}/,
      allowed: '16 to 100 characters without spaces',
      isSecret: true,
    },
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Turn on the listener',
      console: [
        'Open **Realm settings** > **Events** > **Event listeners**.',
        'Add **ext-event-webhook** to **Event listeners**, and select **Save**.',
      ],
      what: 'the list of event listeners',
      name: 'event listeners',
      find: {path: admin('events', 'config')},
      want: {eventsListeners: plus('ext-event-webhook')},
      // The server answers all types if the realm has no list, and would then store that list.
      update: {method: 'PUT', path: admin('events', 'config'), omit: ['enabledEventTypes']},
    },
    {
      title: 'Create the webhook',
      console: [
        'The admin console has no page for webhooks. Use one of the scripts, or select **Do this in my realm**.',
      ],
      what: `the webhook to ${value('url')}`,
      name: value('url'),
      find: {path: realm('webhooks'), where: {url: value('url')}},
      want: {enabled: true, url: value('url'), eventTypes: types(value('events')), secret: secret('webhookSecret')},
      create: {method: 'POST', path: realm('webhooks')},
      remove: {method: 'DELETE', path: realm('webhooks', found())},
    },
  ],
  terraform: () => ({
    none: 'The provider keycloak/keycloak has no resource for the webhooks of the events extension. It can turn on the listener with keycloak_realm_events.',
  }),
  realmImport: () => ({
    none: 'Realm files contain no webhooks. Create the webhook with one of the scripts.',
  }),
})
