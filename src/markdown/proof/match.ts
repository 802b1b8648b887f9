import {escapeRegExp} from '../../lib/escapeRegExp'

/** Values that a page names `<name>`, as they were seen. */
export type Captures = ReadonlyMap<string, string>

/** An expression for a text in which `…` stands for anything, and `<name>` for a value. */
export type Pattern = {expression: RegExp; names: readonly string[]}

/** `<name>`: lower case, digits and hyphens, so that few tags of HTML are taken for one. */
const WILD = /…|<([a-z][a-z0-9-]*)>/g

/**
 * The pattern of a text.
 * @param isWhole whether nothing may stand before and behind it. Blanks count as one then as well.
 */
export function patternOf(text: string, {isWhole = false} = {}): Pattern {
  const names: string[] = []
  const literal = (part: string) => escapeRegExp(part).replaceAll(/\s+/g, '\\s+')
  let source = ''
  let end = 0
  for (const match of text.matchAll(WILD)) {
    source += literal(text.slice(end, match.index))
    end = match.index + match[0].length
    const [, name] = match
    if (name === undefined) source += '[\\s\\S]*?'
    else if (names.includes(name)) source += `\\${names.indexOf(name) + 1}`
    else {
      names.push(name)
      source += '(\\S+?|"[^"]*")'
    }
  }
  source += literal(text.slice(end))
  return {expression: new RegExp(isWhole ? `^${source}$` : source), names}
}

/** How an output differs from what is expected, or which values its placeholders had. */
export type Match = {captures: Captures} | {what: string; line?: number}

/**
 * Compares an output with what a page shows, line by line. A line `…` stands for any number of lines; blanks at the ends
 * of lines and empty lines do not count.
 * @returns where it differs, the line of the text that was expected there, 0-based.
 */
export function matchText(expected: string, seen: string): Match {
  const wanted = linesOf(expected)
  const lines = linesOf(seen).map(({text}) => text)
  let furthest = 0
  const walk = (i: number, j: number): ReadonlyMap<string, string> | undefined => {
    furthest = Math.max(furthest, i)
    if (i === wanted.length) return j === lines.length ? new Map() : undefined
    const line = wanted[i]?.text ?? ''
    if (line.trim() === '…') {
      for (let next = j; next <= lines.length; next += 1) {
        const rest = walk(i + 1, next)
        if (rest) return rest
      }
      return undefined
    }
    const there = lines[j]
    if (there === undefined) return undefined
    const {expression, names} = patternOf(line, {isWhole: true})
    const found = expression.exec(there)
    if (!found) return undefined
    const rest = walk(i + 1, j + 1)
    return rest && new Map([...names.map((name, index) => [name, found[index + 1] ?? ''] as const), ...rest])
  }
  const captures = walk(0, 0)
  if (captures) return {captures}
  return {what: 'differs', line: (wanted[furthest] ?? wanted.at(-1))?.index ?? 0}
}

/** Lines that are not empty, with their place. */
function linesOf(text: string): {text: string; index: number}[] {
  return text
    .split('\n')
    .map((line, index) => ({text: line.trimEnd(), index}))
    .filter((line) => line.text !== '')
}
