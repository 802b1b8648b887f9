import * as z from 'zod'
import type {Lab} from '../start'
import {REALM} from '../realm/settings'
import {CONSOLE} from './states'

/** Where pages of the admin console are that have the id of something in their address. */

const BASE = `/admin/realms/${REALM}`
const found = z.array(z.looseObject({id: z.string()})).min(1)
const named = z.array(z.looseObject({id: z.string(), name: z.string()}))
const flows = z.array(z.looseObject({id: z.string(), alias: z.string(), builtIn: z.boolean()}))

/** An address that depends on the server. */
type Address = (lab: Lab) => Promise<string>

/** The id of the first client that has this client ID. */
export async function clientId({http: {admin}}: Lab, name: string): Promise<string> {
  const [client] = await admin.read(`${BASE}/clients?clientId=${name}`, found)
  return client?.id ?? ''
}

/** The id of a user. */
export async function userId({http: {admin}}: Lab, username: string): Promise<string> {
  const [user] = await admin.read(`${BASE}/users?username=${username}&exact=true`, found)
  return user?.id ?? ''
}

/** The id of a client scope; empty where there is none. */
export async function scopeId({http: {admin}}: Lab, name: string): Promise<string> {
  const scopes = await admin.read(`${BASE}/client-scopes`, named)
  return scopes.find((scope) => scope.name === name)?.id ?? ''
}

/** A page of a client, such as `settings`. */
export function clientPage(name: string, page: string): Address {
  return async (lab) => `${CONSOLE}/clients/${await clientId(lab, name)}/${page}`
}

/** A page of a user, such as `sessions`. */
export function userPage(username: string, page: string): Address {
  return async (lab) => `${CONSOLE}/users/${await userId(lab, username)}/${page}`
}

/** A page of a client scope, such as `mappers`. */
export function scopePage(name: string, page: string): Address {
  return async (lab) => `${CONSOLE}/client-scopes/${await scopeId(lab, name)}/${page}`
}

/** A flow in its editor. */
export function flowPage(alias: string): Address {
  return async ({http: {admin}}) => {
    const flow = (await admin.read(`${BASE}/authentication/flows`, flows)).find((known) => known.alias === alias)
    return `${CONSOLE}/authentication/${flow?.id ?? ''}/notInUse${flow?.builtIn === true ? '/builtIn' : ''}`
  }
}
