import {updateObject, updateRealm} from '../commands'
import {found, foundIf} from '../found'
import {flagAt, listAt, textAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const isOn = ({root}: RealmView): boolean => flagAt(false, root.value, 'organizationsEnabled')

function* sharedDomains({organizations}: RealmView): Generator<Evidence> {
  for (const organization of organizations)
    for (const [index, domain] of listAt(organization.value, 'domains').entries()) {
      const name = typeof domain === 'string' ? domain : (textAt(domain, 'name') ?? '')
      if (PUBLIC_MAIL.has(name.toLowerCase())) yield found(organization, 'domains', index)
    }
}

/** Domains at which every person can have an address. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com me.com aol.com gmx.de gmx.net web.de proton.me protonmail.com mail.ru qq.com 163.com'.split(
    ' ',
  ),
)

/** Built-in organizations. The export doesn't contain those of the extension. */
export const organizationRules: readonly Rule[] = [
  {
    id: 'organization-public-domain',
    group: 'security',
    severity: 'high',
    title: 'An organization has the domain of a public mail service',
    reason: 'Users of the service belong to the organization or are sent to its identity provider.',
    check: sharedDomains,
    console: 'Open **Organizations**, select the organization, and remove the domain.',
    command: updateObject('domains=[{"name":"acme.example","verified":false}]'),
    page: pages.nativeOrganizations,
  },
  {
    id: 'organizations-off',
    group: 'production',
    severity: 'medium',
    title: 'The realm has organizations, but the feature is off',
    reason: 'Logins ignore the organizations, and tokens don’t contain them.',
    check: (realm) => foundIf(realm.organizations.length > 0 && !isOn(realm), realm.root, 'organizationsEnabled'),
    console: 'Open **Realm settings**, then **General**, and turn on **Organizations**.',
    command: updateRealm('organizationsEnabled=true'),
    page: pages.nativeOrganizations,
  },
  {
    id: 'organization-no-domain',
    group: 'production',
    severity: 'low',
    title: 'An organization has no domain',
    reason:
      'Keycloak can’t find the organization by the email address of a user, so it can’t choose its identity provider.',
    check: ({organizations}) =>
      organizations.flatMap((one) => foundIf(listAt(one.value, 'domains').length === 0, one, 'domains')),
    console: 'Open **Organizations**, select the organization, and enter its **Domains**.',
    command: updateObject('domains=[{"name":"acme.example","verified":false}]'),
    page: pages.nativeOrganizations,
  },
]
