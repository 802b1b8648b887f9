import {CALLBACK, SECRET, type Desk} from './desk'
import type {Visitor} from './visitor'

/** What a provocation sees, by the ID of the message: a body, a page, an address, or a line of the log. */
export type Observed = Readonly<Record<string, string>>

/** Parameters of a login request without a mistake. */
export const LOGIN = {client_id: 'web', response_type: 'code', scope: 'openid', redirect_uri: CALLBACK, state: 'x'}

/** Sends a browser to the login with these parameters. */
export const authorize = (desk: Desk, query: Readonly<Record<string, string>>, visitor: Visitor = desk.visitor()) =>
  visitor.open(`${desk.path}/protocol/openid-connect/auth?${new URLSearchParams(query).toString()}`)

/** The same; what the user sees, or the address of the application to which the browser is sent. */
export async function seenBy(desk: Desk, query: Readonly<Record<string, string>>): Promise<string> {
  const {text, location} = await authorize(desk, query)
  return location === '' ? text : location
}

/** Fills the login page. @returns what comes after it. */
export async function login(desk: Desk, username: string, password: string): Promise<string> {
  const visitor = desk.visitor()
  const {text, location} = await visitor.send(await authorize(desk, LOGIN, visitor), {username, password})
  return location === '' ? text : location
}

/** An authorization code that alice got by logging in. @throws Error if the login fails. */
export async function codeOf(desk: Desk, query: Readonly<Record<string, string>> = {}): Promise<string> {
  const visitor = desk.visitor()
  const page = await authorize(desk, {...LOGIN, ...query}, visitor)
  const {location, text} = await visitor.send(page, {username: 'alice', password: SECRET})
  const code = /[?&]code=([^&]+)/.exec(location)?.[1]
  if (code === undefined) throw new Error(`The login gave no code: ${location}${text}`)
  return code
}

/** Redeems a code of the client `web`. */
export const redeem = (desk: Desk, code: string, form: Readonly<Record<string, string>> = {}): Promise<string> =>
  desk.post('token', {grant_type: 'authorization_code', client_id: 'web', redirect_uri: CALLBACK, code, ...form})

/** Redeems a refresh token. */
export const refresh = (desk: Desk, token: string, clientId = 'web'): Promise<string> =>
  desk.post('token', {grant_type: 'refresh_token', client_id: clientId, refresh_token: token})

/** The password grant of alice. */
export const passwordGrant = (desk: Desk, form: Readonly<Record<string, string>>): Promise<string> =>
  desk.post('token', {grant_type: 'password', username: 'alice', password: SECRET, ...form})

/** The body of an answer of the realm's Admin API. */
export const ask = async (desk: Desk, method: string, path: string, json?: unknown): Promise<string> =>
  (await desk.admin(method, path, json)).text
