import {MANAGEMENT} from '../adminRoles'
import {flagAt, textAt} from '../json'
import {
  forEachOf,
  inPath,
  lacksRole,
  noteUnread,
  objectsOf,
  readJson,
  readPages,
  type Json,
  type Reading,
} from './reading'

const CLIENTS = {part: 'clients', role: 'view-clients'} as const
const AUTHORIZATION = {part: 'authorization', role: 'view-authorization'} as const
/** Clients whose authorization policies are read. */
const MOST_SERVERS = 100

/**
 * The client that each realm has for its Admin API. With `query-clients` alone, the list of clients is empty, or has only those that
 * permissions name.
 */
const isManagement = (client: Json): boolean =>
  client.clientId === MANAGEMENT ||
  textAt(client, 'attributes', 'realm_client') === 'true' ||
  client.clientId === 'master-realm'

/** The clients as in an export, with their authorization policies. */
export async function readClients(reading: Reading): Promise<Json> {
  const clients = await readPages(reading, '/clients', CLIENTS)
  if (clients === undefined) return {}
  if (!reading.unread.has('clients') && !clients.some(isManagement)) {
    for (const part of ['clients', 'authorization', 'clientAuthentication'] as const)
      reading.unread.set(part, lacksRole('view-clients'))
    return {}
  }
  const servers = clients.filter((client) => flagAt(false, client, 'authorizationServicesEnabled'))
  await forEachOf(reading, servers, {part: 'authorization', most: MOST_SERVERS}, async (client) => {
    const path = `/clients/${inPath(client, 'id')}/authz/resource-server/policy`
    const policies = await readPages(reading, path, AUTHORIZATION)
    if (policies !== undefined) client.authorizationSettings = {policies}
  })
  return {clients}
}

/** The client scopes, and the profiles of client policies. @param clients undefined if the account can't read them. */
export async function readClientSettings(reading: Reading, clients: unknown): Promise<Json> {
  // With `query-clients` alone, this list is empty, too.
  if (clients === undefined) noteUnread(reading, 'clientScopes', lacksRole('view-clients'))
  const scopes = await readJson(reading, '/client-scopes', {part: 'clientScopes', role: 'view-clients'})
  const profiles = await readJson(reading, '/client-policies/profiles', {part: 'clientProfiles', role: 'view-realm'})
  return {
    ...(scopes === undefined ? {} : {clientScopes: objectsOf(scopes)}),
    ...(profiles === undefined ? {} : {clientProfiles: profiles}),
  }
}
