import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {tokenNames} from '../lib/tokens'

const PAGE = path.join(ROOT, 'src/pages/style')

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
