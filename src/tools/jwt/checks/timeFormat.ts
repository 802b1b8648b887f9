import {tokenPages} from '../../../data/tokenClaims'
import {quoted, type Finding} from '../../report'
import {dateText} from '../times'

/** Seconds since 1970 have 10 digits until 2286. More than this is another unit. */
const MOST_SECONDS = 1e11

/** Claims of time, and what each must be. */
const NAMES = ['exp', 'nbf', 'iat', 'auth_time'] as const

/** The payload of a token. */
export type Claims = Readonly<Record<string, unknown>>

/** A time in seconds, if the claim is one. */
export function secondsOf(payload: Claims, name: string): number | undefined {
  const value = payload[name]
  return typeof value === 'number' && value <= MOST_SECONDS ? value : undefined
}

/** Reports times that aren't numbers of seconds. */
export const formatFindings = (payload: Claims): Finding[] => NAMES.flatMap((name) => formatOf(payload, name))

function formatOf(payload: Claims, name: (typeof NAMES)[number]): Finding[] {
  const value = payload[name]
  if (value === undefined) return []
  const finding = (title: string, text: string): Finding[] => [
    {
      kind: 'finding',
      severity: 'error',
      title,
      text,
      fix: `In the program that makes the token, write \`${name}\` as whole seconds since 1970. Keycloak does.`,
      page: tokenPages.decoding,
    },
  ]
  if (typeof value !== 'number')
    return finding(
      `\`${name}\` isn’t a number.`,
      `Its value is ${quoted(JSON.stringify(value))}. A strict library rejects the token, and another one compares it in ways that you can’t predict.`,
    )
  if (value > MOST_SECONDS)
    return finding(
      `\`${name}\` is in milliseconds, or far too large.`,
      `Read as seconds, ${quoted(String(value))} is tens of thousands of years away${value < 1e14 ? `. As milliseconds, it’s ${dateText(value / 1000) ?? 'no date'}` : ''}.`,
    )
  if (value < 0) return finding(`\`${name}\` is negative.`, `Its value is ${quoted(String(value))}.`)
  return []
}
