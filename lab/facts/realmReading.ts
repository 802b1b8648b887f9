import {expect} from 'vitest'
import * as z from 'zod'
import {checkRealms, type CheckResult} from '../../src/tools/realm-check/check'
import {examples, realmWith} from '../../src/tools/realm-check/fixtures/examples'
import {readRealms} from '../../src/tools/realm-check/read'
import {readRealm} from '../../src/tools/realm-check/server/readRealm'
import type {Get} from '../../src/tools/realm-check/server/reading'
import {viewRoles} from '../../src/tools/realm-check/server/viewRoles'
import type {Caller} from '../consumers/http'
import type {Lab} from '../start'

/** Rules whose examples have something in each part of a realm that the reading puts together. */
const SAMPLES = [
  'client-wildcard-redirect',
  'saml-wildcard-redirect',
  'idp-mapper-once',
  'idp-auto-link',
  'flow-no-second-factor',
  'ldap-plain',
  'key-rsa-short',
  'claim-editable-attribute',
  'default-role-admin',
  'default-group-admin',
  'service-account-admin',
  'group-admin',
  'upgrade-group-policies',
  'upgrade-secure-client-uris',
] as const

/** Rules about what only the reading has: the people with administration roles, lengths of secrets, and organizations. */
const MORE_THAN_EXPORT: ReadonlySet<string> = new Set(['admin-no-second-factor', 'client-short-secret'])

const objects = z.array(z.looseObject({id: z.string(), name: z.string().optional()}))

const PASSWORD = 'correct horse battery staple'

/** An account of the realm `master` that has the least roles in another realm. */
async function createReader({http}: Lab, realm: string): Promise<{caller: Caller; remove: () => Promise<void>}> {
  const {admin} = http
  const username = `reader-of-${realm}`
  const id = await admin.create('/admin/realms/master/users', {
    ...{username, enabled: true, emailVerified: true, email: `${username}@acme.example`},
    ...{firstName: 'Rita', lastName: 'Reader', credentials: [{type: 'password', value: PASSWORD, temporary: false}]},
  })
  const path = '/admin/realms/master/clients'
  const [client] = await admin.read(`${path}?clientId=${realm}-realm`, objects)
  if (!client) throw new Error(`The realm master has no client for the realm ${realm}.`)
  const roles = await admin.read(`${path}/${client.id}/roles`, objects)
  const wanted = roles.filter(({name = ''}) => Object.hasOwn(viewRoles, name))
  expect(wanted.map(({name}) => name).sort()).toEqual(Object.keys(viewRoles).sort())
  await admin.must('POST', `/admin/realms/master/users/${id}/role-mappings/clients/${client.id}`, {json: wanted})
  return {
    caller: http.with({realm: 'master', clientId: 'admin-cli', username, password: PASSWORD}),
    remove: async () => {
      await admin.must('DELETE', `/admin/realms/master/users/${id}`)
    },
  }
}

/** Sends the requests of the reading, as the page does. @throws what the server answers, unless it is 200, 403, or 404. */
const getOf =
  (caller: Caller): Get =>
  async (path) => {
    const {status, json, text} = await caller.get(path)
    if (status === 403) return {kind: 'denied'}
    if (status === 404) return {kind: 'absent'}
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text}`)
    return {kind: 'json', value: json}
  }

const check = (text: string): Promise<CheckResult> =>
  checkRealms(readRealms(text), {target: '27', threshold: 'low', baseline: [], pause: () => Promise.resolve()})

const placesOf = ({violations}: CheckResult): string[] =>
  violations
    .filter(({rule}) => !rule.isAboutFile && !MORE_THAN_EXPORT.has(rule.id))
    .flatMap(({rule, evidence}) =>
      evidence.map(({subject, value = ''}) => `${rule.id}: ${subject.kind} ${subject.name} ${value}`),
    )
    .sort()

async function compare(lab: Lab, id: string): Promise<void> {
  const {admin} = lab.http
  const realm = `reading-${id}`
  const bad = examples[id]?.bad
  if (!bad) throw new Error(`The rule ${id} has no example.`)
  const json: unknown = JSON.parse(
    JSON.stringify({...realmWith(bad), realm}, (name, value: unknown) => (name === 'id' ? undefined : value)),
  )
  await admin.must('POST', '/admin/realms', {json})
  const reader = await createReader(lab, realm)
  try {
    const query = 'exportClients=true&exportGroupsAndRoles=true'
    const {text} = await admin.must('POST', `/admin/realms/${realm}/partial-export?${query}`)
    // Only administrators of all realms can read the version, and rules for single changes depend on it.
    const exported = await check(text.replace(/"keycloakVersion"\s*:\s*"[^"]*",?/, ''))
    const read = await check(JSON.stringify(await readRealm(realm, getOf(reader.caller))))
    expect(placesOf(read), `the realm of the example ${id}`).toEqual(placesOf(exported))
    expect(read.violations.map(({rule}) => rule.id)).toContain(id)
    const reasons = read.unchecked.map(({reason}) => reason).filter((reason) => reason.includes('lacks the role'))
    expect(reasons, `what the roles don’t read in the realm of the example ${id}`).toEqual([])
  } finally {
    await reader.remove()
    await admin.must('DELETE', `/admin/realms/${realm}`)
  }
}

/** Compares the reading with the partial export, in realms with different mistakes. @throws the first difference. */
export async function proveReading(lab: Lab): Promise<void> {
  for (const id of SAMPLES) await compare(lab, id)
}
