import {updateRealm} from '../commands'
import {foundIf} from '../found'
import {flagAt, numberAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const tab = 'Open **Realm settings**, then **Security defenses**, then **Brute force detection**.'
const MOST_FAILURES = 20
/** Seconds. */
const SHORTEST_WAIT = 30
const SHORTEST_WINDOW = 3600

const isOn = ({root}: RealmView): boolean => flagAt(false, root.value, 'bruteForceProtected')

const limits = (realm: RealmView, name: string, fallback: number, isBad: (value: number) => boolean): Evidence[] =>
  foundIf(isOn(realm) && isBad(numberAt(fallback, realm.root.value, name)), realm.root, name)

/** Guessing of passwords. */
export const bruteForceRules: readonly Rule[] = [
  {
    id: 'brute-force-off',
    group: 'security',
    severity: 'high',
    title: 'Brute force detection is off',
    reason: 'An attacker can guess passwords indefinitely.',
    check: (realm) => foundIf(!isOn(realm), realm.root, 'bruteForceProtected'),
    console: `${tab} Set **Brute Force Mode** to **Lockout temporarily**.`,
    command: updateRealm('bruteForceProtected=true', 'permanentLockout=false', 'failureFactor=10'),
    page: pages.bruteForce,
  },
  {
    id: 'brute-force-failures',
    group: 'security',
    severity: 'medium',
    title: `An account is locked after more than ${MOST_FAILURES} failed logins only`,
    reason: 'Common passwords are among the first guesses. The default of 30 failures is too high for most realms.',
    check: (realm) => limits(realm, 'failureFactor', 30, (value) => value > MOST_FAILURES || value < 1),
    console: `${tab} Set **Max login failures** to 10.`,
    command: updateRealm('failureFactor=10'),
    page: pages.bruteForce,
  },
  {
    id: 'brute-force-permanent',
    group: 'security',
    severity: 'medium',
    title: 'Failed logins lock an account permanently',
    reason: 'An attacker who knows usernames locks your users out, and an administrator has to enable each account.',
    check: (realm) =>
      foundIf(
        isOn(realm) &&
          flagAt(false, realm.root.value, 'permanentLockout') &&
          numberAt(0, realm.root.value, 'maxTemporaryLockouts') === 0,
        realm.root,
        'permanentLockout',
      ),
    console: `${tab} Set **Brute Force Mode** to **Lockout temporarily**.`,
    command: updateRealm('permanentLockout=false'),
    page: pages.bruteForce,
  },
  {
    id: 'brute-force-wait',
    group: 'security',
    severity: 'low',
    title: `A lock lasts less than ${SHORTEST_WAIT} seconds`,
    reason: 'An attacker waits for the end of the lock and goes on.',
    check: (realm) => limits(realm, 'waitIncrementSeconds', 60, (value) => value < SHORTEST_WAIT),
    console: `${tab} Set **Wait increment** to one minute.`,
    command: updateRealm('waitIncrementSeconds=60'),
    page: pages.bruteForce,
  },
  {
    id: 'brute-force-window',
    group: 'security',
    severity: 'low',
    title: 'Failed logins are forgotten within an hour',
    reason: 'An attacker who makes a few guesses each hour never reaches the limit.',
    check: (realm) => limits(realm, 'maxDeltaTimeSeconds', 43_200, (value) => value < SHORTEST_WINDOW),
    console: `${tab} Set **Failure reset time** to 12 hours.`,
    command: updateRealm('maxDeltaTimeSeconds=43200'),
    page: pages.bruteForce,
  },
]
