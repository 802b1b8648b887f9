import {mappersOf} from '../clients'
import {command} from '../commands'
import {found, foundIf} from '../found'
import {listAt, textAt, textsAt, valueAt} from '../json'
import {pages} from '../pages'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

/** Attributes that users are expected to edit. */
const PERSONAL: ReadonlySet<string> = new Set(
  'username email emailVerified firstName lastName nickname middleName profile picture website gender birthdate zoneinfo locale phoneNumber phoneNumberVerified mobile_number updatedAt street locality region postal_code country formatted'.split(
    ' ',
  ),
)

const ATTRIBUTE_MAPPERS: ReadonlySet<string> = new Set([
  'oidc-usermodel-attribute-mapper',
  'saml-user-attribute-mapper',
])

/** Mappers that write an attribute into tokens, with the name of the attribute. */
function* attributeMappers({
  clients,
  clientScopes,
}: RealmView): Generator<{item: Item; index: number; attribute: string}> {
  for (const item of [...clients, ...clientScopes])
    for (const {mapper, index} of mappersOf(item)) {
      const attribute = textAt(mapper, 'config', 'user.attribute') ?? ''
      const isMapper = ATTRIBUTE_MAPPERS.has(textAt(mapper, 'protocolMapper') ?? '')
      if (isMapper && attribute !== '' && !PERSONAL.has(attribute)) yield {item, index, attribute}
    }
}

/** The user profile: JSON in a component, because that is how Keycloak stores it. */
function profileOf(realm: RealmView): {item: Item; profile: unknown} | undefined {
  const [item] = realm.components('org.keycloak.userprofile.UserProfileProvider')
  const text = item && textAt(item.value, 'config', 'kc.user.profile.config')
  if (item === undefined || text === undefined) return undefined
  try {
    const profile: unknown = JSON.parse(text)
    return {item, profile}
  } catch {
    return undefined
  }
}

/** Attributes that the profile lets users edit. */
function editable(profile: unknown): ReadonlySet<string> {
  const names = listAt(profile, 'attributes').flatMap((attribute) =>
    [...textsAt(attribute, 'permissions', 'edit')].some(({text}) => text === 'user')
      ? (textAt(attribute, 'name') ?? '')
      : [],
  )
  return new Set(names)
}

function* editableClaims(realm: RealmView): Generator<Evidence> {
  const known = profileOf(realm)
  const names = known && editable(known.profile)
  if (names === undefined) return
  for (const {item, index, attribute} of attributeMappers(realm))
    if (names.has(attribute)) yield found(item, 'protocolMappers', index, 'config', 'user.attribute')
}

function* unmanagedClaims(realm: RealmView): Generator<Evidence> {
  const known = profileOf(realm)
  const policy = valueAt(known?.profile, 'unmanagedAttributePolicy')
  // Before 24, a realm without the switch had no profile, so users could set every attribute.
  const isOld = known === undefined && Number(/^(\d{1,3})\./.exec(realm.version ?? '')?.[1] ?? '99') < 24
  const isOff = isOld && valueAt(realm.root.value, 'attributes', 'userProfileEnabled') !== 'true'
  if (policy !== 'ENABLED' && !isOff) return
  for (const {item, index} of attributeMappers(realm))
    yield found(item, 'protocolMappers', index, 'config', 'user.attribute')
}

/** Attributes of users. */
export const profileRules: readonly Rule[] = [
  {
    id: 'claim-unmanaged-attribute',
    group: 'security',
    severity: 'high',
    title: 'Users can set the value of a claim',
    reason:
      'The realm accepts attributes that the user profile doesn’t define, and a mapper writes one into tokens. An application that trusts the claim believes the user.',
    check: unmanagedClaims,
    console:
      'Open **Realm settings**, then **General**, and set **Unmanaged Attributes** to **Only administrators can write**.',
    command: command('kcadm.sh update users/profile -r REALM -s unmanagedAttributePolicy=ADMIN_EDIT'),
    page: pages.userProfile,
  },
  {
    id: 'claim-editable-attribute',
    group: 'security',
    severity: 'medium',
    title: 'Users can edit an attribute that a mapper writes into tokens',
    reason:
      'If an application uses the claim to decide what the user can do, such as a customer number, users choose it themselves.',
    check: editableClaims,
    console:
      'Open **Realm settings**, then **User profile**, select the attribute, and let only administrators edit it.',
    command: command(
      `kcadm.sh get users/profile -r REALM | jq '(.attributes[] | select(.name | IN("username", "email", "firstName", "lastName") | not) | .permissions.edit) = ["admin"]' | kcadm.sh update users/profile -r REALM -f -`,
    ),
    page: pages.userProfile,
  },
  {
    id: 'profile-unmanaged',
    group: 'security',
    severity: 'low',
    title: 'Users can store attributes that no administrator defined',
    reason: 'Users can fill the database with data, and set an attribute that you use later.',
    check: (realm) => {
      const known = profileOf(realm)
      return known
        ? foundIf(valueAt(known.profile, 'unmanagedAttributePolicy') === 'ENABLED', known.item, 'config')
        : []
    },
    console:
      'Open **Realm settings**, then **General**, and set **Unmanaged Attributes** to **Only administrators can write**.',
    command: command('kcadm.sh update users/profile -r REALM -s unmanagedAttributePolicy=ADMIN_EDIT'),
    page: pages.userProfile,
  },
]
