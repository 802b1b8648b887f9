import type {Bytes} from './hmac'

/** The first place in which two bodies differ. Offsets count bytes from 0. */
export type Difference = {
  offset: number
  /** The byte there with its character, or what stands in its place, such as `end of the body`. */
  signed: string
  pasted: string
  /** Up to 24 bytes before the place and 24 after it. */
  signedAround: string
  pastedAround: string
}

const AROUND = 24

/** Where two bodies differ first, or undefined if they are equal. */
export function firstDifference(signed: Bytes, pasted: Bytes): Difference | undefined {
  const shorter = Math.min(signed.length, pasted.length)
  let offset = 0
  while (offset < shorter && signed[offset] === pasted[offset]) offset++
  if (offset === signed.length && offset === pasted.length) return undefined
  return {
    offset,
    signed: byteAt(signed, offset),
    pasted: byteAt(pasted, offset),
    signedAround: around(signed, offset),
    pastedAround: around(pasted, offset),
  }
}

function byteAt(body: Bytes, offset: number): string {
  const byte = body[offset]
  if (byte === undefined) return `end of the body, after ${body.length} bytes`
  const digits = `0x${byte.toString(16).padStart(2, '0')}`
  return byte > 0x20 && byte < 0x7f ? `${digits} (${String.fromCharCode(byte)})` : `${digits}${names.get(byte) ?? ''}`
}

const names = new Map([
  [0x09, ' (tab)'],
  [0x0a, ' (line feed)'],
  [0x0d, ' (carriage return)'],
  [0x20, ' (space)'],
  [0xef, ' (begins a byte order mark or another character of 3 bytes)'],
])

/** The surroundings of an offset, with control characters as escapes. */
function around(body: Bytes, offset: number): string {
  const start = Math.max(0, offset - AROUND)
  const end = Math.min(body.length, offset + AROUND)
  const shown = new TextDecoder('utf-8', {ignoreBOM: true}).decode(body.subarray(start, end))
  const visible = shown.replaceAll(/[\p{Cc}\ufeff]/gu, (character) => escapes.get(character) ?? unicode(character))
  return `${start > 0 ? '…' : ''}${visible}${end < body.length ? '…' : ''}`
}

const escapes = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])
const unicode = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
