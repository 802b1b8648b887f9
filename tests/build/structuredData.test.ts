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

/** The compiler's complaints about a file that exists in memory alone. */
function complaints(source: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const {getSourceFile, fileExists} = host
  host.fileExists = (name) => name === FILE || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest)
  const program = ts.createProgram([FILE], options, host)
  const file = program.getSourceFile(FILE)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({messageText, start = 0}) => {
      const line = source.slice(source.lastIndexOf('\n', start) + 1).split('\n', 1)[0] ?? ''
      return `${line}\n${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    },
  )
}

const pages = await builtPages()

/** One page of each shape. */
const described = new Map<string, {path: string; data: unknown}>()
for (const {path: pathname, $} of pages) {
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const data: unknown = JSON.parse($(script).text())
    described.set(JSON.stringify(shapeOf(data)), {path: pathname, data: shapeOf(data)})
  }
}

/** One statement a page, on one line that ends with its path. */
const sourceOf = (things: Iterable<{path: string; data: unknown}>): string =>
  [
    "import type {Thing, WithContext} from 'schema-dts'",
    ...[...things].map(
      ({path: pathname, data}) => `((thing: WithContext<Thing>) => thing)(${JSON.stringify(data)}) // ${pathname}`,
    ),
  ].join('\n')

it('what pages tell search engines has the types and properties of schema.org', () => {
  expect(described.size).toBeGreaterThan(3)
  expect(complaints(sourceOf(described.values()))).toEqual([])
})

it.each([
  ['a type', {'@type': 'Organisation', name: 'A'}],
  ['a property', {'@type': 'Organization', fullName: 'A'}],
  ['a property of a thing within', {'@type': 'Organization', address: {'@type': 'PostalAddress', town: 'A'}}],
  ['a kind of value', {'@type': 'Organization', address: {'@type': 'Question', name: 'A'}}],
])('%s that schema.org does not have is found', (_, data) => {
  const wrong = {'@context': 'https://schema.org', ...data}
  expect(complaints(sourceOf([{path: '/', data: wrong}])).length).toBeGreaterThan(0)
})
