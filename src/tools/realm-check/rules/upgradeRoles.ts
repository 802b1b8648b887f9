import {managementRoles, ROLES_PATH} from '../adminRoles'
import {command} from '../commands'
import {found} from '../found'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

/** Accounts and groups that have one role of `realm-management` and none of others. */
function* rolesWithout({accounts, groups}: RealmView, role: string, others: readonly string[]): Generator<Evidence> {
  for (const item of [...accounts, ...groups]) {
    const roles = managementRoles(item)
    const own = roles.find((one) => one.role === role)
    if (own && !roles.some((one) => others.includes(one.role))) yield found(item, ...ROLES_PATH, own.index)
  }
}

const tab = 'Open **Users** or **Groups**, select the account, and open **Role mapping**.'

const addRole =
  (role: string): Rule['command'] =>
  (place) =>
    command(
      `kcadm.sh add-roles -r REALM ${place.subject.kind === 'group' ? '--gpath' : '--uusername'} NAME --cclientid realm-management --rolename ${role}`,
    )(place)

/** What a release changes for accounts with roles of `realm-management`. */
export const roleUpgradeRules: readonly Rule[] = [
  {
    id: 'upgrade-query-roles',
    group: 'upgrade',
    since: '26.6',
    severity: 'medium',
    title: 'An account has `query-clients` or `query-realms` and no role that can view them',
    reason: 'Since 26.6, such an account can’t list roles. Lists in delegated tools are empty.',
    check: function* (realm) {
      yield* rolesWithout(realm, 'query-clients', ['view-clients', 'manage-clients', 'realm-admin'])
      yield* rolesWithout(realm, 'query-realms', ['view-realm', 'manage-realm', 'realm-admin'])
    },
    console: `${tab} Assign \`view-clients\` or \`view-realm\`.`,
    command: (place) => `${addRole('view-clients')(place)} --rolename view-realm`,
    page: pages.upgrades,
  },
  {
    id: 'upgrade-view-clients',
    group: 'upgrade',
    since: '26.8',
    severity: 'medium',
    title: 'An account reads clients with `view-clients`',
    reason:
      'Since 26.8, it gets ten asterisks in place of a secret. A pipeline that copies secrets deploys the asterisks.',
    check: (realm) => rolesWithout(realm, 'view-clients', ['manage-clients', 'realm-admin']),
    console: `${tab} Assign \`manage-clients\` if the account needs secrets, or read them from a secret store.`,
    command: addRole('manage-clients'),
    page: pages.secrets,
  },
  {
    id: 'upgrade-manage-clients',
    group: 'upgrade',
    since: '26.8',
    severity: 'low',
    title: 'An account manages clients and not the realm',
    reason: 'From 26.8.2 on, only accounts that can manage the realm create protocol mappers, so scripts that do fail.',
    check: (realm) => rolesWithout(realm, 'manage-clients', ['manage-realm', 'realm-admin']),
    console: `${tab} Assign \`manage-realm\` if the account creates mappers.`,
    command: addRole('manage-realm'),
    page: pages.upgrades,
  },
]
