import {isObject} from '../../lib/isObject'
import {listAt, memberOf, pathOfElement, pathOfMember, textAt, type Place} from './json'
import {lackingParts, type Part} from './parts'
import type {ObjectKind, Subject} from './rule'

/** An object of the export, with what names it. */
export type Item = Place & {value: Record<string, unknown>; subject: Subject}

/** A realm, in the lists that rules go through. A list that the export doesn't have is empty. */
export type RealmView = {
  root: Item
  /** The parts that the realm lacks, each with the reason; see `lackingParts`. */
  lacking: ReadonlyMap<Part, string>
  /** The parts that rules asked for. Each list adds its part when it's read. */
  asked: Set<Part>
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
  /** The same list, for rules about administration roles: it can be complete for them when it isn't for others. */
  accounts: readonly Item[]
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

/** A function that reads the components of a type. */
function componentsOf(value: Record<string, unknown>, path: string): RealmView['components'] {
  const components = memberOf(value, 'components')
  const byType = new Map<string, Item[]>()
  return (type) => {
    const known = byType.get(type)
    if (known) return known
    const typePath = pathOfMember(pathOfMember(path, 'components'), type)
    const items = itemsOf(memberOf(components, type), typePath, 'component', ['name', 'providerId'])
    byType.set(type, items)
    return items
  }
}

/** The lists of a realm by the names that a view has for them. */
function listsOf(value: Record<string, unknown>, path: string) {
  const list = (name: string, kind: ObjectKind, ...nameKeys: string[]): Item[] =>
    itemsOf(memberOf(value, name), pathOfMember(path, name), kind, nameKeys)
  const rolesPath = pathOfMember(pathOfMember(path, 'roles'), 'realm')
  return {
    clients: list('clients', 'client', 'clientId'),
    clientScopes: list('clientScopes', 'client scope', 'name'),
    providers: list('identityProviders', 'identity provider', 'alias'),
    providerMappers: list('identityProviderMappers', 'identity provider', 'identityProviderAlias'),
    flows: list('authenticationFlows', 'flow', 'alias'),
    realmRoles: itemsOf(listAt(value, 'roles', 'realm'), rolesPath, 'role', ['name']),
    groups: groupsOf(list('groups', 'group', 'path', 'name')),
    users: list('users', 'user', 'username'),
    organizations: list('organizations', 'organization', 'name'),
  }
}

/** The view of one realm. @param path of the realm in the file: `$`, or `[0]` in a list of realms. */
export function viewOf(value: Record<string, unknown>, path: string): RealmView {
  const lists = listsOf(value, path)
  const components = componentsOf(value, path)
  const asked = new Set<Part>()
  const asks = <T>(part: Part, list: T): T => {
    asked.add(part)
    return list
  }
  return {
    root: {
      value,
      path,
      subject: {kind: 'realm', name: cutName(textAt(value, 'realm')), id: cutName(textAt(value, 'id'))},
    },
    lacking: lackingParts(value),
    asked,
    version: textAt(value, 'keycloakVersion')?.slice(0, 40),
    get clients() {
      return asks('clients', lists.clients)
    },
    get clientScopes() {
      return asks('clientScopes', lists.clientScopes)
    },
    get providers() {
      return asks('identityProviders', lists.providers)
    },
    get providerMappers() {
      return asks('identityProviderMappers', lists.providerMappers)
    },
    get flows() {
      return asks('authenticationFlows', lists.flows)
    },
    get realmRoles() {
      return asks('roles', lists.realmRoles)
    },
    get groups() {
      return asks('groups', lists.groups)
    },
    get users() {
      return asks('users', lists.users)
    },
    get accounts() {
      return asks('accounts', lists.users)
    },
    get organizations() {
      return asks('organizations', lists.organizations)
    },
    components: (type) => asks('components', components(type)),
  }
}
