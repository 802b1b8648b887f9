import {createCipheriv, randomBytes} from 'node:crypto'
import * as z from 'zod'
import type {MeasuredPoint} from '../../src/data/measurements'
import type {Measurer} from './list'
import {CLIENT, makeRealm, type MeasuredRealm} from './realm'

const COUNTS = [0, 10, 25, 50, 100, 150, 200]
const numbered = (start: string, count: number): string[] =>
  Array.from({length: count}, (_, index) => `${start}-${String(index + 1).padStart(3, '0')}`)

const role = z.looseObject({id: z.string(), name: z.string()})

const method =
  'Bytes of the access token of a direct grant, with the default client scopes and RS256. The names have 15 characters, such as invoices-ed-001.'

/** Gives a user more and more of something, and weighs the token each time. */
async function weigh(
  realm: MeasuredRealm,
  scope: string,
  give: (from: number, to: number) => Promise<unknown>,
): Promise<MeasuredPoint[]> {
  const points: MeasuredPoint[] = []
  let had = 0
  for (const at of COUNTS) {
    if (at > had) await give(had, at)
    had = at
    points.push({at, value: (await realm.login('alice', scope)).access_token.length})
  }
  return points
}

/** How an access token grows with the roles and groups of its user. */
export const tokenSize: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const names = numbered('invoices-ed', Math.max(...COUNTS))
    const realmRoles = await makeRealm(server, 'realm-roles')
    const byRole = async (realm: MeasuredRealm, user: string, [roles, mappings]: [string, string]) => {
      for (const name of names) await realm.admin.must('POST', `${realm.path}/${roles}`, {json: {name}})
      const all = z.array(role).parse((await realm.admin.get(`${realm.path}/${roles}?max=500`)).json)
      const json = (from: number, to: number) => all.filter(({name}) => names.slice(from, to).includes(name))
      return weigh(realm, 'openid', (from, to) =>
        realm.admin.must('POST', `${realm.path}/users/${user}/role-mappings/${mappings}`, {json: json(from, to)}),
      )
    }
    const ofRealm = await byRole(realmRoles, await realmRoles.addUser('alice'), ['roles', 'realm'])
    const clientRoles = await makeRealm(server, 'client-roles')
    const client = await clientRoles.clientId()
    const alice = await clientRoles.addUser('alice')
    const ofClient = await byRole(clientRoles, alice, [`clients/${client}/roles`, `clients/${client}`])
    return {
      quantity: 'Access token',
      unit: 'bytes',
      parameter: 'Roles or groups of the user',
      method,
      series: [
        {label: 'Groups', points: await byGroup(await makeRealm(server, 'groups'), names)},
        {label: 'Realm roles', points: ofRealm},
        {label: `Roles of the client ${CLIENT}`, points: ofClient},
      ],
    }
  },
}

async function byGroup(realm: MeasuredRealm, names: readonly string[]): Promise<MeasuredPoint[]> {
  await realm.admin.create(`${realm.path}/clients/${await realm.clientId()}/protocol-mappers/models`, {
    name: 'groups',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-group-membership-mapper',
    config: {'claim.name': 'groups', 'full.path': 'true', 'access.token.claim': 'true'},
  })
  const ids: string[] = []
  for (const name of names) ids.push(await realm.admin.create(`${realm.path}/groups`, {name}))
  const user = await realm.addUser('alice')
  return weigh(realm, 'openid', async (from, to) => {
    for (const id of ids.slice(from, to)) await realm.admin.must('PUT', `${realm.path}/users/${user}/groups/${id}`)
  })
}

/** What browsers keep of a cookie, with its name and attributes: RFC 6265, section 6.1. */
const COOKIE_LIMIT = 4096

/** How an encrypted session cookie grows with the roles of its user, if it contains all three tokens. */
export const cookieSize: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const realm = await makeRealm(server, 'cookie')
    const user = await realm.addUser('alice')
    const counts = [0, 10, 20, 40, 60, 80, 100]
    const sealed: MeasuredPoint[] = []
    const access: MeasuredPoint[] = []
    let had = 0
    for (const at of counts) {
      for (; had < at; had++) {
        const name = `department-${String(had + 1).padStart(2, '0')}-viewer`
        await realm.admin.must('POST', `${realm.path}/roles`, {json: {name}})
        const json = [role.parse((await realm.admin.get(`${realm.path}/roles/${name}`)).json)]
        await realm.admin.must('POST', `${realm.path}/users/${user}/role-mappings/realm`, {json})
      }
      const tokens = await realm.login('alice')
      const {access_token: a, refresh_token: r, id_token: i} = tokens
      const cipher = createCipheriv('aes-256-cbc', randomBytes(32), randomBytes(16))
      const content = Buffer.concat([cipher.update(JSON.stringify({a, r, i})), cipher.final()])
      sealed.push({at, value: content.toString('base64url').length})
      access.push({at, value: a.length})
    }
    return {
      quantity: 'Size',
      unit: 'bytes',
      parameter: 'Realm roles of the user',
      method:
        'The tokens of a direct grant with the scope openid and RS256. The cookie is the JSON of the three tokens, encrypted with AES-256-CBC and written in base64url. The names have 20 characters, such as department-01-viewer.',
      series: [
        {label: 'Cookie with all three tokens', points: sealed},
        {label: 'Access token', points: access},
        {label: 'What a browser keeps of a cookie', points: counts.map((at) => ({at, value: COOKIE_LIMIT}))},
      ],
    }
  },
}
