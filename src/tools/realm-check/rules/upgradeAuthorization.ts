import {mappersOf} from '../clients'
import {command, updateRealm} from '../commands'
import {found, foundIf} from '../found'
import {flagAt, listAt, memberOf, textAt} from '../json'
import {pages} from '../pages'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const policiesOf = (realm: RealmView, client: Item): readonly unknown[] => {
  realm.asked.add('authorization')
  return listAt(client.value, 'authorizationSettings', 'policies')
}

function* policies(realm: RealmView, isBad: (policy: unknown) => boolean): Generator<Evidence> {
  for (const client of realm.clients)
    for (const [index, policy] of policiesOf(realm, client).entries())
      if (isBad(policy)) yield found(client, 'authorizationSettings', 'policies', index, 'type')
}

const isScript = (policy: unknown): boolean => /^(js|script-)/.test(textAt(policy, 'type') ?? '')

function* bareGroups(realm: RealmView): Generator<Evidence> {
  const hasGroupPolicy = realm.clients.some((client) =>
    policiesOf(realm, client).some((one) => textAt(one, 'type') === 'group'),
  )
  if (!hasGroupPolicy) return
  for (const item of [...realm.clients, ...realm.clientScopes])
    for (const {mapper, index} of mappersOf(item))
      if (
        textAt(mapper, 'protocolMapper') === 'oidc-group-membership-mapper' &&
        textAt(mapper, 'config', 'full.path') === 'false'
      )
        yield found(item, 'protocolMappers', index, 'config', 'full.path')
}

function oldPermissions(realm: RealmView): Evidence[] {
  realm.asked.add('authorization')
  const client = realm.clients.find(({subject}) => subject.name === 'realm-management')
  const isOld = !flagAt(false, realm.root.value, 'adminPermissionsEnabled')
  return client && isOld && memberOf(client.value, 'authorizationSettings') !== undefined
    ? foundIf(true, client, 'authorizationSettings')
    : []
}

const isExchange = (policy: unknown): boolean => (textAt(policy, 'name') ?? '').startsWith('token-exchange.permission')

const open = 'Open **Clients**, and select the client.'

/** What a release changes for authorization and permissions. */
export const authorizationUpgradeRules: readonly Rule[] = [
  {
    id: 'upgrade-script-policies',
    group: 'upgrade',
    since: '26.6',
    severity: 'high',
    title: 'A client has an authorization policy in JavaScript',
    reason:
      'Since 26.6, such policies work only with the feature `scripts`. Without it, the permissions that use them fail.',
    check: (realm) => policies(realm, isScript),
    console: `${open} Open **Authorization**, then **Policies**, and replace the policy with one of another type.`,
    command: command(
      'kcadm.sh get OBJECT/authz/resource-server/policy -r REALM --fields id,name,type # then replace those of the type script',
    ),
    page: pages.upgrades,
  },
  {
    id: 'upgrade-group-policies',
    group: 'upgrade',
    since: '26.8',
    severity: 'medium',
    title: 'A mapper writes group names without their path, and a policy goes by groups',
    reason:
      'Since 26.8, a name without a path means a group at the top only. Policies for nested groups then refuse their members.',
    check: bareGroups,
    console:
      'Open the mapper under **Client scopes** or in the dedicated scope of the client, and turn on **Full group path**.',
    command: command(
      `kcadm.sh get OBJECT/protocol-mappers/models -r REALM | jq -r '.[] | select(.protocolMapper == "oidc-group-membership-mapper") | .id' | xargs -I ID kcadm.sh update OBJECT/protocol-mappers/models/ID -r REALM -s 'config."full.path"=true'`,
    ),
    page: pages.tokenClaims,
  },
  {
    id: 'upgrade-admin-permissions',
    group: 'upgrade',
    since: '26.6',
    severity: 'medium',
    title: 'The realm uses the first version of fine-grained permissions',
    reason: 'Keycloak 26.2 replaced it with admin permissions, and doesn’t convert the old ones.',
    check: oldPermissions,
    console:
      'Open **Realm settings**, then **General**, and turn on **Admin Permissions**. Then create the permissions again under **Permissions**.',
    command: updateRealm('adminPermissionsEnabled=true'),
    page: pages.delegation,
  },
  {
    id: 'upgrade-token-exchange',
    group: 'upgrade',
    since: '26.6',
    severity: 'medium',
    title: 'The realm has permissions for the legacy token exchange',
    reason:
      'Keycloak 26.6 deprecates it, and a later release removes it. The standard exchange needs a switch of the client and no permission.',
    check: (realm) => policies(realm, isExchange),
    console: `${open} Turn on **Standard Token Exchange** for the requesting client, and test it before you remove the permission.`,
    command: command(
      'kcadm.sh get clients -r REALM -q clientId=realm-management --fields id # then turn on standard.token.exchange.enabled for the requester',
    ),
    page: pages.tokenExchange,
  },
]
