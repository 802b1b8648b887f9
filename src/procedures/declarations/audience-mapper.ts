import {admin, defineProcedure, found, ref, type Step} from '../procedure'
import {findClient, lookUpClient, writeClient} from './clients'
import {nameField} from './fields'
import {clientData, realmId, realmResource} from './terraform'

const api = (clientId: string) => ({
  clientId,
  protocol: 'openid-connect',
  publicClient: false,
  standardFlowEnabled: false,
  directAccessGrantsEnabled: false,
})

const mapper = (audience: string) => ({
  name: `audience ${audience}`,
  protocol: 'openid-connect',
  protocolMapper: 'oidc-audience-mapper',
  config: {
    'included.client.audience': audience,
    'access.token.claim': 'true',
    'introspection.token.claim': 'true',
  },
})

/** Adds an API to the claim `aud` of the access tokens of a client. */
export default defineProcedure({
  name: 'audience-mapper',
  title: 'Add an API to the audience of access tokens',
  page: 'docs/sessions/audience.mdx',
  roles: {read: ['view-clients'], write: ['manage-clients']},
  values: [
    nameField('apiId', 'Client ID of the API', 'acme-api'),
    nameField('clientId', 'Client ID of the application', 'acme-web'),
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Create a client for the API',
      console: [
        'Open **Clients** and select **Create client**.',
        `Enter **${value('apiId')}** as **Client ID**, and select **Next**.`,
        'Turn **Client authentication** on, turn all flows off, and select **Save**.',
      ],
      what: `the client ${value('apiId')}`,
      name: value('apiId'),
      find: findClient(value('apiId')),
      want: api(value('apiId')),
      ...writeClient,
    },
    {
      title: 'Add the mapper to the application',
      console: [
        `Open **Clients** > **${value('clientId')}**, then the tab **Client scopes**, and select **${value('clientId')}-dedicated**.`,
        'Select **Configure a new mapper** (or **Add mapper** > **By configuration**), and choose **Audience**.',
        `Enter **audience ${value('apiId')}** as **Name**, select **${value('apiId')}** in **Included Client Audience**, and select **Save**.`,
      ],
      what: `the mapper “audience ${value('apiId')}” of the client ${value('clientId')}`,
      name: `audience ${value('apiId')}`,
      lookups: [lookUpClient('client', value('clientId'))],
      find: {
        path: admin('clients', ref('client'), 'protocol-mappers', 'models'),
        where: {name: `audience ${value('apiId')}`},
      },
      want: mapper(value('apiId')),
      create: {method: 'POST', path: admin('clients', ref('client'), 'protocol-mappers', 'models')},
      update: {method: 'PUT', path: admin('clients', ref('client'), 'protocol-mappers', 'models', found())},
      remove: {method: 'DELETE', path: admin('clients', ref('client'), 'protocol-mappers', 'models', found())},
      expect: {
        path: findClient(value('clientId')).path,
        json: [
          {
            protocolMappers: ['…', {config: {'included.client.audience': value('apiId'), '…': '…'}, '…': '…'}, '…'],
            '…': '…',
          },
        ],
      },
    },
  ],
  terraform: (value) => ({
    blocks: [
      realmResource,
      clientData('app', value('clientId')),
      {
        kind: 'resource',
        type: 'keycloak_openid_client',
        label: 'api',
        arguments: {
          realm_id: realmId,
          client_id: value('apiId'),
          access_type: 'CONFIDENTIAL',
          standard_flow_enabled: false,
          direct_access_grants_enabled: false,
        },
      },
      {
        kind: 'resource',
        type: 'keycloak_openid_audience_protocol_mapper',
        label: 'audience',
        arguments: {
          realm_id: realmId,
          client_id: {hcl: 'data.keycloak_openid_client.app.id'},
          name: `audience ${value('apiId')}`,
          included_client_audience: {hcl: 'keycloak_openid_client.api.client_id'},
          add_to_id_token: false,
          add_to_access_token: true,
        },
      },
    ],
  }),
  realmImport: (value) => ({
    as: 'realm',
    realm: {
      clients: [api(value('apiId')), {clientId: value('clientId'), protocolMappers: [mapper(value('apiId'))]}],
    },
    note: `Add the mapper to the list protocolMappers of ${value('clientId')} in your realm file. Partial import can’t change a client that exists: it skips or replaces it.`,
  }),
})
