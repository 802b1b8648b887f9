import type {Operation, SecurityScheme} from './description.build'

/** What a call carries by which the server knows its caller. */
export type Credential =
  | {kind: 'bearer'; scopes: readonly string[]}
  | {kind: 'basic'}
  | {kind: 'key'; in: 'header' | 'query' | 'cookie'; name: string}
  /** Another scheme of the header `Authorization`, such as Digest. */
  | {kind: 'other'; scheme: string}
  /** A certificate of the client. */
  | {kind: 'certificate'}

/** A credential and what the description calls it. */
export type NamedCredential = Credential & {id: string; description: string}

type Secured = Pick<Operation, 'security' | 'components'>

/** The ways to call an operation, each with all credentials that it needs. One without any is a call without credentials. */
export function waysToCall({security = [], components}: Secured): NamedCredential[][] {
  return security.map((each) =>
    Object.entries(each).flatMap(([id, scopes]) => {
      const scheme = components.securitySchemes[id]
      return scheme ? [{...credentialOf(scheme, scopes), id, description: scheme.description ?? ''}] : []
    }),
  )
}

function credentialOf(scheme: SecurityScheme, scopes: readonly string[]): Credential {
  const {type, name = '', in: place} = scheme
  if (type === 'mutualTLS') return {kind: 'certificate'}
  if (type === 'apiKey') return {kind: 'key', name, in: place === 'query' || place === 'cookie' ? place : 'header'}
  if (type !== 'http') return {kind: 'bearer', scopes}
  const word = scheme.scheme ?? ''
  if (/^bearer$/i.test(word)) return {kind: 'bearer', scopes}
  return /^basic$/i.test(word) ? {kind: 'basic'} : {kind: 'other', scheme: word}
}

/** Whether the only credential that any way to call an operation knows is a token in the header `Authorization`. */
export function isTokenOnly(operation: Secured): boolean {
  const named = waysToCall(operation).filter((way) => way.length > 0)
  return named.length <= 1 && named.flat().every(({kind}) => kind === 'bearer') && named.flat().length <= 1
}

/** What the samples send: the first way that has credentials. */
export function sentCredentials(operation: Secured): NamedCredential[] {
  return waysToCall(operation).find((way) => way.length > 0) ?? []
}

/** What a call of an operation is secured with. */
export function tokenOf(operation: Secured): {isSent: boolean; isOptional: boolean; scopes: string[]} {
  const ways = waysToCall(operation)
  const sent = sentCredentials(operation)
  return {
    isSent: sent.some(({kind}) => kind === 'bearer'),
    isOptional: sent.length > 0 && ways.some((way) => way.length === 0),
    scopes: sent.flatMap((each) => (each.kind === 'bearer' ? each.scopes : [])),
  }
}
