import {normalizeTokens, type Token} from 'prism-react-renderer'
import type {ContextKind} from '../../../parts/reader-context/readerContext'
import {findValues, type FoundValue} from '../contextValues/findValues'
import {tokenize} from './languages'
import type {LineMark} from './lineMarks'

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
  /** The lines that stand out, by index. */
  marks: ReadonlyMap<number, LineMark>
  /** Whether each line is an element of its own, which a number can stand before. */
  isNumbered: boolean
  /** Whether ids stay those of the example. */
  keepsIds?: boolean
}

type Run = {text: string; classes: string}

/**
 * The code as HTML: a `span` around what has a colour, one around a line that is marked or numbered, `ins` and `del` around
 * lines that are new or go, and a `span` with its kind around each value that readers have of their own.
 */
export function toHtml(code: string, language: string, {marks, isNumbered, keepsIds = false}: LineStyle): string {
  const lines = normalizeTokens(tokenize(code, language))
  const values = findValues(code).filter(({kind}) => !(keepsIds && kind === 'orgId'))
  let start = 0
  return lines
    .map((tokens, index) => {
      const runs = runsOf(tokens)
      const text = runs.map((run) => run.text).join('')
      const offset = start
      start += text.length + 1
      const inLine = values
        .filter((value) => value.start >= offset && value.end <= offset + text.length)
        .map((value) => ({...value, start: value.start - offset, end: value.end - offset}))
      const html = runsToHtml(runs, inLine) + (index === lines.length - 1 ? '' : '\n')
      return lineToHtml(html, marks.get(index), isNumbered)
    })
    .join('')
}

function lineToHtml(html: string, mark: LineMark | undefined, isNumbered: boolean): string {
  const classes = [...(isNumbered ? ['code-line'] : []), ...(mark === undefined ? [] : [`code-${mark}`])]
  if (classes.length === 0) return html
  const tag = mark === 'added' ? 'ins' : mark === 'removed' ? 'del' : 'span'
  return `<${tag} class="${classes.join(' ')}">${html}</${tag}>`
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

/** The runs of a line. A value that runs over several has the colour of the first of them. */
function runsToHtml(runs: readonly Run[], values: readonly FoundValue[]): string {
  let position = 0
  return runs
    .map(({text, classes}) => {
      const [start, end] = [position, position + text.length]
      position = end
      const parts: string[] = []
      let done = start
      for (const value of values) {
        // One without a length belongs to the run that it stands before.
        if (value.start >= end || (value.end <= start && value.start < start)) continue
        parts.push(escaped(text.slice(done - start, Math.max(value.start, start) - start)))
        if (value.start >= start) {
          const whole = runs.map((run) => run.text).join('')
          parts.push(valueToHtml(whole.slice(value.start, value.end), value.kind))
        }
        done = Math.min(value.end, end)
      }
      parts.push(escaped(text.slice(done - start)))
      const html = parts.join('')
      return classes === '' || html.trim() === '' ? html : `<span class="${classes}">${html}</span>`
    })
    .join('')
}

const valueToHtml = (text: string, kind: ContextKind): string => `<span data-context="${kind}">${escaped(text)}</span>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
