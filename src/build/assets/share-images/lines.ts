/** The width of a text on one line. */
export type Measure = (text: string) => number

/** Room for a text. */
export type Room = {
  width: number
  /** At least 1. */
  lines: number
}

const graphemes = new Intl.Segmenter('en', {granularity: 'grapheme'})

/**
 * Breaks a text into as few lines as it needs, of widths as equal as can be. A word that is wider than a line is
 * broken within; what does not fit ends with an ellipsis.
 */
export function breakLines(text: string, {width, lines}: Room, measure: Measure): string[] {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => splitWord(word, width, measure))
  const filled = fill(words, width, measure)
  if (filled.length > lines) return cut(filled, {width, lines}, measure)

  // The narrowest width that needs no more lines than the full one.
  let [tooNarrow, enough] = [0, width]
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2
    const fits =
      words.every(({text}) => measure(text) <= middle) && fill(words, middle, measure).length === filled.length
    if (fits) enough = middle
    else tooNarrow = middle
  }
  return fill(words, enough, measure)
}

/** Whether the whole text fits without breaking a word. */
export function fits(text: string, {width, lines}: Room, measure: Measure): boolean {
  const words = text.split(/\s+/).map((word) => ({text: word, glued: false}))
  return words.every((word) => measure(word.text) <= width) && fill(words, width, measure).length <= lines
}

/** A word, or the rest of one that is wider than a line. */
type Piece = {text: string; glued: boolean}

function splitWord(word: string, width: number, measure: Measure): Piece[] {
  const pieces: Piece[] = [{text: '', glued: false}]
  for (const {segment} of graphemes.segment(word)) {
    const last = pieces.at(-1)
    if (last && (last.text === '' || measure(last.text + segment) <= width)) last.text += segment
    else pieces.push({text: segment, glued: true})
  }
  return pieces
}

function fill(words: readonly Piece[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const {text, glued} of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? text : `${last}${glued ? '' : ' '}${text}`
    if (last === undefined || measure(joined) > width) lines.push(text)
    else lines[lines.length - 1] = joined
  }
  return lines
}

function cut(filled: readonly string[], {width, lines}: Room, measure: Measure): string[] {
  const kept = filled.slice(0, lines)
  let last = Array.from(graphemes.segment(kept.pop() ?? ''), ({segment}) => segment)
  while (last.length > 0 && measure(`${last.join('').trimEnd()}…`) > width) last = last.slice(0, -1)
  return [...kept, `${last.join('').trimEnd()}…`]
}
