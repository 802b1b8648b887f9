import {InputError} from '../run'
import {bytesOf, utf8Of} from './base64url'
import {readObject} from './json'

/** A signed token, decoded and not verified. */
export type Jws = {
  kind: 'jws'
  /** The three parts, with their dots. */
  token: string
  header: Readonly<Record<string, unknown>>
  /** Undefined if the payload isn't a JSON object. */
  payload: Readonly<Record<string, unknown>> | undefined
  /** The payload as text; undefined if it isn't UTF-8. */
  payloadText: string | undefined
  /** Bytes of the signature; undefined if it isn't base64url. */
  signature: Uint8Array<ArrayBuffer> | undefined
  /** Names that the header or the payload contain more than once. */
  duplicates: readonly string[]
  /** Whether a part uses the alphabet or the padding of plain base64. */
  isPlainBase64: boolean
  /** Number of selective disclosures after the token, as in an SD-JWT. */
  disclosures: number
}

/** An encrypted token. Only its header can be read. */
export type Jwe = {kind: 'jwe'; token: string; header: Readonly<Record<string, unknown>>; duplicates: readonly string[]}

/** What isn't a JWT. */
export type Opaque = {kind: 'opaque'; text: string}

export type Decoded = Jws | Jwe | Opaque

/**
 * Splits a token at its dots and decodes the parts. It verifies nothing.
 * @throws InputError if the text looks like a JWT and can't be decoded.
 */
export function decode(text: string): Decoded {
  const [token = '', ...disclosures] = text.split('~')
  const parts = token.split('.', 6)
  if (!token.startsWith('eyJ') && !isJson(parts)) return {kind: 'opaque', text}
  if (parts.length === 3) return jws(token, parts, disclosures.filter((each) => each !== '').length)
  if (parts.length === 5) {
    const {value, duplicates} = headerOf(parts[0] ?? '')
    return {kind: 'jwe', token, header: value, duplicates}
  }
  throw new InputError(
    parts.length < 3
      ? `The token has ${parts.length === 1 ? 'no dot' : 'one dot'}, so a part of it is missing. A signed token has two dots, an encrypted one four. Copy it again from its first to its last character.`
      : `The token has ${parts.length === 4 ? 'three' : 'more than four'} dots. A signed token has two, an encrypted one four. Paste one token only.`,
  )
}

/** Whether three or five parts start with a JSON object in an unusual form, such as one with a space before its brace. */
function isJson(parts: readonly string[]): boolean {
  if (parts.length !== 3 && parts.length !== 5) return false
  const bytes = bytesOf(parts[0] ?? '')
  const text = bytes === undefined ? undefined : utf8Of(bytes)
  return text?.trimStart().startsWith('{') ?? false
}

function headerOf(part: string): {value: Record<string, unknown>; duplicates: readonly string[]} {
  const bytes = bytesOf(part)
  if (bytes === undefined)
    throw new InputError(
      'The header of the token, which is the part before the first dot, isn’t base64url. Copy the token again, without characters that a log or an editor added.',
    )
  const header = readObject(utf8Of(bytes) ?? '', 'header of the token')
  if (header !== undefined) return header
  throw new InputError(
    'The header of the token, which is the part before the first dot, isn’t a JSON object. Copy the token again from its first character, which is usually `e`.',
  )
}

function jws(token: string, parts: readonly string[], disclosures: number): Jws {
  const [head = '', body = '', tail = ''] = parts
  const header = headerOf(head)
  const bytes = bytesOf(body)
  if (bytes === undefined)
    throw new InputError(
      'The payload of the token, which is the part between the dots, isn’t base64url. Copy the token again. Logs often shorten it or replace it with asterisks.',
    )
  const payloadText = utf8Of(bytes)
  const payload = payloadText === undefined ? undefined : readObject(payloadText, 'payload of the token')
  return {
    kind: 'jws',
    token,
    header: header.value,
    payload: payload?.value,
    payloadText,
    signature: bytesOf(tail),
    duplicates: [...new Set([...header.duplicates, ...(payload?.duplicates ?? [])])],
    isPlainBase64: /[+/=]/.test(token),
    disclosures,
  }
}

/** `alg` of the header; an empty text if it isn't a text. */
export const algorithmOf = ({header}: Pick<Jws, 'header'>): string => (typeof header.alg === 'string' ? header.alg : '')
