import {normalizeTokens, type Token} from 'prism-react-renderer'
import {tokenize} from './languages'

/** What is drawn in one colour, and the kinds of token that are: a later line wins. See src/css/code.css. */
const hues: readonly (readonly [string, readonly string[]])[] = [
  ['comment', ['comment', 'prolog', 'doctype', 'cdata']],
  ['keyword', ['keyword', 'atrule', 'important', 'rule']],
  ['string', ['string', 'char', 'attr-value', 'regex', 'url', 'inserted']],
  ['number', ['number', 'boolean', 'constant', 'symbol', 'null', 'variable']],
  ['function', ['function', 'class-name', 'tag', 'selector']],
  ['property', ['property', 'attr-name', 'key', 'builtin', 'header-name']],
  ['deleted', ['deleted']],
]

/** How lines of a block are drawn. */
export type LineStyle = {
  /** Indexes of the lines that stand out. */
  marked: ReadonlySet<number>
  /** Whether each line is an element of its own, which a number can stand before. */
  isNumbered: boolean
}

type Run = {text: string; classes: string}

/** The code as HTML: a `span` around what has a colour, and one around a line that is marked or numbered. */
export function toHtml(code: string, language: string, {marked, isNumbered}: LineStyle): string {
  const lines = normalizeTokens(tokenize(code, language))
  return lines
    .map((tokens, index) => {
      const isLast = index === lines.length - 1
      const html = runsOf(tokens).map(runToHtml).join('') + (isLast ? '' : '\n')
      const classes = [...(isNumbered ? ['code-line'] : []), ...(marked.has(index) ? ['code-marked'] : [])]
      return classes.length === 0 ? html : `<span class="${classes.join(' ')}">${html}</span>`
    })
    .join('')
}

function classesOf(types: readonly string[]): string {
  const hue = hues.findLast(([, kinds]) => kinds.some((kind) => types.includes(kind)))?.[0]
  return [...(hue === undefined ? [] : [`code-${hue}`]), ...(types.includes('bold') ? ['code-bold'] : [])].join(' ')
}

/** Neighbours that look alike are one; so is space between them, which looks like anything. */
function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  for (const {types, content, empty = false} of tokens) {
    const last = runs.at(-1)
    const text = empty ? '' : content
    const classes = classesOf(types)
    if (last !== undefined && (last.classes === classes || text.trim() === '')) last.text += text
    else runs.push({text, classes})
  }
  return runs
}

function runToHtml({text, classes}: Run): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return classes === '' || text.trim() === '' ? escaped : `<span class="${classes}">${escaped}</span>`
}
