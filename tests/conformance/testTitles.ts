import {readFileSync} from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

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
type Surroundings = {groups: readonly string[]; isSkipped: boolean; aliases: Aliases}

/** What `test` and `it` are called in a file that imports them by other names. */
type Aliases = ReadonlyMap<string, string>

/**
 * The tests of one file, read from its source: no browser and no build is needed for it. What a loop or a table fills into a
 * title stands somewhere in the file, or is a path, which lists elsewhere may name.
 */
export function testsIn(file: string): DeclaredTest[] {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file))
  const found: DeclaredTest[] = []
  visit(source, {groups: [], isSkipped: false, aliases: aliasesIn(source)})
  return found

  function visit(node: ts.Node, around: Surroundings): void {
    const declared = ts.isCallExpression(node) ? declarationOf(node, around) : undefined
    const isSkipped = around.isSkipped || (declared?.isSkipped ?? false)
    if (declared?.kind === 'test') found.push(toTest([...around.groups, declared.title], isSkipped, text))
    const groups = declared?.kind === 'group' ? [...around.groups, declared.title] : around.groups
    ts.forEachChild(node, (child) => visit(child, {...around, groups, isSkipped}))
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

/** @param titles patterns of the groups' titles and the test's own, which capture what is filled in. */
function toTest(titles: readonly string[], isSkipped: boolean, source: string): DeclaredTest {
  const patterns = [titles.at(-1) ?? '', titles.join(' › ')].map((title) => new RegExp(`^${title}$`, 's'))
  const isFilledIn = (part = ''): boolean =>
    part === '' || /^[/{]/.test(part) || new RegExp(`(?<![\\w-])${literalPattern(part)}(?![\\w-])`).test(source)
  return {
    matches: (title) => patterns.some((pattern) => pattern.exec(title)?.slice(1).every(isFilledIn)),
    isSkipped,
  }
}

type Declaration = {kind: 'test' | 'group'; title: string; isSkipped: boolean}

/** The test or the group that a call declares: `test(…)`, `it.each(…)(…)`, `test.describe.skip(…)`. */
function declarationOf(call: ts.CallExpression, {aliases}: Surroundings): Declaration | undefined {
  const table = ts.isCallExpression(call.expression) ? call.expression : undefined
  const [first = '', ...rest] = (table ?? call).expression.getText().split('.')
  const names = [aliases.get(first) ?? first, ...rest]
  // `it.each(table)` by itself declares nothing: the call of what it returns does.
  if (table === undefined && /^(each|for|skipIf|runIf)$/.test(names.at(-1) ?? '')) return undefined
  const kind = kindOfCall(names.filter((name) => !SKIPPING.has(name) && !PLAIN.has(name)).join('.'))
  const known = call.arguments[0] && titlePattern(call.arguments[0], table !== undefined)
  // A group of any title still holds tests of known ones; a test whose title is not known could be any.
  const title = kind === 'group' && call.arguments.length > 1 ? (known ?? '.+') : known
  if (kind === undefined || title === undefined) return undefined
  return {kind, title, isSkipped: names.some((name) => SKIPPING.has(name))}
}

function kindOfCall(name: string): Declaration['kind'] | undefined {
  if (TESTS.has(name)) return 'test'
  return GROUPS.has(name) ? 'group' : undefined
}

/** What is filled into a title. */
const ANY = '(.+)'

/** A text as a regular expression. */
const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A regular expression for the titles that an argument can become; nothing where it is no text. */
function titlePattern(node: ts.Expression, isTable = false): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    // `it.each` fills in `%s` by its place and `$name` by its name.
    const parts = isTable ? node.text.split(/%[sdifjoO]|\$[a-zA-Z][\w.]*/) : [node.text]
    return parts.map(literalPattern).join(ANY)
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({expression, literal}) => {
      const part = ts.isConditionalExpression(expression) ? titlePattern(expression) : undefined
      return (part ?? ANY) + literalPattern(literal.text)
    })
    return literalPattern(node.head.text) + spans.join('')
  }
  if (ts.isConditionalExpression(node)) {
    const [one, other] = [titlePattern(node.whenTrue), titlePattern(node.whenFalse)]
    return one !== undefined && other !== undefined ? `(?:${one}|${other})` : undefined
  }
  return undefined
}
