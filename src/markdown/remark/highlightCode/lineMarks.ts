import parseRange from 'parse-numeric-range'
import {fenceAttributes} from '../../fenceMeta'

/** How a line stands out: as one to look at, as new, or as one that goes. */
export type LineMark = 'marked' | 'added' | 'removed'

/** Code without what only says how it is to be shown, its marked lines by index, and the language that it is in. */
export type MarkedCode = {code: string; marks: ReadonlyMap<number, LineMark>; language: string}

const comments: Readonly<Record<string, LineMark>> = {highlight: 'marked', add: 'added', remove: 'removed'}

/** Comments that mark lines and are not shown, in the comment style of any language. */
const directive = new RegExp(
  String.raw`^\s*(?:\/\/|\/\*|\{\s*\/\*|#|--|%|;|<!--)\s*` +
    `(?<kind>${Object.keys(comments).join('|')})-(?<what>next-line|start|end)` +
    String.raw`\s*(?:\*\/\s*\}?|-->)?\s*$`,
)

const ranges: readonly (readonly [LineMark, RegExp])[] = [
  ['marked', /(?<![\w=])\{([\d,.\s-]+)\}/],
  ['added', /\badd=\{([\d,.\s-]+)\}/],
  ['removed', /\bremove=\{([\d,.\s-]+)\}/],
]

const signs: Readonly<Record<string, LineMark>> = {'+': 'added', '-': 'removed'}

/**
 * Marked lines of a code block: those that the fence names (`{2,4-6}`, `add={3}`, `remove={2}`), or those that follow a
 * comment `highlight-next-line` or stand between `highlight-start` and `highlight-end`, and so with `add` and `remove`. In
 * the language `diff` the sign at the beginning of a line says it, and `lang="js"` what the lines are in.
 */
export function lineMarks(code: string, meta: string, language: string): MarkedCode {
  if (language === 'diff') return {...fromDiff(code), language: fenceAttributes(meta).get('lang') ?? 'text'}
  const named = ranges.flatMap(([mark, pattern]) =>
    parseRange(pattern.exec(meta)?.[1] ?? '').map((line) => [line - 1, mark] as const),
  )
  return named.length > 0 ? {code, marks: new Map(named), language} : {...fromComments(code), language}
}

function fromDiff(code: string): Pick<MarkedCode, 'code' | 'marks'> {
  const lines = code.split('\n')
  const marks = lines.flatMap((line, index) => {
    const mark = signs[line.charAt(0)]
    return mark === undefined ? [] : [[index, mark] as const]
  })
  return {code: lines.map((line) => line.replace(/^[ +-]/, '')).join('\n'), marks: new Map(marks)}
}

function fromComments(code: string): Pick<MarkedCode, 'code' | 'marks'> {
  const shown: string[] = []
  const marks = new Map<number, LineMark>()
  let open: LineMark | undefined
  let next: LineMark | undefined
  for (const line of code.split('\n')) {
    const {kind = '', what} = directive.exec(line)?.groups ?? {}
    if (what === undefined) {
      const mark = next ?? open
      if (mark) marks.set(shown.length, mark)
      next = undefined
      shown.push(line)
    } else if (what === 'next-line') next = comments[kind]
    else open = what === 'start' ? comments[kind] : undefined
  }
  return {code: shown.join('\n'), marks}
}
