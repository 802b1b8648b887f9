import {isObject} from '../../../lib/isObject'
import {textAt} from '../json'
import {maskSecrets} from '../maskSecrets'
import {UNREAD} from '../parts'
import {readClients, readClientSettings} from './clients'
import {readProviders} from './providers'
import type {Get, Reading} from './reading'
import {readAccounts, readRoles} from './roles'
import {readComponents, readFlows, readOrganizations, readVersion} from './settings'

/** A realm as an export has it, with masked secrets. `realmCheckUnread` says what's missing. Undefined without `view-realm`. */
export type ReadRealm = Record<string, unknown> | undefined

/** Without `view-realm`, an account sees only the names of a realm. */
const hasSettings = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value.realm === 'string' && Object.hasOwn(value, 'sslRequired')

/**
 * Reads a realm with GET requests of the Admin API.
 * @throws what `get` throws, and InputError if an answer is nested too deeply.
 */
export async function readRealm(realm: string, get: Get): Promise<ReadRealm> {
  const api = `/admin/realms/${encodeURIComponent(realm)}`
  const reading: Reading = {get, api, unread: new Map()}
  const got = await get(api)
  if (got.kind !== 'json' || !hasSettings(got.value)) return undefined
  const settings = got.value
  const [version, own, components, flows, providers, organizations] = await Promise.all([
    readVersion(reading),
    readClients(reading),
    readComponents(reading, textAt(settings, 'id')),
    readFlows(reading),
    readProviders(reading),
    readOrganizations(reading, settings),
  ])
  const [scopes, roles, accounts] = await Promise.all([
    readClientSettings(reading, own.clients),
    readRoles(reading, own.clients),
    readAccounts(reading, own.clients),
  ])
  const read = {
    ...{...settings, ...version, ...own, ...scopes, ...roles, ...accounts},
    ...{...providers, ...components, ...flows, ...organizations},
    [UNREAD]: Object.fromEntries(reading.unread),
  }
  maskSecrets(read)
  return read
}
