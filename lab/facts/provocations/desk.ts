import {randomUUID} from 'node:crypto'
import * as z from 'zod'
import {requestTokens, type Answer} from '../../consumers/http'
import type {Lab} from '../../start'
import {waitUntil} from '../../wait'
import {createVisitor, type Visitor} from './visitor'

/** The parts of a lab that the provocations use. */
export type DeskLab = Pick<Lab, 'http' | 'url'> & {server: Pick<Lab['server'], 'home' | 'log'>}

/** Password of the users of a desk, and secret of its confidential clients. */
export const SECRET = 'local-use-only'

/** Where `web` may send users back to. */
export const CALLBACK = 'https://app.acme.example/callback'

/** A throw-away realm in which errors are provoked: the user `alice`, and the clients of `CLIENTS`. */
export type Desk = {
  realm: string
  /** Address of the server, without a slash at the end. */
  server: string
  /** ID of the user `alice`. */
  alice: string
  /** Path of the realm, `/realms/…`. */
  path: string
  /** A request to the realm's Admin API. @param path below `/admin/realms/<realm>`, with a slash at its beginning. */
  admin: (method: string, path: string, json?: unknown) => Promise<Answer>
  /** The same with a body of another type than JSON. @returns the body of the answer. */
  adminBody: (request: {method: string; path: string; body: string; type: string}) => Promise<string>
  /** The same; the ID of what was created. */
  create: (path: string, json: unknown) => Promise<string>
  /** Posts a form to an OpenID Connect endpoint of the realm. @returns the body. */
  post: (endpoint: string, form: Readonly<Record<string, string>>) => Promise<string>
  /** Posts a form as it is written. */
  postBody: (endpoint: string, body: string) => Promise<string>
  /** The same; the header `WWW-Authenticate` of the answer. */
  challenge: (endpoint: string, form: Readonly<Record<string, string>>) => Promise<string>
  /** Tokens of alice, by the password grant. */
  tokens: (clientId?: string, scope?: string) => Promise<{access: string; refresh: string}>
  /** A browser without cookies. */
  visitor: () => Visitor
  /** What the server logs about the realm while something is done, once it has logged the text. */
  logged: (text: string, act: () => Promise<unknown>) => Promise<string>
  /** The same without the name of the realm: for lines that don't say it. */
  loggedAnywhere: (text: string, act: () => Promise<unknown>) => Promise<string>
}

const CLIENTS = [
  {clientId: 'web', publicClient: true, redirectUris: [CALLBACK], directAccessGrantsEnabled: true},
  {clientId: 'other', publicClient: true, redirectUris: [CALLBACK], directAccessGrantsEnabled: true},
  {clientId: 'backend', secret: SECRET, serviceAccountsEnabled: true, standardFlowEnabled: false},
  {clientId: 'off', publicClient: true, enabled: false, redirectUris: [CALLBACK]},
] as const

/** Does something in a realm that exists for it alone. */
export async function atDesk<T>(lab: DeskLab, use: (desk: Desk) => Promise<T>): Promise<T> {
  const realm = `errors-${randomUUID().slice(0, 8)}`
  const {admin} = lab.http
  const users = [
    {username: 'alice', email: 'alice@acme.example', firstName: 'Alice', lastName: 'Example', enabled: true},
  ]
  const credentials = [{type: 'password', value: SECRET}]
  await admin.must('POST', '/admin/realms', {
    json: {
      realm,
      enabled: true,
      registrationAllowed: true,
      resetPasswordAllowed: true,
      clients: CLIENTS.map((client) => ({protocol: 'openid-connect', ...client})),
      users: users.map((user) => ({...user, credentials})),
    },
  })
  try {
    const [alice] = await admin.read(`/admin/realms/${realm}/users?username=alice`, z.array(z.object({id: z.string()})))
    if (alice === undefined) throw new Error(`The realm ${realm} has no user alice.`)
    return await use(deskOf(lab, realm, alice.id))
  } finally {
    await admin.must('DELETE', `/admin/realms/${realm}`)
  }
}

function deskOf(lab: DeskLab, realm: string, alice: string): Desk {
  const {admin, anonymous} = lab.http
  const path = `/realms/${realm}`
  const root = `/admin${path}`
  const post: Desk['post'] = async (endpoint, form) =>
    (await anonymous.request('POST', `${path}/protocol/openid-connect/${endpoint}`, {form})).text

  async function logLines(text: string, act: () => Promise<unknown>, has: (line: string) => boolean): Promise<string> {
    const before = lab.server.log().length
    await act()
    const lines = (): string[] => lab.server.log().slice(before).split('\n')
    return waitUntil(() => lines().find((line) => line.includes(text) && has(line)), {
      what: `the server logs "${text}"`,
      timeout: 30_000,
    })
  }

  return {
    realm,
    server: lab.url,
    alice,
    path,
    admin: (method, below, json) => admin.request(method, `${root}${below}`, {json}),
    adminBody: async ({method, path: below, body, type}) =>
      (await admin.request(method, `${root}${below}`, {body, headers: {'Content-Type': type}})).text,
    create: (below, json) => admin.create(`${root}${below}`, json),
    post,
    challenge: async (endpoint, form) => {
      const {headers} = await anonymous.request('POST', `${path}/protocol/openid-connect/${endpoint}`, {form})
      return headers.get('www-authenticate') ?? ''
    },
    postBody: async (endpoint, body) => {
      const headers = {'Content-Type': 'application/x-www-form-urlencoded'}
      return (await anonymous.request('POST', `${path}/protocol/openid-connect/${endpoint}`, {body, headers})).text
    },
    tokens: async (clientId = 'web', scope = 'openid') => {
      const grant = {realm, clientId, username: 'alice', password: SECRET, scope}
      const {access_token: access, refresh_token: refresh = ''} = await requestTokens({url: lab.url}, grant)
      return {access, refresh}
    },
    visitor: () => createVisitor(lab.url),
    logged: (text, act) => logLines(text, act, (line) => line.includes(realm)),
    loggedAnywhere: (text, act) => logLines(text, act, () => true),
  }
}
