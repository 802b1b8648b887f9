import {isObject} from '../../lib/isObject'

/** What of an access token helps to say why a server refuses it. Nothing is verified: that is the server's business. */
export type TokenClaims = {
  /** When it expires, in milliseconds since 1970. */
  expiresAt?: number
  issuer?: string
  /** Client that asked for it. */
  client?: string
  /** Origins whose pages may read answers to it. */
  allowedOrigins?: readonly string[]
  /** Whether only whoever has a key may use it: by DPoP, or by a certificate. */
  isBound?: boolean
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Reads the claims of a token; undefined for one that is no JSON Web Token. */
export function readClaims(token: string): TokenClaims | undefined {
  const [, payload, signature, more] = token.split('.')
  if (!payload || signature === undefined || more !== undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isObject(claims)) return undefined
    const {exp, iss, azp, cnf, 'allowed-origins': origins} = claims
    return {
      expiresAt: typeof exp === 'number' ? exp * 1000 : undefined,
      issuer: textOf(iss),
      client: textOf(azp),
      allowedOrigins: Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : undefined,
      ...(isObject(cnf) && ('jkt' in cnf || 'x5t#S256' in cnf) ? {isBound: true} : {}),
    }
  } catch {
    return undefined
  }
}

/** What was pasted as it goes into a header: without white space, and without the word Bearer. */
export function cleanToken(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(authorization: )?bearer /i, '')
    .replaceAll(' ', '')
}

/** Whether a token can stand in a header. */
export function isSendable(token: string): boolean {
  return /^[\u0021-\u007e]+$/.test(token)
}

/** Time of day at the reader's place, with the date where it is another day. */
export function timeText(time: number, now: number): string {
  const date = new Date(time)
  const isToday = date.toDateString() === new Date(now).toDateString()
  return isToday ? date.toLocaleTimeString() : date.toLocaleString()
}
