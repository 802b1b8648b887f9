import {defineProcedure, realm, ref, secret, type Step} from '../procedure'
import {nameField, titleField, urlField} from './fields'
import {organizationLookup} from './organization-member'

/** Connects the identity provider of a customer to its organization. */
export default defineProcedure({
  name: 'organization-identity-provider',
  title: 'Connect an identity provider to an organization',
  page: 'docs/organizations/identity-providers.mdx',
  only: 'orgs',
  roles: {
    read: ['view-organizations', 'view-identity-providers'],
    write: ['view-organizations', 'manage-organizations', 'manage-identity-providers'],
  },
  values: [
    nameField('organization', 'Name of the organization', 'cedar'),
    nameField('alias', 'Alias of the provider', 'cedar-oidc'),
    titleField('displayName', 'Display name', 'Cedar Bank'),
    urlField('issuer', 'Issuer', 'https://login.cedar.example'),
    urlField('authorizationUrl', 'Authorization URL', 'https://login.cedar.example/authorize'),
    urlField('tokenUrl', 'Token URL', 'https://login.cedar.example/token'),
    urlField('jwksUrl', 'JWKS URL', 'https://login.cedar.example/keys'),
    nameField('providerClient', 'Client ID at the provider', 'acme-broker'),
    {
      name: 'brokerSecret',
      label: 'Client secret at the provider',
      default: '',
      pattern: /[\x21-\x7e]{8,500}/,
      allowed: '8 to 500 characters without spaces',
      isSecret: true,
    },
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Create the provider for the organization',
      console: [
        'The admin console can’t connect a provider to an organization of the extension in one step. Use one of the scripts, or select **Do this in my realm**.',
      ],
      what: `the identity provider ${value('alias')}`,
      name: value('alias'),
      caution: 'By default, an organization has one identity provider. A second one replaces the first.',
      lookups: [organizationLookup(value('organization'))],
      find: {path: realm('orgs', ref('org'), 'idps'), where: {alias: value('alias')}},
      want: {
        alias: value('alias'),
        displayName: value('displayName'),
        providerId: 'oidc',
        enabled: true,
        trustEmail: false,
        config: {
          issuer: value('issuer'),
          authorizationUrl: value('authorizationUrl'),
          tokenUrl: value('tokenUrl'),
          jwksUrl: value('jwksUrl'),
          useJwksUrl: 'true',
          validateSignature: 'true',
          clientId: value('providerClient'),
          clientSecret: secret('brokerSecret'),
        },
      },
      create: {method: 'POST', path: realm('orgs', ref('org'), 'idps')},
      update: {method: 'PUT', path: realm('orgs', ref('org'), 'idps', value('alias'))},
      remove: {method: 'DELETE', path: realm('orgs', ref('org'), 'idps', value('alias'))},
    },
  ],
  terraform: () => ({
    none: 'The provider keycloak/keycloak has no resource that connects an identity provider to an organization of the organizations extension.',
  }),
  realmImport: () => ({
    none: 'A realm file can contain the identity provider, but not the organization that it belongs to. Use one of the scripts.',
  }),
})
