import {updateRealm} from '../commands'
import {executionsOf} from '../flows'
import {textAt} from '../json'
import {pages} from '../pages'
import {isOn, loginTab, realmIf} from '../realmSwitches'
import type {RealmView} from '../realmView'
import type {Rule} from '../rule'

function lacksCaptcha(realm: RealmView): boolean {
  if (!isOn(realm, 'registrationAllowed') || realm.flows.length === 0) return false
  const flow = textAt(realm.root.value, 'registrationFlow') ?? 'registration'
  return !executionsOf(realm, flow).some(({authenticator}) => /captcha|turnstile/i.test(authenticator))
}

/** Who can create an account, and with which address. */
export const registrationRules: readonly Rule[] = [
  {
    id: 'registration-unverified',
    group: 'security',
    severity: 'high',
    title: 'Visitors can register with an email address that they don’t own',
    reason:
      'User registration is on, and Keycloak doesn’t verify email addresses. Applications that go by the address take the account for its owner’s.',
    check: (realm) =>
      realmIf(isOn(realm, 'registrationAllowed') && !isOn(realm, 'verifyEmail'), realm, 'registrationAllowed'),
    console: `${loginTab} Turn on **Verify email**, or turn off **User registration**.`,
    command: updateRealm('verifyEmail=true'),
    page: pages.loginRules,
  },
  {
    id: 'registration-no-captcha',
    group: 'security',
    severity: 'low',
    title: 'Programs can register accounts',
    reason:
      'User registration is on, and its flow has no CAPTCHA. If only invited users need accounts, turn registration off.',
    check: (realm) => realmIf(lacksCaptcha(realm), realm, 'registrationAllowed'),
    console: `${loginTab} Turn off **User registration**, or add a CAPTCHA to the registration flow.`,
    command: updateRealm('registrationAllowed=false'),
    page: pages.recaptcha,
  },
  {
    id: 'email-unverified',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak doesn’t verify email addresses',
    reason: 'A mistyped address receives the link that resets the password.',
    check: (realm) => realmIf(!isOn(realm, 'verifyEmail') && !isOn(realm, 'registrationAllowed'), realm, 'verifyEmail'),
    console: `${loginTab} Turn on **Verify email** after email works.`,
    command: updateRealm('verifyEmail=true'),
    page: pages.loginRules,
  },
  {
    id: 'duplicate-emails',
    group: 'security',
    severity: 'medium',
    title: 'Several accounts can have the same email address',
    reason: 'Applications and identity providers that find users by their address find the wrong account.',
    check: (realm) => realmIf(isOn(realm, 'duplicateEmailsAllowed'), realm, 'duplicateEmailsAllowed'),
    console: `${loginTab} Turn off **Duplicate emails**.`,
    command: updateRealm('duplicateEmailsAllowed=false'),
    page: pages.loginRules,
  },
]
