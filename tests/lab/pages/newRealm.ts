import * as z from 'zod'
import type {Lab} from '../../../lab'
import type {Answer} from '../../../lab/consumers/http'

/** The password of everybody in a new realm. */
export const NEW_PASSWORD = 'correct horse battery staple'

/** A realm that was made with nothing but its name. */
export type NewRealm = {
  name: string
  /** Path of its Admin API. */
  api: string
}

let count = 0

/** Does something with a realm that was made with nothing but its name. */
export async function withRealm<T>(lab: Lab, use: (realm: NewRealm) => Promise<T>): Promise<T> {
  const realm = await makeRealm(lab)
  try {
    return await use(realm)
  } finally {
    const {status} = await lab.http.admin.delete(realm.api)
    // A check may have removed it itself.
    if (status !== 204 && status !== 404) console.error(`The realm ${realm.name} could not be removed: ${status}.`)
  }
}

/** Makes a realm with nothing but its name. It goes with the server. */
export async function makeRealm({http}: Lab): Promise<NewRealm> {
  count += 1
  const name = `new-realm-${count}`
  await http.admin.must('POST', '/admin/realms', {json: {realm: name, enabled: true}})
  return {name, api: `/admin/realms/${name}`}
}

/**
 * Makes something at a server when it is first asked for, and once: for checks that change nothing, as a realm takes
 * seconds. It goes with the server.
 */
export function onceForLab<T>(make: (lab: Lab) => Promise<T>): (lab: Lab) => Promise<T> {
  const made = new WeakMap<Lab, Promise<T>>()
  return (lab) => {
    const known = made.get(lab) ?? make(lab)
    made.set(lab, known)
    return known
  }
}

const untouchedRealm = onceForLab(makeRealm)

/** Reads a realm that was made with nothing but its name. It is the same for all: nothing may change it. */
export async function readRealm<T>(lab: Lab, use: (realm: NewRealm) => Promise<T>): Promise<T> {
  return use(await untouchedRealm(lab))
}

/** A person of the realm who can log in: Alice, where nothing else is said. @returns the person's id. */
export function addPerson(
  {http}: Lab,
  {api}: NewRealm,
  other: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  return http.admin.create(`${api}/users`, {
    username: 'alice',
    email: 'alice@acme.example',
    firstName: 'Alice',
    lastName: 'Ahlers',
    enabled: true,
    emailVerified: true,
    credentials: [{type: 'password', value: NEW_PASSWORD, temporary: false}],
    ...other,
  })
}

const withId = z.looseObject({id: z.string()})

/** The id of a client of the realm. */
export async function clientIdOf({http}: Lab, {api}: NewRealm, clientId: string): Promise<string> {
  const [client] = await http.admin.read(`${api}/clients?clientId=${clientId}`, z.array(withId))
  if (!client) throw new Error(`The realm has no client ${clientId}.`)
  return client.id
}

/** Gives roles of the client `realm-management` to a person, or to the account of a service. */
export async function giveRoles(lab: Lab, realm: NewRealm, userId: string, roles: readonly string[]): Promise<void> {
  const client = await clientIdOf(lab, realm, 'realm-management')
  const json = await Promise.all(
    roles.map((role) => lab.http.admin.read(`${realm.api}/clients/${client}/roles/${role}`, withId)),
  )
  await lab.http.admin.must('POST', `${realm.api}/users/${userId}/role-mappings/clients/${client}`, {json})
}

/** The administrator of the pages, who has `realm-admin`. @returns the id. */
export async function addAdministrator(lab: Lab, realm: NewRealm): Promise<string> {
  const id = await addPerson(lab, realm, {username: 'ops@acme.example', email: 'ops@acme.example'})
  await giveRoles(lab, realm, id, ['realm-admin'])
  return id
}

/** A client with a service account that has these roles of `realm-management`. */
export async function addServiceAccount(
  lab: Lab,
  realm: NewRealm,
  {clientId, secret, roles}: {clientId: string; secret: string; roles: readonly string[]},
): Promise<void> {
  const json = {clientId, secret, serviceAccountsEnabled: true, standardFlowEnabled: false}
  const id = await lab.http.admin.create(`${realm.api}/clients`, json)
  const account = await lab.http.admin.read(`${realm.api}/clients/${id}/service-account-user`, withId)
  await giveRoles(lab, realm, account.id, roles)
}

/** Asks the token endpoint with the client that every realm has for the admin CLI. */
export function askForTokens({http}: Lab, {name}: NewRealm, form: Readonly<Record<string, string>>): Promise<Answer> {
  return http.anonymous.request('POST', `/realms/${name}/protocol/openid-connect/token`, {
    form: {client_id: 'admin-cli', ...form},
  })
}

/** Alice's login without a browser. */
export function logIn(lab: Lab, realm: NewRealm, password = NEW_PASSWORD): Promise<Answer> {
  return askForTokens(lab, realm, {grant_type: 'password', username: 'alice', password})
}

/** The object that an answer has. */
export function objectOf({json}: {json: unknown}): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(json)
}
