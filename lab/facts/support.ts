import * as z from 'zod'
import {partsOfToken} from '../consumers/jwt'
import type {Lab} from '../start'
import type {OrganizationKey} from '../realm/organizations'
import {REALM} from '../realm/settings'

/** Path of the organizations API. */
export const ORGS = `/realms/${REALM}/orgs`

/** Path of the realm's API for users and their organizations. */
export const USERS = `/realms/${REALM}/users`

/** Path of the webhooks API. */
export const WEBHOOKS = `/realms/${REALM}/webhooks`

/** Path of Keycloak's Admin API for the realm. */
export const ADMIN_API = `/admin/realms/${REALM}`

/** The id of an organization of the realm. */
export function organizationId({ids}: Lab, key: OrganizationKey): string {
  const id = ids.organizations[key]
  if (id === undefined) throw new Error(`The realm has no organization ${key}.`)
  return id
}

let count = 0

/** Does something with an organization of its own, so that no check sees what another one changed. */
export async function withOrganization<T>({http}: Lab, use: (id: string, name: string) => Promise<T>): Promise<T> {
  count += 1
  const name = `throw-away-${count}`
  const id = await http.admin.create(ORGS, {name, domains: [`${name}.example`], attributes: {kept: ['no']}})
  try {
    return await use(id, name)
  } finally {
    await http.admin.must('DELETE', `${ORGS}/${id}`)
  }
}

/** Does something with a webhook of its own. @param settings its path is that of the receiver. */
export async function withWebhook<T>(
  {http, webhooks}: Lab,
  settings: {path: string; eventTypes: readonly string[]; [option: string]: unknown},
  use: (id: string) => Promise<T>,
): Promise<T> {
  const {path, ...rest} = settings
  const id = await http.admin.create(WEBHOOKS, {enabled: true, url: `${webhooks.url}${path}`, ...rest})
  try {
    return await use(id)
  } finally {
    await http.admin.must('DELETE', `${WEBHOOKS}/${id}`)
  }
}

/** Publishes an event of one's own: the quickest way to make a webhook deliver. */
export async function publish({http}: Lab, type: string): Promise<void> {
  await http.admin.must('POST', `/realms/${REALM}/events`, {json: {type, details: {from: 'the lab'}}})
}

/** Everything with a name. */
export const named = z.array(z.looseObject({name: z.string()}))

/** Everything with an id. */
export const identified = z.looseObject({id: z.string()})

/** The payload of a JSON Web Token, unverified: it came from the server itself. */
export function claimsOf(token: string): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(partsOfToken(token).payload)
}

const providers = z.object({
  providers: z.record(z.string(), z.object({providers: z.record(z.string(), z.unknown())})),
  features: z.array(z.object({name: z.string(), type: z.string(), enabled: z.boolean()})),
  systemInfo: z.looseObject({version: z.string()}),
})

/** What the server says about itself. */
export function serverInfo({http}: Lab): Promise<z.infer<typeof providers>> {
  return http.admin.read('/admin/serverinfo', providers)
}

/** The ids of the providers of one SPI. */
export async function providerIds(lab: Lab, spi: string): Promise<string[]> {
  return Object.keys((await serverInfo(lab)).providers[spi]?.providers ?? {})
}

/** The names of the roles of the realm's `realm-management` client. @param of the composites of one of them. */
export async function managementRoles({http}: Lab, of?: string): Promise<string[]> {
  const [client] = await http.admin.read(`${ADMIN_API}/clients?clientId=realm-management`, z.array(identified))
  const path = `${ADMIN_API}/clients/${client?.id ?? ''}/roles`
  return (await http.admin.read(of ? `${path}/${of}/composites` : path, named)).map(({name}) => name)
}
