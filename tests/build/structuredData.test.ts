import path from 'node:path'
import ts from 'typescript'
import {expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {builtPages} from '../lib/builtSite'

/** Where the described things are compared with the types of schema.org: beside the tests, so that packages are found. */
const FILE = path.join(ROOT, 'tests/build/structuredData.generated.ts')

/** What is said of the pages, without what differs between pages of one kind: every text, except a name of the vocabulary. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return /^https?:\/\/schema\.org\//.test(value) ? value : 'text'
  if (Array.isArray(value))
    return [...new Map(value.map((item) => [JSON.stringify(shapeOf(item)), shapeOf(item)])).values()]
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, key.startsWith('@') ? item : shapeOf(item)]),
  )
}

/** The compiler's complaints about a file that exists in memory alone, by its lines. */
function complaintsOf(lines: readonly string[]): Map<number, string> {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const files = ts.createCompilerHost(options)
  const file = ts.createSourceFile(FILE, lines.join('\n'), ts.ScriptTarget.ESNext)
  const host: ts.CompilerHost = {
    ...files,
    fileExists: (name) => name === FILE || files.fileExists(name),
    getSourceFile: (name, ...rest) => (name === FILE ? file : files.getSourceFile(name, ...rest)),
  }
  const program = ts.createProgram([FILE], options, host)
  return new Map(
    [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({messageText, start = 0}) => [
        file.getLineAndCharacterOfPosition(start).line,
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ],
    ),
  )
}

type Described = {
  /** The page that says it. */
  path: string
  data: unknown
}

const pages = await builtPages()

/** One page of each shape. */
const described = new Map<string, Described>()
for (const {path: pathname, $} of pages) {
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const data = shapeOf(JSON.parse($(script).text()))
    described.set(JSON.stringify(data), {path: pathname, data})
  }
}

const mistakes = [
  ['a type', {'@type': 'Organisation', name: 'A'}],
  ['a property', {'@type': 'Organization', fullName: 'A'}],
  ['a property of a thing within', {'@type': 'Organization', address: {'@type': 'PostalAddress', town: 'A'}}],
  ['a kind of value', {'@type': 'Organization', address: {'@type': 'Question', name: 'A'}}],
] as const

const all: Described[] = [
  ...described.values(),
  ...mistakes.map(([path, data]) => ({path, data: {'@context': 'https://schema.org', ...data}})),
]

// One file for all of them: to read the vocabulary takes seconds.
const complaints = complaintsOf([
  "import type {Thing, WithContext} from 'schema-dts'",
  ...all.map(({data}, index) => `export const thing${index}: WithContext<Thing> = ${JSON.stringify(data)}`),
])

const found = all.map(({path, data}, index) => ({path, data, complaint: complaints.get(index + 1)}))

it('what pages tell search engines has the types and properties of schema.org', () => {
  expect(described.size).toBeGreaterThan(3)
  const ofPages = found.slice(0, described.size).filter(({complaint}) => complaint !== undefined)
  expect(ofPages).toEqual([])
})

it.each(mistakes)('%s that schema.org does not have is found', (name) => {
  expect(found.find(({path}) => path === name)?.complaint).toBeDefined()
})
