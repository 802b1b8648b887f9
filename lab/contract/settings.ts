/** The client with which the users of the contract realm get their tokens. */
export const CLIENT = 'contract'

/** The password of all users of the contract realm. */
export const PASSWORD = 'contract-test'

/** A user that a scenario created. */
export type User = {id: string; username: string; email: string}

const client = {clientId: CLIENT, publicClient: true, directAccessGrantsEnabled: true}

/** The client of the contract realm. */
export const clientSettings = {...client, redirectUris: ['https://app.example.com/*']}

/** The realm in which the operations are called. */
export function realmSettings(name: string) {
  return {
    realm: name,
    enabled: true,
    accessTokenLifespan: 3600,
    // There are dozens of users, and their passwords protect nothing: the server need not work hard on them.
    passwordPolicy: 'hashAlgorithm(pbkdf2-sha256) and hashIterations(1)',
    eventsEnabled: true,
    adminEventsEnabled: true,
    adminEventsDetailsEnabled: true,
    eventsListeners: ['jboss-logging', 'ext-event-webhook'],
  }
}

/** A user who can log in. */
export function userSettings(username: string, emailVerified = true) {
  return {
    username,
    email: `${username}@people.example`,
    emailVerified,
    enabled: true,
    firstName: 'Contract',
    lastName: 'Test',
    credentials: [{type: 'password', value: PASSWORD}],
  }
}

/** Another realm with an administrator. */
export function foreignRealm(name: string) {
  const administrator = {...userSettings('stranger'), clientRoles: {'realm-management': ['realm-admin']}}
  return {
    username: administrator.username,
    settings: {realm: name, enabled: true, accessTokenLifespan: 3600, clients: [client], users: [administrator]},
  } as const
}
