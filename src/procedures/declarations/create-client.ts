import {defineProcedure, type Step} from '../procedure'
import {findClient, writeClient} from './clients'
import {nameField, urlField} from './fields'
import {realmId, realmResource} from './terraform'

/** Registers a public client with PKCE for an application that runs in the browser. */
export default defineProcedure({
  name: 'create-client',
  title: 'Create a client for a browser application',
  page: 'docs/securing-applications/react.mdx',
  roles: {read: ['view-clients'], write: ['manage-clients']},
  values: [
    nameField('clientId', 'Client ID', 'acme-react'),
    urlField('origin', 'Address of the application', 'http://localhost:5102'),
    urlField('redirectUri', 'Redirect URI', 'http://localhost:5102/callback'),
    urlField('logoutUri', 'Address after logout', 'http://localhost:5102/logged-out'),
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Create the client',
      console: [
        'Open **Clients** and select **Create client**.',
        `Enter **${value('clientId')}** as **Client ID**, and select **Next**.`,
        'Leave **Client authentication** off and **Standard flow** on, turn **Direct access grants** off, choose **S256** as **PKCE Method**, and select **Next**.',
        `Enter **${value('origin')}** as **Root URL** and **Web origins**, **${value('redirectUri')}** as **Valid redirect URIs**, and **${value('logoutUri')}** as **Valid post logout redirect URIs**. Select **Save**.`,
        'On the tab **Client scopes**, select the dedicated scope, open **Scope**, and turn **Full scope allowed** off.',
      ],
      what: `the client ${value('clientId')}`,
      name: value('clientId'),
      find: findClient(value('clientId')),
      want: clientOf(value),
      ...writeClient,
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
          access_type: 'PUBLIC',
          standard_flow_enabled: true,
          direct_access_grants_enabled: false,
          full_scope_allowed: false,
          pkce_code_challenge_method: 'S256',
          root_url: value('origin'),
          web_origins: [value('origin')],
          valid_redirect_uris: [value('redirectUri')],
          valid_post_logout_redirect_uris: [value('logoutUri')],
        },
      },
    ],
  }),
  realmImport: (value) => ({as: 'partial', realm: {clients: [clientOf(value)]}}),
})

const clientOf = (value: (name: 'clientId' | 'origin' | 'redirectUri' | 'logoutUri') => string) => ({
  clientId: value('clientId'),
  protocol: 'openid-connect',
  publicClient: true,
  standardFlowEnabled: true,
  directAccessGrantsEnabled: false,
  fullScopeAllowed: false,
  rootUrl: value('origin'),
  redirectUris: [value('redirectUri')],
  webOrigins: [value('origin')],
  attributes: {
    'pkce.code.challenge.method': 'S256',
    'post.logout.redirect.uris': value('logoutUri'),
  },
})
