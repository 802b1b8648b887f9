import * as z from 'zod'
import type {Lab} from '../start'
import type {Answer} from '../consumers/http'

/** The password of everybody in a new realm. */
const NEW_PASSWORD = 'correct horse battery staple'

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
async function makeRealm({http}: Lab): Promise<NewRealm> {
  count += 1
  const name = `new-realm-${count}`
  await http.admin.must('POST', '/admin/realms', {json: {realm: name, enabled: true}})
  return {name, api: `/admin/realms/${name}`}
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
