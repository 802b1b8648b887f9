import {isObject} from '../../../lib/isObject'
import {
  COMPOSITES_PATH,
  defaultGroups,
  defaultRoleName,
  groupPath,
  managementComposites,
  managementRoles,
  ROLES_PATH,
  serviceAccounts,
} from '../adminRoles'
import {command} from '../commands'
import {found} from '../found'
import {listAt, valueAt} from '../json'
import {pages} from '../pages'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const ADMIN = 'realm-admin'
/** Each token request resolves all of them. */
const MOST_COMPOSITES = 100

function* rolesOf(items: readonly Item[], isBad: (role: string) => boolean): Generator<Evidence> {
  for (const item of items)
    for (const {role, index} of managementRoles(item)) if (isBad(role)) yield found(item, ...ROLES_PATH, index)
}

function* compositesOf(roles: readonly Item[], isBad: (role: string) => boolean): Generator<Evidence> {
  for (const item of roles)
    for (const {role, index} of managementComposites(item))
      if (isBad(role)) yield found(item, ...COMPOSITES_PATH, index)
}

const isDefault = (realm: RealmView) => {
  const name = defaultRoleName(realm)
  return ({subject}: Item): boolean => subject.name === name
}

function* large({realmRoles}: RealmView): Generator<Evidence> {
  for (const role of realmRoles) {
    const clients = valueAt(role.value, 'composites', 'client')
    const lists = [listAt(role.value, 'composites', 'realm'), ...(isObject(clients) ? Object.values(clients) : [])]
    const count = lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0)
    if (count > MOST_COMPOSITES) yield found(role, 'composites')
  }
}

const removeFromUser = (role: string) =>
  command(`kcadm.sh remove-roles -r REALM --uusername NAME --cclientid realm-management --rolename ${role}`)

/** Rights of administrators. */
export const roleRules: readonly Rule[] = [
  {
    id: 'default-role-admin',
    group: 'security',
    severity: 'critical',
    title: 'Every user is an administrator of the realm',
    reason: 'The default role contains a role of `realm-management`, so each new account can change or read the realm.',
    check: (realm) => compositesOf(realm.realmRoles.filter(isDefault(realm)), () => true),
    console: 'Open **Realm settings**, then **User registration**, then **Default roles**, and remove the role.',
    command: command('kcadm.sh remove-roles -r REALM --rname NAME --cclientid realm-management --rolename VALUE'),
    page: pages.delegation,
  },
  {
    id: 'default-group-admin',
    group: 'security',
    severity: 'critical',
    title: 'Every new user joins a group of administrators',
    reason: 'A default group has a role of `realm-management`, so each new account can change or read the realm.',
    check: (realm) => {
      const paths = defaultGroups(realm)
      return rolesOf(
        realm.groups.filter((group) => paths.has(groupPath(group))),
        () => true,
      )
    },
    console: 'Open **Realm settings**, then **User registration**, then **Default groups**, and remove the group.',
    command: command('kcadm.sh delete default-groups/$(kcadm.sh get group-by-path/NAME -r REALM | jq -r .id) -r REALM'),
    page: pages.delegation,
  },
  {
    id: 'service-account-admin',
    group: 'security',
    severity: 'high',
    title: 'A service account can do everything in the realm',
    reason: 'An attacker who gets its secret owns the realm. Give each script the roles that it needs.',
    check: (realm) => rolesOf(serviceAccounts(realm), (role) => role === ADMIN),
    console: 'Open **Clients**, select the client, and open **Service account roles**. Replace `realm-admin`.',
    command: removeFromUser(ADMIN),
    page: pages.serviceAccounts,
  },
  {
    id: 'service-account-impersonation',
    group: 'security',
    severity: 'medium',
    title: 'A service account can log in as any user',
    reason: 'An attacker who gets its secret can use every application as any of its users.',
    check: (realm) => rolesOf(serviceAccounts(realm), (role) => role === 'impersonation'),
    console: 'Open **Clients**, select the client, and open **Service account roles**. Remove `impersonation`.',
    command: removeFromUser('impersonation'),
    page: pages.serviceAccounts,
  },
  {
    id: 'role-contains-admin',
    group: 'security',
    severity: 'medium',
    title: 'A role of an application makes its users administrators',
    reason: 'An administrator who assigns the role doesn’t see that it contains all rights in the realm.',
    check: (realm) => {
      const isIt = isDefault(realm)
      return compositesOf(
        realm.realmRoles.filter((role) => !isIt(role)),
        (role) => role === ADMIN,
      )
    },
    console: 'Open **Realm roles**, select the role, then **Associated roles**, and remove `realm-admin`.',
    command: command('kcadm.sh remove-roles -r REALM --rname NAME --cclientid realm-management --rolename realm-admin'),
    page: pages.delegation,
  },
  {
    id: 'group-admin',
    group: 'security',
    severity: 'low',
    title: 'Members of a group are administrators of the realm',
    reason: 'Each account that can manage members of the group can make itself an administrator.',
    check: (realm) => {
      const paths = defaultGroups(realm)
      return rolesOf(
        realm.groups.filter((group) => !paths.has(groupPath(group))),
        (role) => role === ADMIN,
      )
    },
    console: 'Open **Groups**, select the group, then **Role mapping**, and replace `realm-admin`.',
    command: command('kcadm.sh remove-roles -r REALM --gpath NAME --cclientid realm-management --rolename realm-admin'),
    page: pages.delegation,
  },
  {
    id: 'role-many-composites',
    group: 'performance',
    severity: 'low',
    title: `A role contains more than ${MOST_COMPOSITES} other roles`,
    reason: 'Keycloak resolves all of them for each token, and a token with all of them can be too large for a header.',
    check: large,
    console: 'Open **Realm roles**, select the role, then **Associated roles**, and split it by application.',
    command: command('kcadm.sh get-roles -r REALM --rname NAME # then remove those that no user needs'),
    page: pages.clientScopes,
  },
]
