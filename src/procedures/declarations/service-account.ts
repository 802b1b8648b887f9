import {admin, defineProcedure, ref, type Step} from '../procedure'
import {findClient, lookUpClient, writeClient} from './clients'
import {nameField} from './fields'
import {clientData, realmId, realmResource} from './terraform'

const clientOf = (clientId: string) => ({
  clientId,
  protocol: 'openid-connect',
  publicClient: false,
  serviceAccountsEnabled: true,
  standardFlowEnabled: false,
  directAccessGrantsEnabled: false,
})

/** Gives a program an account with one role. */
export default defineProcedure({
  name: 'service-account',
  title: 'Create a service account with one role',
  page: 'docs/api/service-accounts.mdx',
  roles: {read: ['view-clients', 'view-users'], write: ['realm-admin']},
  values: [
    nameField('clientId', 'Client ID of the program', 'acme-backend'),
    {
      name: 'role',
      label: 'Client role of realm-management',
      default: 'view-organizations',
      hint: 'The least role that the program needs, such as view-users',
      pattern: /(?!realm-admin$)[a-z][a-z-]{2,60}/,
      allowed: 'the name of a role such as view-users, but not realm-admin, which has all rights',
    },
  ],
  steps: (value): readonly Step[] => {
    const assigned = admin('users', ref('account'), 'role-mappings', 'clients', ref('management'))
    const role = [{id: ref('role'), name: value('role')}]
    return [
      {
        title: 'Create the client',
        console: [
          'Open **Clients** and select **Create client**.',
          `Enter **${value('clientId')}** as **Client ID**, and select **Next**.`,
          'Turn **Client authentication** on, select only **Service account roles** as **Authentication flow**, and save.',
        ],
        what: `the client ${value('clientId')}`,
        name: value('clientId'),
        find: findClient(value('clientId')),
        want: clientOf(value('clientId')),
        ...writeClient,
      },
      {
        title: 'Assign the role',
        console: [
          `Open **Clients** > **${value('clientId')}** > **Service account roles**, and select **Assign role** > **Client roles**.`,
          `Select **${value('role')}** of **realm-management**, and select **Assign**.`,
        ],
        what: `the role ${value('role')} of the service account`,
        name: value('role'),
        lookups: [
          lookUpClient('backend', value('clientId')),
          lookUpClient('management', 'realm-management'),
          {
            name: 'account',
            what: `the service account of ${value('clientId')}`,
            path: admin('clients', ref('backend'), 'service-account-user'),
          },
          {
            name: 'role',
            what: `the role ${value('role')} of realm-management`,
            path: admin('clients', ref('management'), 'roles', value('role')),
          },
        ],
        find: {path: assigned, where: {name: value('role')}},
        want: {},
        create: {method: 'POST', path: assigned, body: role},
        remove: {method: 'DELETE', path: assigned, body: role},
      },
    ]
  },
  terraform: (value) => ({
    blocks: [
      realmResource,
      clientData('management', 'realm-management'),
      {
        kind: 'resource',
        type: 'keycloak_openid_client',
        label: 'backend',
        arguments: {
          realm_id: realmId,
          client_id: value('clientId'),
          access_type: 'CONFIDENTIAL',
          service_accounts_enabled: true,
          standard_flow_enabled: false,
          direct_access_grants_enabled: false,
        },
      },
      {
        kind: 'resource',
        type: 'keycloak_openid_client_service_account_role',
        label: 'role',
        arguments: {
          realm_id: realmId,
          service_account_user_id: {hcl: 'keycloak_openid_client.backend.service_account_user_id'},
          client_id: {hcl: 'data.keycloak_openid_client.management.id'},
          role: value('role'),
        },
      },
    ],
  }),
  realmImport: (value) => ({
    as: 'realm',
    realm: {
      clients: [clientOf(value('clientId'))],
      users: [
        {
          username: `service-account-${value('clientId').toLowerCase()}`,
          enabled: true,
          serviceAccountClientId: value('clientId'),
          clientRoles: {'realm-management': [value('role')]},
        },
      ],
    },
    note: 'The account and its role are an entry in the list users of the realm file.',
  }),
})
