import {realmId} from '../../src/procedures/declarations/terraform'
import type {HclValue} from '../../src/procedures/procedure'
import {PASSWORD} from '../realm/people'

/** What is special about the Terraform file of a procedure. */
export type TerraformCase = {
  /** The client, if the file is a part of the reader's resource for it: its ID, and the arguments of this resource. */
  managedClient?: {id: string; arguments: Readonly<Record<string, HclValue>>}
  /** Titles of the steps for which the provider has no resource. */
  lacks?: readonly string[]
  /** Members of the realm that the file sets to other values with the same effect. */
  differs?: Readonly<Record<string, string>>
  /** The provider leaves the settings as they are when the reader removes them from the file. */
  stays?: true
}

/** A realm in which a procedure can run, and the reader's values. */
export type ProcedureCase = {
  name: string
  /** Values that differ from the page's. Secrets are among them. */
  values?: Readonly<Record<string, string>>
  /** What has to exist before, as a part of a realm file. */
  given?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** Calls that create what a realm file can't contain, below `/realms/{realm}`. */
  calls?: readonly (readonly [path: string, json: unknown])[]
  terraform?: TerraformCase
}

const webClient = {clientId: 'acme-web', publicClient: true, redirectUris: ['https://app.acme.example/*']}

const WEB_CLIENT_ID = '5d0e7f0c-4c1b-4c59-9a0f-2f1f6c1f6f0a'

const user = (username: string, ...more: readonly object[]) => ({
  username,
  email: `${username}@acme.example`,
  firstName: 'A',
  lastName: 'User',
  enabled: true,
  emailVerified: true,
  credentials: [{type: 'password', value: PASSWORD, temporary: false}, ...more],
})

const oneTimeCode = {
  type: 'otp',
  userLabel: 'phone',
  secretData: JSON.stringify({value: 'DJmQfC73VGFhw7D4QJ8A'}),
  credentialData: JSON.stringify({digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1', subType: 'totp'}),
}

/** For Keycloak with the events extension. */
export const casesWithEvents: readonly ProcedureCase[] = [
  {name: 'create-client'},
  {name: 'audience-mapper', given: {clients: [webClient]}},
  {
    name: 'back-channel-logout',
    given: {clients: [{...webClient, id: WEB_CLIENT_ID}]},
    terraform: {
      managedClient: {
        id: WEB_CLIENT_ID,
        arguments: {
          realm_id: realmId,
          client_id: 'acme-web',
          access_type: 'PUBLIC',
          standard_flow_enabled: true,
          valid_redirect_uris: webClient.redirectUris,
        },
      },
      stays: true,
    },
  },
  {name: 'service-account', values: {role: 'view-users'}},
  {name: 'brute-force-protection'},
  // The passwords of the lab's users have 14 characters.
  {name: 'password-policy', values: {length: '12'}},
  {name: 'required-otp', given: {clients: [webClient]}},
  {name: 'remove-lost-phone', given: {users: [user('bob', oneTimeCode)]}},
  {
    name: 'passkeys',
    terraform: {
      differs: {
        webAuthnPolicyPasswordlessRequireResidentKey: 'Yes',
        webAuthnPolicyPasswordlessResidentKey: 'not specified',
      },
      stays: true,
    },
  },
  {name: 'event-retention'},
  {name: 'webhook', values: {webhookSecret: 'local-use-only-secret'}},
]

/** For Keycloak with the organizations extension. */
export const casesWithOrganizations: readonly ProcedureCase[] = [
  {name: 'organization-member', given: {users: [user('ida')]}},
  {
    name: 'organization-identity-provider',
    values: {brokerSecret: 'local-use-only-secret'},
    calls: [['orgs', {name: 'cedar', displayName: 'Cedar Bank', domains: ['cedar.example']}]],
  },
  {name: 'service-account'},
]

/** For Keycloak with its own organizations. */
export const casesWithNativeOrganizations: readonly ProcedureCase[] = [
  {name: 'native-organization', given: {users: [user('alice')]}, terraform: {lacks: ['Add the member']}},
]
