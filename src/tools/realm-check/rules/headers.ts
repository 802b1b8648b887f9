import {updateRealm} from '../commands'
import {foundIf} from '../found'
import {textAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const HEADERS = 'browserSecurityHeaders'
const tab = 'Open **Realm settings**, then **Security defenses**, then **Headers**.'
/** Half a year, in seconds. */
const SHORTEST_HSTS = 15_552_000

const SAFE_REFERRERS: ReadonlySet<string> = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
])

/** Keycloak sends its default for a header that an import leaves out, and nothing for an empty one. */
const headerOf = ({root}: RealmView, name: string): string | undefined =>
  textAt(root.value, HEADERS, name)?.slice(0, 4000)

const header = (realm: RealmView, name: string, isBad: (value: string) => boolean): Evidence[] => {
  const value = headerOf(realm, name)
  return foundIf(value !== undefined && isBad(value), realm.root, HEADERS, name)
}

/** A directive of a content security policy; undefined if it isn’t there. */
const directiveOf = (policy: string, name: string): string | undefined =>
  policy
    .split(';')
    .map((directive) => directive.trim().toLowerCase())
    .find((directive) => directive === name || directive.startsWith(`${name} `))

function canBeFramed(realm: RealmView, policy: string): boolean {
  const ancestors = directiveOf(policy, 'frame-ancestors')
  if (ancestors !== undefined) return /\s(\*|https?:)(\s|$)/.test(ancestors)
  return !/^(deny|sameorigin)$/i.test((headerOf(realm, 'xFrameOptions') ?? 'SAMEORIGIN').trim())
}

const age = (value: string): number => Number(/max-age\s{0,5}=\s{0,5}"?(\d{1,12})/i.exec(value)?.[1] ?? 0)

const DEFAULT_POLICY = "frame-src 'self'; frame-ancestors 'self'; object-src 'none';"

/** Headers of the login pages. */
export const headerRules: readonly Rule[] = [
  {
    id: 'header-frames',
    group: 'security',
    severity: 'high',
    title: 'Other sites can show the login pages in a frame',
    reason:
      'An attacker lays another page over the frame, and the user clicks on buttons of your realm without knowing.',
    check: (realm) => header(realm, 'contentSecurityPolicy', (policy) => canBeFramed(realm, policy)),
    console: `${tab} Add \`frame-ancestors 'self'\` to **Content-Security-Policy**.`,
    command: updateRealm(`${HEADERS}.contentSecurityPolicy=${DEFAULT_POLICY}`, `${HEADERS}.xFrameOptions=SAMEORIGIN`),
    page: pages.security,
  },
  {
    id: 'header-csp-objects',
    group: 'security',
    severity: 'low',
    title: 'The content security policy of the login pages allows objects',
    reason: 'A script injection in a theme can load a plug-in. The default policy forbids it with `object-src`.',
    check: (realm) =>
      header(
        realm,
        'contentSecurityPolicy',
        (policy) => directiveOf(policy, 'object-src') === undefined && directiveOf(policy, 'default-src') === undefined,
      ),
    console: `${tab} Add \`object-src 'none'\` to **Content-Security-Policy**.`,
    command: updateRealm(`${HEADERS}.contentSecurityPolicy=${DEFAULT_POLICY}`),
    page: pages.security,
  },
  {
    id: 'header-hsts',
    group: 'security',
    severity: 'medium',
    title: 'Browsers aren’t told to use HTTPS only',
    reason: 'The first request of a user can go over plain HTTP, where an attacker answers with a false login page.',
    check: (realm) => header(realm, 'strictTransportSecurity', (value) => age(value) < SHORTEST_HSTS),
    console: `${tab} Set **HTTP Strict Transport Security (HSTS)** to \`max-age=31536000; includeSubDomains\`.`,
    command: updateRealm(`${HEADERS}.strictTransportSecurity=max-age=31536000; includeSubDomains`),
    page: pages.security,
  },
  {
    id: 'header-sniffing',
    group: 'security',
    severity: 'low',
    title: 'Browsers can guess the type of files',
    reason: 'A browser can run a file as a script that the server sent as something else.',
    check: (realm) => header(realm, 'xContentTypeOptions', (value) => value.trim().toLowerCase() !== 'nosniff'),
    console: `${tab} Set **X-Content-Type-Options** to \`nosniff\`.`,
    command: updateRealm(`${HEADERS}.xContentTypeOptions=nosniff`),
    page: pages.security,
  },
  {
    id: 'header-referrer',
    group: 'security',
    severity: 'medium',
    title: 'Login pages tell other sites their complete address',
    reason: 'The address of a login page contains a code of the session and the state of the application.',
    check: (realm) => header(realm, 'referrerPolicy', (value) => !SAFE_REFERRERS.has(value.trim().toLowerCase())),
    console: `${tab} Set **Referrer Policy** to \`no-referrer\`.`,
    command: updateRealm(`${HEADERS}.referrerPolicy=no-referrer`),
    page: pages.security,
  },
  {
    id: 'header-robots',
    group: 'production',
    severity: 'low',
    title: 'Search engines can list the login pages',
    reason: 'Results lead to expired login pages, and attackers find the server by its name.',
    check: (realm) => header(realm, 'xRobotsTag', (value) => !/none|noindex/i.test(value)),
    console: `${tab} Set **X-Robots-Tag** to \`none\`.`,
    command: updateRealm(`${HEADERS}.xRobotsTag=none`),
    page: pages.security,
  },
]
