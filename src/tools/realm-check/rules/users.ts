import {ADMIN_ROLES, administrators, credentialTypes, managementRoles, people, ROLES_PATH} from '../adminRoles'
import {command, updateObject} from '../commands'
import {found} from '../found'
import {listAt, textAt, valueAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const SECOND_FACTORS: ReadonlySet<string> = new Set([
  'otp',
  'webauthn',
  'webauthn-passwordless',
  'recovery-authn-codes',
])

/** Names of accounts in tutorials. Their passwords are published. */
const TUTORIAL = /^(alice|bob|demo|guest|john\.?doe|jdoe|test(er|user)?|user)\d{0,3}(@.{0,200})?$/i

function* clearPasswords({users}: RealmView): Generator<Evidence> {
  for (const user of users)
    for (const [index, credential] of listAt(user.value, 'credentials').entries())
      if (textAt(credential, 'type') === 'password' && textAt(credential, 'value') !== undefined)
        yield found(user, 'credentials', index)
}

function* hashes({users}: RealmView): Generator<Evidence> {
  for (const user of users)
    for (const [index, credential] of listAt(user.value, 'credentials').entries())
      if (valueAt(credential, 'secretData') !== undefined || valueAt(credential, 'hashedSaltedValue') !== undefined)
        yield found(user, 'credentials', index)
}

const realmAdministrators = (realm: RealmView) =>
  administrators(realm).flatMap((user) => {
    const admin = managementRoles(user).find(({role}) => ADMIN_ROLES.some((one) => one === role))
    return admin && user.value.enabled !== false ? [{user, index: admin.index}] : []
  })

/** Users. Only a complete export has them. */
export const userRules: readonly Rule[] = [
  {
    id: 'user-clear-password',
    isAboutFile: true,
    group: 'security',
    severity: 'high',
    title: 'The file contains the password of a user in plain text',
    reason: 'Each reader of the file can log in as the user. An import sets the password on each new server.',
    check: clearPasswords,
    console:
      'Delete the credential from the file. Open **Users**, select the user, then **Credentials**, and choose **Reset password**.',
    command: updateObject('requiredActions=["UPDATE_PASSWORD"]'),
    page: pages.importExport,
  },
  {
    id: 'export-password-hashes',
    isAboutFile: true,
    group: 'production',
    severity: 'low',
    title: 'The file contains password hashes and other credentials of users',
    reason:
      'An attacker can try passwords against the hashes without your server. Encrypt the file, and delete it after use.',
    check: hashes,
    console: 'Use the partial export of the admin console, which contains no users.',
    command: command(
      "kcadm.sh create 'partial-export?exportClients=true&exportGroupsAndRoles=true' -r REALM -o > realm.json",
    ),
    page: pages.importExport,
  },
  {
    id: 'admin-no-second-factor',
    group: 'security',
    severity: 'high',
    title: 'An administrator logs in with a password alone',
    reason: 'A stolen password is enough to act as each user of the realm.',
    check: function* (realm) {
      realm.asked.add('credentials')
      for (const {user, index} of realmAdministrators(realm)) {
        const types = credentialTypes(user)
        if (types.includes('password') && !types.some((type) => SECOND_FACTORS.has(type ?? '')))
          yield found(user, ...ROLES_PATH, index)
      }
    },
    console: 'Open **Users**, select the user, and add **Configure OTP** to **Required user actions**.',
    command: updateObject('requiredActions=["CONFIGURE_TOTP"]'),
    page: pages.launch,
  },
  {
    id: 'user-tutorial-account',
    group: 'production',
    severity: 'medium',
    title: 'An account has the name of a test user',
    reason: 'Such accounts have passwords that are published or easy to guess.',
    check: function* (realm) {
      for (const user of people(realm))
        if (user.value.enabled !== false && TUTORIAL.test(user.subject.name.slice(0, 300)))
          yield found(user, 'username')
    },
    console: 'Open **Users**, select the user, and choose **Delete**.',
    command: updateObject('enabled=false'),
    page: pages.launch,
  },
]
