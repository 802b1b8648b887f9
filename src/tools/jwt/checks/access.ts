import {isObject} from '../../../lib/isObject'
import {quoted, type Finding} from '../../report'
import {findingsAbout} from '../finding'
import type {Claims} from './timeFormat'

const finding = findingsAbout('roles')

/** What a `403` depends on. */
export function accessFindings(payload: Claims): Finding[] {
  const realm = rolesOf(payload.realm_access)
  const clients = Object.entries(isObject(payload.resource_access) ? payload.resource_access : {}).slice(0, 5)
  const scope = typeof payload.scope === 'string' && payload.scope !== '' ? payload.scope : undefined
  const parts = [
    ...(realm.length > 0 ? [`realm roles ${listed(realm)}`] : []),
    ...clients.flatMap(([client, value]) =>
      rolesOf(value).length > 0 ? [`roles of ${quoted(client)}: ${listed(rolesOf(value))}`] : [],
    ),
    ...(scope === undefined ? [] : [`scopes ${quoted(scope)}`]),
  ]
  return [
    finding('note', {
      title: 'If the API answers 403, it misses a role or a scope.',
      text: parts.length > 0 ? `The token has ${parts.join('; ')}.` : 'The token has no roles and no scopes.',
    }),
  ]
}

function rolesOf(value: unknown): string[] {
  const roles = isObject(value) ? value.roles : undefined
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
}

const listed = (names: readonly string[]): string =>
  `${names.slice(0, 10).map(quoted).join(', ')}${names.length > 10 ? ` and ${names.length - 10} more` : ''}`
