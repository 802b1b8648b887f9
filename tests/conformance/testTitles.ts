import {readFileSync} from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import {anyOf, literalPattern, valuesIn, type Values} from './titleValues'

/** One test as its source declares it. */
export type DeclaredTest = {
  /** Matches the test's title, with the titles of its groups before it or without them. */
  matches: (title: string) => boolean
  /** Whether it can be skipped by how it is declared: such a test proves nothing. */
  isSkipped: boolean
}

const TESTS = new Set(['it', 'test'])
const GROUPS = new Set(['describe', 'test.describe'])
const SKIPPING = new Set(['skip', 'fixme', 'todo', 'skipIf', 'fails', 'fail'])
/** Ways to declare a test or a group that change nothing about whether it runs. */
const PLAIN = new Set(['each', 'for', 'parallel', 'serial', 'concurrent', 'sequential', 'runIf'])

/** What surrounds a place in a file. */
type Surroundings = {groups: readonly string[]; isSkipped: boolean; values: Values; aliases: Aliases}

/** What `test` and `it` are called in a file that imports them by other names. */
type Aliases = ReadonlyMap<string, string>

/**
 * The tests of one file, read from its source: no browser and no build is needed for it. Titles that a loop over a list
 * of literals composes are those that it can compose; other computed parts can be any text.
 */
export function testsIn(file: string): DeclaredTest[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kindOf(file))
  const found: DeclaredTest[] = []
  visit(source, {groups: [], isSkipped: false, values: new Map(), aliases: aliasesIn(source)})
  return found

  function visit(node: ts.Node, around: Surroundings): void {
    const declared = ts.isCallExpression(node) ? declarationOf(node, around) : undefined
    const isSkipped = around.isSkipped || (declared?.isSkipped ?? false)
    if (declared?.kind === 'test') found.push(toTest([...around.groups, declared.title], isSkipped))
    const groups = declared?.kind === 'group' ? [...around.groups, declared.title] : around.groups
    const values = ts.isForOfStatement(node)
      ? new Map([...around.values, ...valuesIn(node.initializer, node.expression)])
      : around.values
    ts.forEachChild(node, (child) => visit(child, {...around, groups, isSkipped, values}))
  }
}

function kindOf(file: string): ts.ScriptKind {
  return path.extname(file) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

/** `import {test as fixtureTest} from …` */
function aliasesIn(source: ts.SourceFile): Aliases {
  const imports = source.statements.filter(ts.isImportDeclaration).map(({importClause}) => importClause?.namedBindings)
  const names = imports.flatMap((bindings) => (bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []))
  return new Map(
    names.flatMap(({name, propertyName}) =>
      propertyName && TESTS.has(propertyName.text) ? [[name.text, propertyName.text]] : [],
    ),
  )
}

/** @param titles patterns of the groups' titles and the test's own. */
function toTest(titles: readonly string[], isSkipped: boolean): DeclaredTest {
  const alone = new RegExp(`^${titles.at(-1) ?? ''}$`, 's')
  const full = new RegExp(`^${titles.join(' › ')}$`, 's')
  return {matches: (title) => alone.test(title) || full.test(title), isSkipped}
}

type Declaration = {kind: 'test' | 'group'; title: string; isSkipped: boolean}

/** The test or the group that a call declares: `test(…)`, `it.each(…)(…)`, `test.describe.skip(…)`. */
function declarationOf(call: ts.CallExpression, {values, aliases}: Surroundings): Declaration | undefined {
  const table = ts.isCallExpression(call.expression) ? call.expression : undefined
  const [first = '', ...rest] = (table ?? call).expression.getText().split('.')
  const names = [aliases.get(first) ?? first, ...rest]
  // `it.each(table)` by itself declares nothing: the call of what it returns does.
  if (table === undefined && /^(each|for|skipIf|runIf)$/.test(names.at(-1) ?? '')) return undefined
  const kind = kindOfCall(names.filter((name) => !SKIPPING.has(name) && !PLAIN.has(name)).join('.'))
  const known = call.arguments[0] && titlePattern(call.arguments[0], values, table?.arguments[0])
  // A group of any title still holds tests of known ones; a test whose title is not known could be any.
  const title = kind === 'group' && call.arguments.length > 1 ? (known ?? '.+') : known
  if (kind === undefined || title === undefined) return undefined
  return {kind, title, isSkipped: names.some((name) => SKIPPING.has(name))}
}

function kindOfCall(name: string): Declaration['kind'] | undefined {
  if (TESTS.has(name)) return 'test'
  return GROUPS.has(name) ? 'group' : undefined
}

/** A regular expression for the titles that an argument can become; nothing where it is no text. */
function titlePattern(node: ts.Expression, values: Values, table?: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return filledIn(node.text, table)
  if (ts.isIdentifier(node)) return anyOf(values.get(node.text))
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({expression, literal}) => {
      const isKnown = ts.isConditionalExpression(expression) || ts.isIdentifier(expression)
      const part = isKnown ? titlePattern(expression, values) : undefined
      return (part ?? '.+') + literalPattern(literal.text)
    })
    return literalPattern(node.head.text) + spans.join('')
  }
  if (ts.isConditionalExpression(node)) {
    return anyOf([node.whenTrue, node.whenFalse].map((branch) => titlePattern(branch, values)))
  }
  return undefined
}

/** A title with what `it.each` fills in: `%s` by its place, `$name` by its name. */
function filledIn(text: string, table: ts.Expression | undefined): string {
  if (table === undefined) return literalPattern(text)
  const placeholders = [...text.matchAll(/%[sdifjoO]|\$([a-zA-Z]\w*)[\w.]*/g)]
  const texts = text.split(/%[sdifjoO]|\$[a-zA-Z][\w.]*/)
  return texts
    .map((part, index) => {
      const filler = placeholders[index - 1]
      if (filler === undefined) return literalPattern(part)
      const place = filler[1] ?? placeholders.filter(([, name]) => name === undefined).indexOf(filler)
      return (anyOf(valuesIn(place, table).get(String(place))) ?? '.+') + literalPattern(part)
    })
    .join('')
}
