import ts from 'typescript'
import {LineCounter, isScalar, parseDocument, visit} from 'yaml'
import {CODE, placesIn, type ProseText} from './text'

/** Fewer words are a name, a path, or a value. */
const FEWEST_WORDS = 3

/** `code` inside of a text. */
const withoutCode = (text: string): string =>
  text.replaceAll(/`[^`]*`/g, (code) => CODE.padEnd(code.length, ' ')).replaceAll('\n', ' ')

/** The texts of a TypeScript module: strings and templates of three words or more. */
export function proseOfTypeScript(source: string): ProseText[] {
  const places = placesIn(source)
  const texts: ProseText[] = []
  /** Substitutions become placeholders, so that a template is read as a whole. */
  const add = (parts: readonly (ts.LiteralLikeNode | ts.JsxText)[], quote: number): void => {
    let text = ''
    const offsets: number[] = []
    for (const [at, part] of parts.entries()) {
      const words = at === 0 ? part.text : CODE + part.text
      const start = part.getStart() + quote - (at === 0 ? 0 : CODE.length)
      for (let index = 0; index < words.length; index += 1) offsets.push(start + index)
      text += words
    }
    if (text.trim().split(/\s+/).length < FEWEST_WORDS) return
    texts.push({text: withoutCode(text), kind: 'text', placeOf: (index) => places(offsets[index] ?? offsets[0] ?? 0)})
  }
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) {
      add([node], ts.isJsxText(node) ? 0 : 1)
      return
    }
    if (ts.isTemplateExpression(node)) add([node.head, ...node.templateSpans.map(({literal}) => literal)], 1)
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return texts
}

/** Summaries and descriptions of an API description, and texts of pictures, which are JSON: a part of YAML. */
export function proseOfYaml(source: string): ProseText[] {
  const lineCounter = new LineCounter()
  const texts: ProseText[] = []
  visit(parseDocument(source, {lineCounter}), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !['summary', 'description', 'alt'].includes(String(key.value))) return
      if (!isScalar(value) || typeof value.value !== 'string') return
      const {line, col} = lineCounter.linePos(value.range?.[0] ?? 0)
      for (const paragraph of value.value.split(/\n{2,}|\n(?=\s*[-|])/))
        texts.push({text: withoutCode(paragraph), kind: 'text', placeOf: () => ({line, column: col})})
    },
  })
  return texts
}
