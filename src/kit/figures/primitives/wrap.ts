import {textWidth} from './measure'
import {lineHeight, type Font} from './type'

/** A text set in lines, with the room that it takes. */
export type TextBlock = {
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
  readonly font: Font
}

/** Paths and identifiers have no spaces: they may break after these. */
const SOFT_BREAK = /(?<=[/?&=._:,@-])/

/** Cuts a word that is wider than the line, at a separator if it has one that helps. It begins in the line given. */
function cutWord(word: string, font: Font, maxWidth: number, line: string | undefined): string[] {
  const start = line === undefined ? [] : [`${line} `]
  const parts = word.split(SOFT_BREAK).flatMap((part) => (textWidth(part, font) > maxWidth ? Array.from(part) : [part]))
  return parts.reduce<string[]>((lines, part) => {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(last + part, font) <= maxWidth) lines[lines.length - 1] = last + part
    else lines.push(part)
    return lines
  }, start)
}

function fill(text: string, font: Font, maxWidth: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(`${last} ${word}`, font) <= maxWidth) {
      lines[lines.length - 1] = `${last} ${word}`
    } else if (textWidth(word, font) <= maxWidth) {
      lines.push(word)
    } else {
      lines.push(...cutWord(word, font, maxWidth, lines.pop()).map((line) => line.trimEnd()))
    }
  }
  return lines
}

/**
 * Breaks a text into lines no wider than `maxWidth`, then narrows it as far as the number of lines allows: two lines
 * of like length read better than a long one with a single word below.
 */
export function wrapText(text: string, font: Font, maxWidth: number): string[] {
  const widest = fill(text, font, maxWidth)
  if (widest.length < 2) return widest
  let tooNarrow = 0
  let enough = maxWidth
  while (enough - tooNarrow > 2) {
    const middle = (tooNarrow + enough) / 2
    // A narrower measure must not cut a word that was whole before.
    const lines = fill(text, font, middle)
    if (lines.length === widest.length && keepsWords(widest, lines)) enough = middle
    else tooNarrow = middle
  }
  return fill(text, font, enough)
}

const words = (lines: readonly string[]): number => lines.join(' ').split(' ').length

const keepsWords = (before: readonly string[], after: readonly string[]): boolean => words(before) === words(after)

/** A text wrapped and measured. An empty or missing text takes no room. */
export function textBlock(text: string | undefined, font: Font, maxWidth: number): TextBlock {
  const lines = wrapText(text ?? '', font, maxWidth)
  const width = lines.reduce((most, line) => Math.max(most, textWidth(line, font)), 0)
  return {lines, width, height: lines.length * lineHeight(font), font}
}
