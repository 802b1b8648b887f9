import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {tokenNames} from '../lib/tokens'

const COMPONENTS = path.join(ROOT, 'src/components')
const PAGE = path.join(ROOT, 'src/pages/style')

/** Folders that are no component to look at. */
const leftOut: Readonly<Record<string, string>> = {
  'figures/Figure': 'the frame of every figure',
  'figures/primitives': 'what figures are drawn with',
}

/** What writers get by Markdown's own syntax, and what of it stands in the page's Markdown. */
const bySyntax: Readonly<Record<string, RegExp>> = {
  'mdx/CodeBlock': /^```\w+ /m,
  'mdx/CompatibilityTable': /^<CompatibilityTable /m,
  'mdx/Details': /^<details>/m,
  'mdx/PageMeta': /^<PageMeta /m,
  'mdx/Screenshot': /^<Screenshot /m,
  'mdx/Table': /^\|.*\|\n\| -+/m,
  'mdx/TaskBox': /^- \[ \] /m,
  'mdx/Tabs': /^<Tabs>/m,
}

/** The source of a file of the page and of every file of the page that it imports. */
function sourcesFrom(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen
  const source = readFileSync(file, 'utf8')
  seen.set(file, source)
  for (const [, specifier = ''] of source.matchAll(/from '(\.[^']+)'/g)) {
    const target = path.resolve(path.dirname(file), specifier)
    const found = ['', '.tsx', '.ts'].map((end) => target + end).find((name) => existsSync(name) && path.extname(name))
    if (found?.startsWith(PAGE)) sourcesFrom(found, seen)
  }
  return seen
}

const sources = sourcesFrom(path.join(PAGE, 'index.tsx'))
const shown = [...sources.values()].join('\n')

/** The components, as `kind/Name`, that a source imports: by folder, or by name from the index of their kind. */
function componentsOf(source: string): string[] {
  const imports = source.matchAll(/import \{([^}]+)\} from '[./]+\/components\/(\w+)(?:\/(\w+))?'/g)
  return [...imports].flatMap(([, names = '', kind = '', folder]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => source.includes(`<${name}`))
      .map((name) => `${kind}/${folder ?? name}`),
  )
}

describe.each(['ui', 'sections', 'figures', 'mdx'])('the style page', (kind) => {
  const folders = readdirSync(path.join(COMPONENTS, kind), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `${kind}/${name}`)
    .filter((name) => !(name in leftOut))

  it(`shows every component of src/components/${kind}`, () => {
    const known = new Set([...sources.values()].flatMap(componentsOf))
    const missing = folders.filter((name) => !known.has(name) && !bySyntax[name]?.test(shown))
    expect(folders.length).toBeGreaterThan(0)
    expect(missing, 'Add a file to src/pages/style/_sections, as for the components beside it.').toEqual([])
  })
})

describe('the style page', () => {
  it('shows every token', () => {
    const css = readdirSync(PAGE, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'))
    const text = [shown, ...css.map((file) => readFileSync(path.join(PAGE, file), 'utf8'))].join('\n')
    const missing = tokenNames.filter((name) => !new RegExp(`${name}(?![\\w-])`).test(text))
    expect(missing, 'Add it to src/pages/style/_tokens.ts, or to the sample that shows it.').toEqual([])
  })

  it('names no token that does not exist', () => {
    const named = [...shown.matchAll(/'(--(?:color|space)-[\w-]+)'/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !tokenNames.includes(name))).toEqual([])
  })

  it('has no file that it does not use', () => {
    const files = readdirSync(PAGE, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(tsx?|mdx)$/.test(file))
    expect(files.filter((file) => !sources.has(path.join(PAGE, file)))).toEqual([])
  })
})
