import {isObject} from '../../lib/isObject'
import {listAt, textAt} from './json'

/** What rules read, as a report calls it. Some parts of a realm are lists of an export, and others are within its objects. */
export const partLabels = {
  clients: 'clients',
  clientScopes: 'client scopes',
  // Not "secrets", whose reason would be masked.
  clientAuthentication: 'client secrets',
  authorization: 'authorization policies',
  identityProviders: 'identity providers',
  identityProviderMappers: 'mappers of identity providers',
  authenticationFlows: 'login flows',
  components: 'components (keys, LDAP providers)',
  clientProfiles: 'client profiles',
  roles: 'roles',
  groups: 'groups',
  users: 'users',
  accounts: 'users with administration roles',
  credentials: 'credentials of administrators',
  organizations: 'organizations',
  version: 'version of the server',
} as const

export type Part = keyof typeof partLabels

/** Parts that every export can have. If the member is missing, the file wasn't made with all switches. */
const LISTS: Readonly<Partial<Record<Part, string>>> = {
  clients: 'clients',
  identityProviders: 'identityProviders',
  authenticationFlows: 'authenticationFlows',
  components: 'components',
  roles: 'roles',
  users: 'users',
  accounts: 'users',
  credentials: 'users',
  version: 'keycloakVersion',
}

const ASTERISKS = 'Keycloak writes asterisks in place of client secrets'

/** Member of a realm that was read from a server: why each unread part is missing. */
export const UNREAD = 'realmCheckUnread'

/** Longest reason that a report shows. */
const MOST_CHARACTERS = 200

/** Whether the Admin API was read, instead of an export. */
export const isReadFromServer = (realm: object): boolean => Object.hasOwn(realm, UNREAD)

/** The labels of some parts, in the order of the list above. A file that has no users has none with roles, either. */
export const labelsOf = (parts: readonly Part[]): string[] =>
  Object.entries(partLabels).flatMap(([part, label]) => {
    const isWithinUsers = part === 'accounts' || part === 'credentials'
    return parts.some((one) => one === part) && !(isWithinUsers && parts.includes('users')) ? label : []
  })

const isPart = (name: string): name is Part => Object.hasOwn(partLabels, name)

/** The parts that a realm lacks. The reason is empty for a list that a file leaves out. */
export function lackingParts(realm: Record<string, unknown>): ReadonlyMap<Part, string> {
  const unread = Object.hasOwn(realm, UNREAD) && isObject(realm[UNREAD]) ? realm[UNREAD] : {}
  const lists = Object.entries(LISTS).filter(([, member]) => !Object.hasOwn(realm, member))
  const hasAsterisks = listAt(realm, 'clients').some((client) => /^\*+$/.test(textAt(client, 'secret') ?? ''))
  return new Map<Part, string>([
    ...(hasAsterisks ? [['clientAuthentication', ASTERISKS] as const] : []),
    ...lists.flatMap(([part]): [Part, string][] => (isPart(part) ? [[part, '']] : [])),
    ...Object.keys(unread).flatMap((part): [Part, string][] =>
      isPart(part) ? [[part, (textAt(unread, part) ?? '').slice(0, MOST_CHARACTERS)]] : [],
    ),
  ])
}
