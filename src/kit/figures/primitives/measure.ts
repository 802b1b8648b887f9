import type {Font} from './type'
import {FULL, MONO, OTHER, SANS_REGULAR, SANS_SEMIBOLD} from './widths'

const FIRST = 0x20
const WIDE_FROM = 0x1100

function emThousandths(char: string, {face, weight}: Font): number {
  const code = char.codePointAt(0) ?? 0
  if (code >= WIDE_FROM && !(code >= 0x2000 && code < 0x2e80)) return FULL
  if (face === 'mono') return MONO
  const table = weight === 'semibold' ? SANS_SEMIBOLD : SANS_REGULAR
  return table[code - FIRST] ?? (code === 0x2026 || code === 0x2014 ? FULL : OTHER)
}

/** The width in pixels that a line of text takes at most. */
export function textWidth(text: string, font: Font): number {
  let total = 0
  for (const char of text) total += emThousandths(char, font)
  return (total * font.size) / 1000
}
