import type {SystemFont} from './systemFonts'

/** The CSS descriptors that make a system's font take the room of a web font. */
export type Adjustment = {
  /** Percentages. */
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
}

/** What is matched. */
export type WebFont = {
  ascent: number
  descent: number
  /** Advance widths of U+0020 to U+007E over the em, at one weight. */
  widths: readonly number[]
}

/**
 * How often each character occurs in ten thousand of the site's prose, measured over all pages. Constant, because
 * the stylesheet's address would otherwise change with every edited sentence.
 */
const FREQUENCIES = Object.entries({
  ' ': 1680,
  ...{e: 1030, t: 726, o: 620, a: 611, s: 577, n: 560, i: 497, r: 474, h: 384, l: 265, d: 258, c: 237, u: 185},
  ...{m: 153, f: 142, w: 142, g: 140, p: 135, y: 129, k: 92, b: 81, v: 79, x: 25, z: 13, j: 7, q: 5},
  ...{T: 47, A: 38, I: 27, W: 27, P: 24, S: 24, R: 19, C: 19, K: 19, O: 17, N: 13, L: 12, E: 11, D: 11, G: 9, F: 9},
  ...{J: 8, M: 7, U: 6, Y: 6, H: 6, B: 5, '.': 113, ',': 101, ':': 27, '-': 10, ';': 9, "'": 8, '(': 6, ')': 6},
  ...{'0': 19, '2': 16, '1': 14, '6': 11, '5': 9, '4': 8, '3': 6, '7': 5, '9': 3, '8': 3},
})

/** Mean advance width of prose: over the em, or in whatever unit the widths have. */
export function meanWidth(widths: readonly number[]): number {
  const total = FREQUENCIES.reduce((sum, [, count]) => sum + count, 0)
  return (
    FREQUENCIES.reduce((sum, [character, count]) => sum + count * (widths[character.charCodeAt(0) - 0x20] ?? 0), 0) /
    total
  )
}

/** Scales a system's font so that prose in it is as wide, and a line as high, as in the web font. */
export function adjust({ascent, descent, widths}: WebFont, system: SystemFont['widths']['regular']): Adjustment {
  const systemWidth = typeof system === 'number' ? system : meanWidth(system)
  const scale = meanWidth(widths) / (systemWidth / 1000)
  const percent = (value: number) => Math.round(value * 10_000) / 100
  return {
    sizeAdjust: percent(scale),
    // The overrides are shares of the scaled size.
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
  }
}
