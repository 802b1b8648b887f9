import {defineProcedure, type Step} from '../procedure'
import {findClient, updateClient} from './clients'
import {nameField, urlField} from './fields'
import {realmId, realmResource} from './terraform'

const settings = (url: string) => ({
  frontchannelLogout: false,
  attributes: {
    'backchannel.logout.url': url,
    'backchannel.logout.session.required': 'true',
  },
})

/** Has Keycloak tell an application when a session ends. */
export default defineProcedure({
  name: 'back-channel-logout',
  title: 'Turn on back-channel logout',
  page: 'docs/sessions/logout.mdx',
  roles: {read: ['view-clients'], write: ['manage-clients']},
  values: [
    nameField('clientId', 'Client ID', 'acme-web'),
    urlField('url', 'Address that receives logout tokens', 'https://app.acme.example/backchannel-logout'),
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Set the address of the application',
      console: [
        `Open **Clients** > **${value('clientId')}**, and go to **Logout settings**.`,
        `Turn **Front channel logout** off, and enter **${value('url')}** as **Backchannel logout URL**.`,
        'Leave **Backchannel logout session required** on, and select **Save**.',
      ],
      what: `the client ${value('clientId')}`,
      name: value('clientId'),
      find: findClient(value('clientId')),
      want: settings(value('url')),
      update: updateClient,
    },
  ],
  terraform: (value) => ({
    blocks: [
      realmResource,
      {
        kind: 'resource',
        type: 'keycloak_openid_client',
        label: 'app',
        arguments: {
          realm_id: realmId,
          client_id: value('clientId'),
          frontchannel_logout_enabled: false,
          backchannel_logout_url: value('url'),
          backchannel_logout_session_required: true,
        },
      },
    ],
    note: 'Add these arguments to the resource that manages the client. It needs further ones, such as access_type. If you remove the address later, the provider leaves it in the client.',
  }),
  realmImport: (value) => ({
    as: 'realm',
    realm: {clients: [{clientId: value('clientId'), ...settings(value('url'))}]},
    note: 'Add these members to the client in your realm file. Partial import can’t change a client that exists.',
  }),
})
