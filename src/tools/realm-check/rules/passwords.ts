import {updateRealm} from '../commands'
import {foundIf} from '../found'
import {textAt} from '../json'
import {pages} from '../pages'
import {ruleNumber, rulesOfPolicy, ruleValue} from '../passwordPolicy'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const tab = 'Open **Authentication**, then **Policies**, then **Password policy**.'
const recommended = updateRealm('passwordPolicy=length(15) and maxLength(128) and notUsername() and notEmail()')

const SHORTEST = 8
const MOST_HISTORY = 10

/** From the OWASP cheat sheet on password storage. */
const FEWEST_ITERATIONS: Readonly<Record<string, number>> = {
  'pbkdf2-sha512': 210_000,
  'pbkdf2-sha256': 600_000,
  pbkdf2: 1_300_000,
}

/** More than this delays each login without need: five times the recommendation, or ten passes of Argon2. */
const mostIterations = (algorithm: string): number =>
  algorithm === 'argon2' ? 10 : 5 * (FEWEST_ITERATIONS[algorithm] ?? 210_000)

/** Argon2 is the default, and PBKDF2 in FIPS mode. */
const algorithmOf = (policy: string): string => ruleValue(policy, 'hashAlgorithm')?.toLowerCase() ?? 'argon2'

function isTooFew(policy: string): boolean {
  const algorithm = ruleValue(policy, 'hashAlgorithm')?.toLowerCase()
  const iterations = ruleNumber(policy, 'hashIterations')
  if (algorithm === undefined || iterations === undefined || iterations < 0) return false
  return iterations < (FEWEST_ITERATIONS[algorithm] ?? 0)
}

function policy(realm: RealmView, isBad: (text: string) => boolean): Evidence[] {
  const text = textAt(realm.root.value, 'passwordPolicy') ?? ''
  return foundIf(isBad(text), realm.root, 'passwordPolicy')
}

const COMPOSITION: ReadonlySet<string> = new Set(['digits', 'lowerCase', 'upperCase', 'specialChars'])

/** Which passwords users can choose, and how they are stored. */
export const passwordRules: readonly Rule[] = [
  {
    id: 'password-policy-missing',
    group: 'security',
    severity: 'high',
    title: 'The realm has no password policy',
    reason: 'Users can choose a password of one letter.',
    check: (realm) => policy(realm, (text) => rulesOfPolicy(text).length === 0),
    console: `${tab} Add **Minimum length** with 15.`,
    command: recommended,
    page: pages.passwordPolicy,
  },
  {
    id: 'password-short',
    group: 'security',
    severity: 'medium',
    title: `Passwords can have fewer than ${SHORTEST} characters`,
    reason: 'NIST asks for at least 8 characters with a second factor, and for 15 if the password is the only factor.',
    check: (realm) =>
      policy(realm, (text) => rulesOfPolicy(text).length > 0 && (ruleNumber(text, 'length') ?? 0) < SHORTEST),
    console: `${tab} Set **Minimum length** to 15.`,
    command: recommended,
    page: pages.passwordPolicy,
  },
  {
    id: 'password-hash-weak',
    group: 'security',
    severity: 'high',
    title: 'Passwords are hashed with too few iterations',
    reason:
      'An attacker with a copy of the database tries more passwords per second. OWASP asks for 210,000 iterations of PBKDF2 with SHA-512, or Argon2.',
    check: (realm) => policy(realm, isTooFew),
    console: `${tab} Remove **Hashing Iterations** and **Hashing Algorithm**, so that Keycloak uses Argon2.`,
    command: recommended,
    page: pages.passwordPolicy,
  },
  {
    id: 'password-hash-sha1',
    group: 'security',
    severity: 'medium',
    title: 'Passwords are hashed with PBKDF2 and SHA-1',
    reason: 'It needs six times as many iterations as SHA-512 for the same protection, and newer servers use Argon2.',
    check: (realm) => policy(realm, (text) => ruleValue(text, 'hashAlgorithm')?.toLowerCase() === 'pbkdf2'),
    console: `${tab} Remove **Hashing Algorithm**, so that Keycloak uses Argon2.`,
    command: recommended,
    page: pages.passwordPolicy,
  },
  {
    id: 'password-hash-slow',
    group: 'performance',
    severity: 'medium',
    title: 'Passwords are hashed with far more iterations than recommended',
    reason: 'Each login occupies a processor for as long. A Monday morning needs many more servers.',
    check: (realm) =>
      policy(realm, (text) => (ruleNumber(text, 'hashIterations') ?? 0) > mostIterations(algorithmOf(text))),
    console: `${tab} Remove **Hashing Iterations**.`,
    command: recommended,
    page: pages.passwordPolicy,
  },
  {
    id: 'password-history-long',
    group: 'performance',
    severity: 'low',
    title: `A new password is compared with more than ${MOST_HISTORY} old ones`,
    reason: 'Each comparison hashes the password once more, so a change of the password takes seconds.',
    check: (realm) => policy(realm, (text) => (ruleNumber(text, 'passwordHistory') ?? 0) > MOST_HISTORY),
    console: `${tab} Lower **Not Recently Used**.`,
    command: recommended,
    page: pages.passwordPolicy,
  },
  {
    id: 'password-expires',
    group: 'security',
    severity: 'low',
    title: 'Users must change their password regularly',
    reason: 'Users answer with small variations of the old one. NIST asks for a change only after a sign of a breach.',
    check: (realm) => policy(realm, (text) => ruleValue(text, 'forceExpiredPasswordChange') !== undefined),
    console: `${tab} Remove **Expire Password**.`,
    command: recommended,
    page: pages.passwordPolicy,
  },
  {
    id: 'password-composition',
    group: 'security',
    severity: 'low',
    title: 'The password policy asks for digits, capitals, or symbols',
    reason:
      'NIST advises against such rules, because users answer with patterns such as `Summer2026!`. Length protects better.',
    check: (realm) => policy(realm, (text) => rulesOfPolicy(text).some(({name}) => COMPOSITION.has(name))),
    console: `${tab} Remove these rules, and set **Minimum length** to 15.`,
    command: recommended,
    page: pages.passwordPolicy,
  },
]
