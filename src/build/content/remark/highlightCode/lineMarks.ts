import parseRange from 'parse-numeric-range'

/** Comments that mark lines and are not shown, in the comment style of any language. */
const directive =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|--|%|;|<!--)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/

/** Code without what only says how it is to be shown, and the indexes of its marked lines. */
export type MarkedCode = {code: string; marked: ReadonlySet<number>}

/**
 * Marked lines of a code block: those that the fence names (`{2,4-6}`), or those that follow a comment
 * `highlight-next-line` or stand between `highlight-start` and `highlight-end`.
 */
export function lineMarks(code: string, meta: string): MarkedCode {
  const range = /\{([\d,.\s-]+)\}/.exec(meta)?.[1]
  if (range !== undefined) return {code, marked: new Set(parseRange(range).map((line) => line - 1))}
  const shown: string[] = []
  const lines: number[] = []
  let isOpen = false
  let isNext = false
  for (const line of code.split('\n')) {
    const what = directive.exec(line)?.groups?.what
    if (what === undefined) {
      if (isOpen || isNext) lines.push(shown.length)
      isNext = false
      shown.push(line)
    } else if (what === 'next-line') isNext = true
    else isOpen = what === 'start'
  }
  return {code: shown.join('\n'), marked: new Set(lines)}
}
