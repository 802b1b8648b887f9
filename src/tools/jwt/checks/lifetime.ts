import {tokenPages} from '../../../data/tokenClaims'
import type {Finding} from '../../report'
import type {Expected} from '../context'
import type {TokenKind} from '../kinds'
import {relativeText, spanText} from '../times'
import {secondsOf, type Claims} from './timeFormat'

const DAY = 24 * 60 * 60

/** Checks when the token was issued. */
export function issueFindings(payload: Claims, {now, tolerance}: Expected): Finding[] {
  const iat = secondsOf(payload, 'iat')
  const findings: Finding[] = []
  if (iat !== undefined && iat > now + tolerance)
    findings.push({
      kind: 'finding',
      severity: 'warning',
      title: `The token was issued in the future: \`iat\` is ${relativeText(iat, now)}.`,
      text: 'The clock of Keycloak is ahead of this machine, or of the time that you entered. Some libraries reject such a token.',
      fix: 'Synchronize the clocks of both machines with NTP.',
      page: tokenPages.decoding,
    })
  const login = secondsOf(payload, 'auth_time')
  if (login !== undefined && iat !== undefined && login > iat + Math.max(tolerance, 1))
    findings.push({
      kind: 'finding',
      severity: 'warning',
      title: '`auth_time` is later than `iat`.',
      text: 'A user logs in before Keycloak issues the token. A mapper probably overwrites `auth_time`.',
      fix: 'Look for a mapper with the claim name `auth_time` in the client and its client scopes.',
      page: tokenPages.claims,
    })
  return findings
}

/** Checks how long the token is valid in total. */
export function lifetimeFindings(payload: Claims, kind: TokenKind): Finding[] {
  const exp = secondsOf(payload, 'exp')
  const iat = secondsOf(payload, 'iat')
  if (exp === undefined || iat === undefined || kind.instead !== undefined) return []
  if (exp < iat)
    return [
      {
        kind: 'finding',
        severity: 'error',
        title: 'The token expires before it was issued.',
        text: `\`exp\` is ${spanText(iat - exp)} earlier than \`iat\`.`,
        page: tokenPages.decoding,
      },
    ]
  if (exp - iat <= DAY) return []
  return [
    {
      kind: 'finding',
      severity: 'warning',
      title: `The token is valid for ${spanText(exp - iat)} in total.`,
      text: 'An API that verifies the token itself accepts it until then, even after a logout. A thief can use it just as long.',
      fix: 'Set a shorter **Access Token Lifespan**, such as 5 minutes, and let the client refresh the token.',
      page: tokenPages.lifetimes,
    },
  ]
}
