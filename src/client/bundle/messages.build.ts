import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {Plugin} from 'esbuild'
import ts from 'typescript'
import {SiteError} from '../../lib/problem'

/** The texts of a language by their IDs, as `i18n/<locale>/code.json` has them. A text that it lacks stays as it is. */
export type Messages = Readonly<Record<string, string>>

const MODULE = '@docusaurus/Translate'
const PLACE = /\{(\w+)\}/

/** A call that can't be replaced. */
function callError(call: ts.CallExpression, what: string): SiteError {
  const source = call.getSourceFile()
  return new SiteError({
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(call.getStart()).line + 1,
    what,
    allowed: "translate({id: 'search.all', message: 'See all {count} results'}, {count})",
    fix: 'Write the ID, the message, and the values out, so that the build can put in the text of each language.',
  })
}

/** The properties of an object that is written out, by their names. */
function propertiesOf(call: ts.CallExpression, at: number): Map<string, ts.Expression> {
  const object = call.arguments[at]
  if (object === undefined) return new Map()
  if (!ts.isObjectLiteralExpression(object))
    throw callError(call, 'An argument of translate() is not an object literal.')
  return new Map(
    object.properties.map((one) => {
      if (ts.isPropertyAssignment(one)) return [one.name.getText(), one.initializer]
      if (ts.isShorthandPropertyAssignment(one)) return [one.name.text, one.name]
      throw callError(call, 'An argument of translate() has something else than names with values.')
    }),
  )
}

const inTemplate = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&')

/** The code that takes the place of a call: a template with the text of the language. */
function templateOf(call: ts.CallExpression, messages: Messages): string {
  const described = propertiesOf(call, 0)
  const plain = (name: string): string => {
    const text = described.get(name)
    if (text && ts.isStringLiteralLike(text)) return text.text
    throw callError(call, `The ${name} in translate() is not a plain text.`)
  }
  const [id, message] = [plain('id'), plain('message')]
  const values = propertiesOf(call, 1)
  const pieces = (messages[id] ?? message).split(PLACE)
  const code = pieces.map((piece, at) => {
    if (at % 2 === 0) return inTemplate(piece)
    const value = values.get(piece)
    if (value) return `\${${codeOf(value, messages)}}`
    throw callError(call, `The text "${id}" has {${piece}}, and translate() gets no such value.`)
  })
  return `\`${code.join('')}\``
}

/** Calls of `translate` in a part of a file that are in no other such call. */
function callsIn(node: ts.Node): ts.CallExpression[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'translate') return [node]
  const calls: ts.CallExpression[] = []
  ts.forEachChild(node, (child) => void calls.push(...callsIn(child)))
  return calls
}

/** The code of a part of a file, without calls of `translate`. */
function codeOf(node: ts.Node, messages: Messages): string {
  const source = node.getSourceFile().text
  let code = ''
  let from = node.getStart()
  for (const call of callsIn(node)) {
    code += source.slice(from, call.getStart()) + templateOf(call, messages)
    from = call.end
  }
  return code + source.slice(from, node.end)
}

/**
 * Puts the texts of a language in the place of calls of `translate`, so that scripts without React carry no IDs and no texts of
 * other languages.
 * @param file its name, for messages.
 * @throws SiteError with file and line for a call whose text or values aren't written out.
 */
export function withMessages(source: string, file: string, messages: Messages): string {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  return root.statements
    .filter(
      (one) =>
        !(
          ts.isImportDeclaration(one) &&
          ts.isStringLiteral(one.moduleSpecifier) &&
          one.moduleSpecifier.text === MODULE
        ),
    )
    .map((one) => codeOf(one, messages))
    .join('\n')
}

/** Puts the texts of a language into the scripts of its pages. */
export const messagesPlugin = (messages: Messages): Plugin => ({
  name: 'messages',
  setup(build) {
    build.onLoad({filter: /[\\/]src[\\/].*\.tsx?$/}, async ({path: file}) => {
      const source = await readFile(file, 'utf8')
      if (!source.includes(MODULE)) return undefined
      const contents = withMessages(source, path.relative(process.cwd(), file), messages)
      return {contents, loader: file.endsWith('x') ? 'tsx' : 'ts'}
    })
  },
})
