import {listAt, textAt, textsAt} from './json'
import type {Item, RealmView} from './realmView'

/** The client whose roles administer a realm. */
export const MANAGEMENT = 'realm-management'

/** Roles with which an account can do everything in the realm. */
export const ADMIN_ROLES = ['realm-admin', 'manage-realm'] as const

/** Client roles of `realm-management` that an object has, with their indexes. */
export function managementRoles(item: Item): {role: string; index: number}[] {
  return [...textsAt(item.value, 'clientRoles', MANAGEMENT)].map(({text, index}) => ({role: text, index}))
}

/** Client roles of `realm-management` that a composite role contains. */
export function managementComposites(role: Item): {role: string; index: number}[] {
  return [...textsAt(role.value, 'composites', 'client', MANAGEMENT)].map(({text, index}) => ({role: text, index}))
}

/** Steps to the roles of a user or group, and to those of a composite role. */
export const ROLES_PATH = ['clientRoles', MANAGEMENT] as const
export const COMPOSITES_PATH = ['composites', 'client', MANAGEMENT] as const

/** The name of the role that every user has. */
export const defaultRoleName = ({root}: RealmView): string =>
  textAt(root.value, 'defaultRole', 'name') ?? `default-roles-${(textAt(root.value, 'realm') ?? '').toLowerCase()}`

/** Service accounts are users that belong to a client. */
export const serviceAccounts = ({accounts}: RealmView): Item[] =>
  accounts.filter((user) => textAt(user.value, 'serviceAccountClientId') !== undefined)

const logsIn = (user: Item): boolean => textAt(user.value, 'serviceAccountClientId') === undefined

/** Users who log in. Only a complete export has them. */
export const people = ({users}: RealmView): Item[] => users.filter(logsIn)

/** Users who log in and have administration roles. */
export const administrators = ({accounts}: RealmView): Item[] => accounts.filter(logsIn)

/** The types of a user's credentials. */
export const credentialTypes = (user: Item): (string | undefined)[] =>
  listAt(user.value, 'credentials').map((credential) => textAt(credential, 'type'))

/** The groups that new users join, by their path. */
export const defaultGroups = ({root}: RealmView): ReadonlySet<string> =>
  new Set([...textsAt(root.value, 'defaultGroups')].map(({text}) => text))

/** The path of a group, which older exports leave out at the top. */
export const groupPath = (group: Item): string => textAt(group.value, 'path') ?? `/${textAt(group.value, 'name') ?? ''}`
