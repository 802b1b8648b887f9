import {isObject} from '../../lib/isObject'
import {tokenPages} from '../../data/tokenClaims'
import type {Jws} from './decode'
import {
  action,
  actions,
  assertion,
  bearer,
  byHeader,
  byType,
  jarm,
  lightweight,
  rpt,
  ticket,
  unknown,
  userinfo,
  type TokenKind,
} from './kindList'

export type {TokenKind}

/** Recognizes a token by its types and its claims. It proves nothing, because an attacker can write both. */
export function kindOf({header, payload = {}}: Pick<Jws, 'header' | 'payload'>): TokenKind {
  const headerType = typeof header.typ === 'string' ? header.typ.toLowerCase() : ''
  const fromHeader = own(byHeader, headerType)
  if (fromHeader) return fromHeader
  const type = payload.typ
  if (typeof type === 'string') return ofType(type, payload)
  if (Array.isArray(payload.permissions) && typeof header.alg === 'string' && header.alg.startsWith('HS')) return ticket
  if (typeof payload.code === 'string' && 'exp' in payload) return jarm
  if (payload.iss !== undefined && payload.iss === payload.sub) return assertion
  if (headerType === 'at+jwt' || headerType === 'application/at+jwt') return bearer
  if (payload.exp === undefined && 'sub' in payload && isRealm(payload.iss)) return userinfo
  return unknown
}

/** Whether an issuer looks like a realm of Keycloak. */
export const isRealm = (issuer: unknown): boolean =>
  typeof issuer === 'string' && /\/realms\/[^/]+\/?$/.test(issuer.slice(-300))

function ofType(type: string, payload: Readonly<Record<string, unknown>>): TokenKind {
  if (type === 'Bearer' || type === 'DPoP') {
    if (/^[a-z]{2}lt[a-z]{2}:/.test(String(payload.jti))) return lightweight
    if (type === 'Bearer' && isObject(payload.authorization)) return rpt
  }
  return own(byType, type) ?? (own(actions, type) ? action(type) : unknown)
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

export const pageOf = (kind: TokenKind) => tokenPages[kind.page]
