import {isObject} from '../../lib/isObject'
import {listAt, memberOf, pathOfElement, pathOfMember, textAt, type Place} from './json'
import type {ObjectKind, Subject} from './rule'

/** An object of the export, with what names it. */
export type Item = Place & {value: Record<string, unknown>; subject: Subject}

/** A realm, in the lists that rules go through. A list that the export doesn't have is empty. */
export type RealmView = {
  root: Item
  /** The version that wrote the export, such as `26.7.3`. */
  version: string | undefined
  clients: readonly Item[]
  clientScopes: readonly Item[]
  providers: readonly Item[]
  providerMappers: readonly Item[]
  flows: readonly Item[]
  realmRoles: readonly Item[]
  /** All groups, with their subgroups. */
  groups: readonly Item[]
  users: readonly Item[]
  organizations: readonly Item[]
  /** Components by their type, such as `org.keycloak.keys.KeyProvider`. */
  components: (type: string) => readonly Item[]
}

/** Keycloak stores names of at most 255 characters. */
const cutName = (name: string | undefined): string => (name ?? '').slice(0, 255)

function itemsOf(list: unknown, path: string, kind: ObjectKind, nameKeys: readonly string[]): Item[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((value: unknown, index): Item[] => {
    if (!isObject(value)) return []
    const name = cutName(nameKeys.map((key) => textAt(value, key)).find((text) => text !== undefined))
    const id = cutName(textAt(value, 'id') ?? textAt(value, 'internalId'))
    return [{value, path: pathOfElement(path, index), subject: {kind, name, id}}]
  })
}

/** Groups with their subgroups, without recursion: an export can be nested deeply. */
function groupsOf(top: readonly Item[]): Item[] {
  const all: Item[] = []
  const open = [...top].reverse()
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    all.push(group)
    const children = itemsOf(memberOf(group.value, 'subGroups'), pathOfMember(group.path, 'subGroups'), 'group', [
      'path',
      'name',
    ])
    for (const child of children.reverse()) open.push(child)
  }
  return all
}

/** The view of one realm. @param path of the realm in the file: `$`, or `[0]` in a list of realms. */
export function viewOf(value: Record<string, unknown>, path: string): RealmView {
  const list = (name: string, kind: ObjectKind, ...nameKeys: string[]): Item[] =>
    itemsOf(memberOf(value, name), pathOfMember(path, name), kind, nameKeys)
  const roles = memberOf(value, 'roles')
  const rolesPath = pathOfMember(pathOfMember(path, 'roles'), 'realm')
  const components = memberOf(value, 'components')
  const byType = new Map<string, Item[]>()
  return {
    root: {
      value,
      path,
      subject: {kind: 'realm', name: cutName(textAt(value, 'realm')), id: cutName(textAt(value, 'id'))},
    },
    version: textAt(value, 'keycloakVersion')?.slice(0, 40),
    clients: list('clients', 'client', 'clientId'),
    clientScopes: list('clientScopes', 'client scope', 'name'),
    providers: list('identityProviders', 'identity provider', 'alias'),
    providerMappers: list('identityProviderMappers', 'identity provider', 'identityProviderAlias'),
    flows: list('authenticationFlows', 'flow', 'alias'),
    realmRoles: itemsOf(listAt(roles, 'realm'), rolesPath, 'role', ['name']),
    groups: groupsOf(list('groups', 'group', 'path', 'name')),
    users: list('users', 'user', 'username'),
    organizations: list('organizations', 'organization', 'name'),
    components: (type) => {
      const known = byType.get(type)
      if (known) return known
      const typePath = pathOfMember(pathOfMember(path, 'components'), type)
      const items = itemsOf(memberOf(components, type), typePath, 'component', ['name', 'providerId'])
      byType.set(type, items)
      return items
    },
  }
}
