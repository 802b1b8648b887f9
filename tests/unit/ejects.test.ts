import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'

const UPSTREAM = path.join(ROOT, 'node_modules/@docusaurus/theme-classic/lib/theme')
const OURS = path.join(ROOT, 'src/theme')

/** The upstream source that each ejected component replaces, as it was when it was ejected. */
const ejects: Record<string, string> = {
  BlogArchivePage: '9a46c4deb232798c',
  BlogListPage: 'bea76516bb7dfc75',
  'DocCard/Heading/Icon': '6104a1a9cf9f3b0a',
  'NotFound/Content': '1339cadd0fe0b2a2',
}

describe('an ejected component', () => {
  it.each(Object.entries(ejects))('%s replaces the upstream source that was read', (name, hash) => {
    const source = readFileSync(path.join(UPSTREAM, name, 'index.js'), 'utf8')
    expect(
      createHash('sha256').update(source).digest('hex').slice(0, 16),
      `theme-classic changed ${name}. Compare lib/theme/${name}/index.js with src/theme/${name}, take over what is needed, and put the new hash here.`,
    ).toBe(hash)
  })

  it('opens with what was changed', () => {
    for (const name of Object.keys(ejects)) {
      expect(readFileSync(path.join(OURS, name, 'index.tsx'), 'utf8')).toMatch(/^\/\/ Change: /)
    }
  })
})

describe('the table of changed components', () => {
  it('names every component below src/theme', () => {
    const table = readFileSync(path.join(OURS, 'README.md'), 'utf8')
    expect(components(OURS).filter((name) => !table.includes(`| ${name} `))).toEqual([])
  })

  it('says of every component that wraps nothing that it is ejected, with its hash here', () => {
    const ejected = components(OURS).filter((name) => !sourceOf(name).includes('@theme-original/'))
    expect(ejected.sort()).toEqual(Object.keys(ejects).sort())
  })
})

function components(folder: string, prefix = ''): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const name = prefix + entry.name
    if (entry.isFile()) return /^[A-Z].*\.tsx?$/.test(entry.name) ? [name.replace(/\.tsx?$/, '')] : []
    const isComponent = existsSync(path.join(folder, entry.name, 'index.tsx'))
    return isComponent ? [name] : components(path.join(folder, entry.name), `${name}/`)
  })
}

function sourceOf(name: string): string {
  const files = [`${name}.tsx`, `${name}.ts`, `${name}/index.tsx`].map((file) => path.join(OURS, file))
  return readFileSync(files.find(existsSync) ?? '', 'utf8')
}
