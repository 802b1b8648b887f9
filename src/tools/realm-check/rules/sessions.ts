import {updateRealm} from '../commands'
import {foundIf} from '../found'
import {flagAt, numberAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const DAY = 86_400

const lasts = (realm: RealmView, name: string, fallback: number, days: number): Evidence[] =>
  foundIf(numberAt(fallback, realm.root.value, name) > days * DAY, realm.root, name)

const isOn = ({root}: RealmView, name: string): boolean => flagAt(false, root.value, name)

const tab = 'Open **Realm settings**, then **Sessions**.'

/** How long users stay logged in. */
export const sessionRules: readonly Rule[] = [
  {
    id: 'session-idle-long',
    group: 'security',
    severity: 'medium',
    title: 'A session without activity lasts more than a day',
    reason:
      'The next user of a shared computer continues the session. Use **Remember me** for users who want longer sessions.',
    check: (realm) => lasts(realm, 'ssoSessionIdleTimeout', 1800, 1),
    console: `${tab} Set **SSO Session Idle** to 30 minutes.`,
    command: updateRealm('ssoSessionIdleTimeout=1800'),
    page: pages.sessions,
  },
  {
    id: 'session-max-long',
    group: 'security',
    severity: 'medium',
    title: 'A session lasts more than 30 days',
    reason: 'A stolen session works for as long. NIST asks for a new login after 30 days at the latest.',
    check: (realm) => lasts(realm, 'ssoSessionMaxLifespan', 36_000, 30),
    console: `${tab} Set **SSO Session Max** to 10 hours.`,
    command: updateRealm('ssoSessionMaxLifespan=36000'),
    page: pages.sessions,
  },
  {
    id: 'remember-me-long',
    group: 'security',
    severity: 'low',
    title: 'A remembered session lasts more than 90 days',
    reason: 'A user who lost a device months ago is still logged in there.',
    check: (realm) =>
      isOn(realm, 'rememberMe')
        ? [
            ...lasts(realm, 'ssoSessionMaxLifespanRememberMe', 0, 90),
            ...lasts(realm, 'ssoSessionIdleTimeoutRememberMe', 0, 90),
          ]
        : [],
    console: `${tab} Set **SSO Session Max Remember Me** to 30 days or less.`,
    command: updateRealm('ssoSessionMaxLifespanRememberMe=2592000', 'ssoSessionIdleTimeoutRememberMe=604800'),
    page: pages.sessions,
  },
  {
    id: 'offline-unlimited',
    group: 'security',
    severity: 'medium',
    title: 'Offline sessions never end',
    reason: 'An application that refreshes often enough keeps access forever, and a stolen offline token does, too.',
    check: (realm) =>
      foundIf(!isOn(realm, 'offlineSessionMaxLifespanEnabled'), realm.root, 'offlineSessionMaxLifespanEnabled'),
    console: `${tab} Turn on **Offline Session Max Limited**.`,
    command: updateRealm('offlineSessionMaxLifespanEnabled=true', 'offlineSessionMaxLifespan=5184000'),
    page: pages.offlineAccess,
  },
  {
    id: 'offline-idle-long',
    group: 'performance',
    severity: 'low',
    title: 'Unused offline sessions stay for more than 90 days',
    reason:
      'The table of sessions grows with each login that requests `offline_access`, and each upgrade has to migrate it.',
    check: (realm) => lasts(realm, 'offlineSessionIdleTimeout', 2_592_000, 90),
    console: `${tab} Set **Offline Session Idle** to 30 days.`,
    command: updateRealm('offlineSessionIdleTimeout=2592000'),
    page: pages.offlineAccess,
  },
  {
    id: 'offline-max-long',
    group: 'security',
    severity: 'low',
    title: 'Offline sessions last more than a year',
    reason: 'A stolen offline token works for as long.',
    check: (realm) =>
      isOn(realm, 'offlineSessionMaxLifespanEnabled') ? lasts(realm, 'offlineSessionMaxLifespan', 5_184_000, 365) : [],
    console: `${tab} Set **Offline Session Max** to 60 days.`,
    command: updateRealm('offlineSessionMaxLifespan=5184000'),
    page: pages.offlineAccess,
  },
  {
    id: 'otp-reusable',
    group: 'security',
    severity: 'medium',
    title: 'A one-time code can be used twice',
    reason: 'An attacker who sees a code, for example on a false login page, can log in with it while it is valid.',
    check: (realm) => foundIf(isOn(realm, 'otpPolicyCodeReusable'), realm.root, 'otpPolicyCodeReusable'),
    console: 'Open **Authentication**, then **Policies**, then **OTP Policy**, and turn off **Reusable token**.',
    command: updateRealm('otpPolicyCodeReusable=false'),
    page: pages.otp,
  },
  {
    id: 'otp-window-wide',
    group: 'security',
    severity: 'low',
    title: 'One-time codes are accepted for several minutes',
    reason: 'Each step of the look-around window adds a code that an attacker can guess or use.',
    check: (realm) =>
      foundIf(numberAt(1, realm.root.value, 'otpPolicyLookAheadWindow') > 3, realm.root, 'otpPolicyLookAheadWindow'),
    console: 'Open **Authentication**, then **Policies**, then **OTP Policy**, and set **Look around window** to 1.',
    command: updateRealm('otpPolicyLookAheadWindow=1'),
    page: pages.otp,
  },
]
