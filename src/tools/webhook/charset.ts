import type {Bytes} from './hmac'
import {utf8} from '../webCrypto'

/** A character set that programs mistake for UTF-8. */
export type Charset = {name: string; decode: (bytes: Uint8Array) => string; encode: (text: string) => Bytes | undefined}

const allBytes = Uint8Array.from({length: 256}, (_, at) => at)

function charset(name: string, characters: string): Charset {
  // All characters have one code unit.
  const table = Array.from(characters)
  const codes = new Map(table.map((character, code) => [character, code]))
  return {
    name,
    decode: (bytes) => Array.from(bytes, (byte) => table[byte]).join(''),
    encode: (text) => {
      const bytes = new Uint8Array(text.length)
      for (let at = 0; at < text.length; at++) {
        const code = codes.get(text.charAt(at))
        if (code === undefined) return undefined
        bytes[at] = code
      }
      return bytes
    },
  }
}

/** ISO 8859-1 as Java reads it, and the Windows character set that browsers read in its place. */
export const charsets: readonly Charset[] = [
  charset('Latin-1', Array.from(allBytes, (code) => String.fromCharCode(code)).join('')),
  charset('Windows-1252', new TextDecoder('windows-1252').decode(allBytes)),
]

export const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)

/** The text that someone gets who reads its UTF-8 bytes in another character set: `ë` becomes `Ã«`. */
export const misread = (text: string, {decode}: Charset): string => decode(utf8(text))

/** The text that was misread, or undefined if the text isn't the result of it. */
export function reread(text: string, {encode}: Charset): string | undefined {
  const bytes = isAscii(text) ? undefined : encode(text)
  try {
    return bytes && new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)
  } catch {
    return undefined
  }
}
