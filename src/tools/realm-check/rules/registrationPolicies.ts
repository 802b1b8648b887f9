import {command, updateObject} from '../commands'
import {found, foundIf} from '../found'
import {flagAt, textAt} from '../json'
import {pages} from '../pages'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const TYPE = 'org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy'

const anonymous = (realm: RealmView): Item[] =>
  realm.components(TYPE).filter((policy) => textAt(policy.value, 'subType') === 'anonymous')

const isKind = (policy: Item, kind: string): boolean => textAt(policy.value, 'providerId') === kind

function* openRegistration(realm: RealmView): Generator<Evidence> {
  // Without any component, the file isn't complete and says nothing about the policies.
  const policies = anonymous(realm)
  if (realm.components(TYPE).length === 0) return
  const hosts = policies.filter((policy) => isKind(policy, 'trusted-hosts'))
  if (hosts.length === 0) yield found(realm.root, 'components', TYPE)
  for (const policy of hosts)
    yield* foundIf(
      !flagAt(true, policy.value, 'config', 'host-sending-registration-request-must-match'),
      policy,
      'config',
      'host-sending-registration-request-must-match',
    )
}

/** Programs that register clients by themselves. */
export const registrationPolicyRules: readonly Rule[] = [
  {
    id: 'client-registration-open',
    group: 'security',
    severity: 'high',
    title: 'Every program can register clients without a login',
    reason: 'An attacker registers a client with a trustworthy name and asks your users to log in.',
    check: openRegistration,
    console:
      'Open **Clients**, then **Client registration**, then **Anonymous access policies**. Select **Trusted Hosts**, or add it, and turn on **Host Sending Client Registration Request Must Match**.',
    command: (place) =>
      place.subject.kind === 'component'
        ? updateObject('config."host-sending-registration-request-must-match"=["true"]')(place)
        : command(
            `kcadm.sh create components -r REALM -s name='Trusted Hosts' -s providerId=trusted-hosts -s providerType=${TYPE} -s subType=anonymous -s 'config."host-sending-registration-request-must-match"=["true"]' -s 'config."client-uris-must-match"=["true"]'`,
          )(place),
    page: pages.allowLists,
  },
  {
    id: 'client-registration-unlimited',
    group: 'performance',
    severity: 'low',
    title: 'Programs can register any number of clients without a login',
    reason: 'A program with a mistake fills the realm with clients, and lists in the admin console get slow.',
    check: (realm) =>
      foundIf(
        realm.components(TYPE).length > 0 && !anonymous(realm).some((policy) => isKind(policy, 'max-clients')),
        realm.root,
        'components',
        TYPE,
      ),
    console: 'Open **Clients**, then **Client registration**, then **Anonymous access policies**. Add **Max Clients**.',
    command: command(
      `kcadm.sh create components -r REALM -s name='Max Clients Limit' -s providerId=max-clients -s providerType=${TYPE} -s subType=anonymous -s 'config."max-clients"=["200"]'`,
    ),
    page: pages.allowLists,
  },
]
