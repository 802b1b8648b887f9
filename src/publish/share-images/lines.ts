/** The width of a text on one line. */
export type Measure = (text: string) => number

/** Breaks a text between its words into lines of a width; a word that is wider stands alone. */
function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measure(joined) > width) lines.push(word)
    else lines[lines.length - 1] = joined
  }
  return lines
}

/** Breaks a text into as few lines of a width as it needs, of widths as equal as can be. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const count = fill(words, width, measure).length
  // The narrowest width that needs no more lines than the full one.
  let [tooNarrow, enough] = [Math.min(width, Math.max(...words.map(measure))) - 1, width]
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2
    if (fill(words, middle, measure).length === count) enough = middle
    else tooNarrow = middle
  }
  return fill(words, enough, measure)
}

/** Whether a text fits into so many lines of a width. */
export function fits(text: string, width: number, lines: number, measure: Measure): boolean {
  const broken = breakLines(text, width, measure)
  return broken.length <= lines && broken.every((line) => measure(line) <= width)
}
