import {tokenPages} from '../../../data/tokenClaims'
import {quoted, type Finding} from '../../report'
import type {Expected} from '../context'
import type {Jws} from '../decode'
import type {TokenKind} from '../kinds'
import {dateText, relativeText, spanText} from '../times'
import {formatFindings, secondsOf, type Claims} from './timeFormat'
import {issueFindings, lifetimeFindings} from './lifetime'

/** Checks the times of a token against the moment of the request. */
export function timeFindings({payload}: Pick<Jws, 'payload'>, kind: TokenKind, expected: Expected): Finding[] {
  if (payload === undefined) return []
  return [
    ...formatFindings(payload),
    ...expiry(payload, kind, expected),
    ...start(payload, expected),
    ...issueFindings(payload, expected),
    ...lifetimeFindings(payload, kind),
  ]
}

function expiry(payload: Claims, kind: TokenKind, {now, tolerance}: Expected): Finding[] {
  if (payload.exp === undefined || (payload.exp === 0 && kind.signedBy === 'server')) return withoutExpiry(kind)
  const exp = secondsOf(payload, 'exp')
  if (exp === undefined) return []
  const when = `${quoted('exp')} is ${dateText(exp) ?? 'no date'}.`
  if (now >= exp + tolerance)
    return [
      {
        kind: 'finding',
        severity: 'error',
        title: `The token expired ${relativeText(exp, now)}.`,
        text: `${when} If the request failed earlier, enter its time in the field **Time of the request**.`,
        fix: 'Get a new token before the old one expires: the client refreshes it, or logs in again. If the token should still be valid, compare the clock of the API’s machine with the clock of Keycloak.',
        page: tokenPages.lifetimes,
      },
    ]
  const left = exp - now
  const text = left <= 0 ? 'Without the clock tolerance, it would be expired.' : undefined
  return [
    {
      kind: 'finding',
      severity: 'ok',
      title: left > 0 ? `The token is valid for ${spanText(left)} more.` : 'The token is valid.',
      text: text ?? when,
    },
  ]
}

function withoutExpiry(kind: TokenKind): Finding[] {
  if (['userinfo', 'proof', 'event', 'offline', 'registration'].includes(kind.id)) {
    const isLong = kind.id === 'offline' || kind.id === 'registration'
    return isLong
      ? [
          {
            kind: 'finding',
            severity: 'note',
            title: 'The token has no expiry time.',
            text:
              kind.id === 'offline'
                ? 'It’s valid until the offline session ends: by **Offline Session Idle**, by revocation, or by a limit.'
                : 'It’s valid until Keycloak issues another one for the client.',
            page: kind.id === 'offline' ? tokenPages.offline : tokenPages.clients,
          },
        ]
      : []
  }
  return [
    {
      kind: 'finding',
      severity: 'error',
      title: 'The token has no `exp`, so it never expires.',
      text: 'Keycloak writes `exp` into these tokens. A verifier must reject a token without it.',
      fix: "In the API, require the claim. For example, in jose pass `requiredClaims: ['exp']`.",
      page: tokenPages.verifier,
    },
  ]
}

function start(payload: Claims, {now, tolerance}: Expected): Finding[] {
  const nbf = secondsOf(payload, 'nbf')
  if (nbf === undefined || nbf <= now + tolerance) return []
  return [
    {
      kind: 'finding',
      severity: 'error',
      title: `The token isn’t valid yet: \`nbf\` is ${relativeText(nbf, now)}.`,
      text: `\`nbf\` is ${dateText(nbf) ?? 'no date'}.`,
      fix: 'Synchronize the clocks of both machines with NTP, or allow the API a tolerance of a few seconds.',
      page: tokenPages.decoding,
    },
  ]
}
