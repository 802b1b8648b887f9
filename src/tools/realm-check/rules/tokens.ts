import {updateRealm} from '../commands'
import {foundIf} from '../found'
import {flagAt, numberAt, textAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'
import {MOST_TOKEN_SECONDS} from './clientTokens'

const HOUR = 3600
const DAY = 24 * HOUR
const MOST_CODE_SECONDS = 300

const seconds = (realm: RealmView, name: string, fallback: number, isBad: (value: number) => boolean): Evidence[] =>
  foundIf(isBad(numberAt(fallback, realm.root.value, name)), realm.root, name)

const isOn = ({root}: RealmView, name: string): boolean => flagAt(false, root.value, name)

const tab = 'Open **Realm settings**, then **Tokens**.'

/** Tokens of the realm. */
export const tokenRules: readonly Rule[] = [
  {
    id: 'access-token-long',
    group: 'security',
    severity: 'medium',
    title: 'Access tokens are valid for more than 15 minutes',
    reason: 'A disabled user keeps access for as long, and a stolen token works until it expires.',
    check: (realm) => seconds(realm, 'accessTokenLifespan', 300, (value) => value > MOST_TOKEN_SECONDS || value <= 0),
    console: `${tab} Set **Access Token Lifespan** to 5 minutes.`,
    command: updateRealm('accessTokenLifespan=300'),
    page: pages.keys,
  },
  {
    id: 'refresh-token-reusable',
    group: 'security',
    severity: 'medium',
    title: 'Refresh tokens can be used again',
    reason:
      'A stolen refresh token works until the session ends, and nothing shows the theft. RFC 9700 asks for rotation in public clients.',
    check: (realm) => foundIf(!isOn(realm, 'revokeRefreshToken'), realm.root, 'revokeRefreshToken'),
    console: `${tab} Turn on **Revoke Refresh Token**.`,
    command: updateRealm('revokeRefreshToken=true', 'refreshTokenMaxReuse=0'),
    page: pages.refreshTokens,
  },
  {
    id: 'refresh-token-reuse-count',
    group: 'security',
    severity: 'medium',
    title: 'A refresh token can be used several times before it is revoked',
    reason: 'A thief and the application can both refresh, so the rotation doesn’t reveal the theft.',
    check: (realm) =>
      isOn(realm, 'revokeRefreshToken') ? seconds(realm, 'refreshTokenMaxReuse', 0, (value) => value > 0) : [],
    console: `${tab} Set **Refresh Token Max Reuse** to 0.`,
    command: updateRealm('refreshTokenMaxReuse=0'),
    page: pages.refreshTokens,
  },
  {
    id: 'code-long',
    group: 'security',
    severity: 'low',
    title: 'Authorization codes are valid for more than 5 minutes',
    reason: 'An application redeems the code within seconds. A longer lifetime helps only a thief.',
    check: (realm) => seconds(realm, 'accessCodeLifespan', 60, (value) => value > MOST_CODE_SECONDS),
    console: `${tab} Set **Client Login Timeout** to 1 minute.`,
    command: updateRealm('accessCodeLifespan=60'),
    page: pages.keys,
  },
  {
    id: 'reset-link-long',
    group: 'security',
    severity: 'medium',
    title: 'Links that users request by email are valid for more than a day',
    reason: 'Each reader of the mailbox can set a new password with an old message.',
    check: (realm) => seconds(realm, 'actionTokenGeneratedByUserLifespan', 300, (value) => value > DAY),
    console: `${tab} Set **User-Initiated Action Lifespan** to 1 hour or less.`,
    command: updateRealm('actionTokenGeneratedByUserLifespan=3600'),
    page: pages.requiredActions,
  },
  {
    id: 'admin-link-long',
    group: 'security',
    severity: 'low',
    title: 'Links that administrators send by email are valid for more than a week',
    reason: 'Each reader of the mailbox can set up the account with an old message.',
    check: (realm) => seconds(realm, 'actionTokenGeneratedByAdminLifespan', 43_200, (value) => value > 7 * DAY),
    console: `${tab} Set **Default Admin-Initiated Action Lifespan** to 12 hours.`,
    command: updateRealm('actionTokenGeneratedByAdminLifespan=43200'),
    page: pages.requiredActions,
  },
  {
    id: 'token-outlives-session',
    group: 'production',
    severity: 'low',
    title: 'Access tokens are valid for longer than an idle session',
    reason: 'The session ends before the application refreshes, so users are logged out while they work.',
    check: (realm) => {
      const idle = numberAt(1800, realm.root.value, 'ssoSessionIdleTimeout')
      return seconds(realm, 'accessTokenLifespan', 300, (value) => idle > 0 && value > idle)
    },
    console: `${tab} Set **Access Token Lifespan** to less than **SSO Session Idle** on the tab **Sessions**.`,
    command: updateRealm('accessTokenLifespan=300', 'ssoSessionIdleTimeout=1800'),
    page: pages.sessions,
  },
  {
    id: 'signature-symmetric',
    group: 'security',
    severity: 'medium',
    title: 'Tokens are signed with a shared key',
    reason: 'An API can check such a token only by asking Keycloak, because a copy of the key could sign tokens, too.',
    check: (realm) =>
      foundIf(
        /^HS/i.test(textAt(realm.root.value, 'defaultSignatureAlgorithm') ?? ''),
        realm.root,
        'defaultSignatureAlgorithm',
      ),
    console: `${tab} Set **Default Signature Algorithm** to **RS256** or **ES256**.`,
    command: updateRealm('defaultSignatureAlgorithm=RS256'),
    page: pages.keys,
  },
]
