import {flagAt, textAt} from '../json'
import {forEachOf, objectsOf, readJson, readPages, type Reading} from './reading'

const CLIENTS = {part: 'clients', role: 'view-clients'} as const
const AUTHORIZATION = {part: 'authorization', role: 'view-authorization'} as const
/** Clients whose authorization policies are read. */
const MOST_SERVERS = 100

type Json = Record<string, unknown>

/** The clients as in an export, with their authorization policies. */
export async function readClients(reading: Reading): Promise<Json> {
  const clients = await readPages(reading, '/clients', CLIENTS)
  if (clients === undefined) return {}
  const servers = clients.filter((client) => flagAt(false, client, 'authorizationServicesEnabled'))
  await forEachOf(reading, servers, {part: 'authorization', most: MOST_SERVERS}, async (client) => {
    const path = `/clients/${encodeURIComponent(textAt(client, 'id') ?? '')}/authz/resource-server/policy`
    const policies = await readPages(reading, path, AUTHORIZATION)
    if (policies !== undefined) client.authorizationSettings = {policies}
  })
  return {clients}
}

/** The client scopes, and the profiles of client policies. */
export async function readClientSettings(reading: Reading): Promise<Json> {
  const scopes = await readJson(reading, '/client-scopes', {part: 'clientScopes', role: 'view-clients'})
  const profiles = await readJson(reading, '/client-policies/profiles', {part: 'clientProfiles', role: 'view-realm'})
  return {
    ...(scopes === undefined ? {} : {clientScopes: objectsOf(scopes)}),
    ...(profiles === undefined ? {} : {clientProfiles: profiles}),
  }
}
