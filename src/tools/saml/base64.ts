import {quoted} from '../report'
import {InputError} from '../run'
import {MOST_XML} from './xmlSize'

/** Most characters: as many as the largest document has in Base64. */
const MOST_BASE64 = Math.ceil(MOST_XML / 3) * 4

/**
 * The bytes of Base64. Spaces and line breaks don't count, and the characters of Base64url are accepted.
 * @param what the value is, for the message: "message".
 * @throws InputError if a character doesn't belong there, or if the end is missing.
 */
export function fromBase64(text: string, what: string): Uint8Array<ArrayBuffer> {
  const value = text.replaceAll(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/')
  if (value.length > MOST_BASE64)
    throw new InputError(
      `The ${what} has ${value.length.toLocaleString('en-US')} characters. This tool reads up to ${MOST_BASE64.toLocaleString('en-US')}. Paste one value only.`,
    )
  const digits = value.replace(/={1,2}$/, '')
  const foreign = /[^A-Za-z0-9+/]/.exec(digits)
  if (foreign)
    throw new InputError(
      `The ${what} isn't Base64: character ${foreign.index + 1} is ${quoted(foreign[0])}. Copy the value again, without quotation marks and without what comes after it.`,
    )
  if (digits.length % 4 === 1)
    throw new InputError(
      `The ${what} isn't complete: Base64 of ${digits.length.toLocaleString('en-US')} characters can't exist. Copy the whole value again.`,
    )
  return Uint8Array.from(atob(digits), (character) => character.charCodeAt(0))
}
