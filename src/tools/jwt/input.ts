import {isObject} from '../../lib/isObject'
import {InputError} from '../run'
import {readJson} from './json'

/** A longer token can't be sent: servers accept 8 to 64 KiB for all headers together. In characters. */
export const MOST_TOKEN = 128 * 1024

/** A token as the reader entered it. */
export type NamedToken = {
  /** Its member in a token response, such as `id_token`. */
  name?: string
  token: string
}

/** The members that hold tokens, in the order in which a report takes them. */
const MEMBERS = [
  'access_token',
  'token',
  'jwt',
  'id_token',
  'logout_token',
  'refresh_token',
  'client_assertion',
  'assertion',
  'subject_token',
  'rpt',
  'ticket',
  'registrationAccessToken',
]

/** What can stand before a token in a header or a log. */
const PREFIX = /^(?:(?:proxy-)?authorization\s*[:=]\s*)?["']?(?:bearer|dpop)\s*[:\s]\s*/i

/**
 * Finds the tokens in what a reader pasted: a token, a header, a token response, or text around a token.
 * @returns an empty list for an empty text. A text without a JWT is returned as it is, for `decode` to explain.
 * @throws InputError if the text is too long, or JSON without a token.
 */
export function readTokens(text: string): readonly NamedToken[] {
  const trimmed = text.trim().replace(/^\uFEFF/, '')
  if (trimmed === '') return []
  if (trimmed.startsWith('{')) return fromJson(trimmed)
  const bare = trimmed.replace(PREFIX, '')
  const joined = bare.replaceAll(/[\s"'`,;]+/g, '')
  if (/^[\w.+/=~-]*$/.test(joined)) return [{token: checked(joined)}]
  const found = within(trimmed)
  return [{token: checked(found ?? bare)}]
}

function checked(token: string): string {
  if (token.length <= MOST_TOKEN) return token
  throw new InputError(
    `The token has ${token.length.toLocaleString('en-US')} characters. This tool reads at most ${MOST_TOKEN.toLocaleString('en-US')}, which is more than a server accepts in a header. Paste one token.`,
  )
}

/** The first piece of a text that looks like a JWT: `eyJ` is `{"` in base64url. */
function within(text: string): string | undefined {
  return text.split(/[^\w.+/=~-]+/).flatMap((piece) => {
    const start = piece.indexOf('eyJ')
    const token = start === -1 ? '' : piece.slice(start)
    return token.split('.').length >= 3 ? [token] : []
  })[0]
}

function fromJson(text: string): readonly NamedToken[] {
  const value = readJson(text, 'JSON')?.value
  if (!isObject(value))
    throw new InputError(
      'The text starts with `{`, but isn’t JSON. Paste the whole answer of the token endpoint, or the token alone.',
    )
  const found = MEMBERS.flatMap((name): NamedToken[] => {
    const member = Object.hasOwn(value, name) ? value[name] : undefined
    return typeof member === 'string' && member.trim() !== '' ? [{name, token: checked(member.trim())}] : []
  })
  if (found.length > 0) return found
  if ('keys' in value)
    throw new InputError('This is a key set. Paste it into the field “Public keys”, and a token here.')
  if ('error' in value)
    throw new InputError(
      'This answer of the token endpoint is an error and has no token. Look up its `error_description` on the page “Token errors”.',
    )
  if ('iss' in value || 'exp' in value || 'alg' in value)
    throw new InputError(
      'This is the decoded content of a token. Paste the token itself, which starts with `eyJ` and has two dots.',
    )
  throw new InputError(
    `This JSON has no token. The tool looks for these members: ${MEMBERS.map((name) => `\`${name}\``).join(', ')}.`,
  )
}
