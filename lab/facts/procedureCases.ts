import {PASSWORD} from '../realm/people'

/** A realm in which a procedure can run, and the reader's values. */
export type ProcedureCase = {
  name: string
  /** Values that differ from the page's. Secrets are among them. */
  values?: Readonly<Record<string, string>>
  /** What has to exist before, as a part of a realm file. */
  given?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** Calls that create what a realm file can't contain, below `/realms/{realm}`. */
  calls?: readonly (readonly [path: string, json: unknown])[]
}

const webClient = {clientId: 'acme-web', publicClient: true, redirectUris: ['https://app.acme.example/*']}

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
  {name: 'back-channel-logout', given: {clients: [webClient]}},
  {name: 'service-account', values: {role: 'view-users'}},
  {name: 'brute-force-protection'},
  // The passwords of the lab's users have 14 characters.
  {name: 'password-policy', values: {length: '12'}},
  {name: 'required-otp', given: {clients: [webClient]}},
  {name: 'remove-lost-phone', given: {users: [user('bob', oneTimeCode)]}},
  {name: 'passkeys'},
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
  {name: 'native-organization', given: {users: [user('alice')]}},
]
