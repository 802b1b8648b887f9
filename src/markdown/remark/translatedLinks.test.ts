import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {Root} from 'mdast'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {parseTree} from '../parseTree'
import {translatedLinks} from './translatedLinks'

const GERMAN = 'i18n/de/docusaurus-plugin-content-docs/current'
let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'translated-'))
  for (const file of ['docs/a.mdx', 'docs/sub/b.mdx', 'docs/c.mdx', `${GERMAN}/a.mdx`, `${GERMAN}/sub/b.mdx`]) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true})
    await writeFile(path.join(root, file), '')
  }
})
afterAll(() => rm(root, {recursive: true}))

function linked(file: string, url: string): string | undefined {
  const tree: Root = parseTree(`[words](${url})`)
  const translations = [
    {dir: GERMAN, routeBase: '/de/docs/', kind: 'doc', edition: {locale: 'de', version: undefined, source: 'docs'}},
  ] as const
  translatedLinks({root, translations})(tree, {path: path.join(root, file)})
  const [paragraph] = tree.children
  const [link] = paragraph?.type === 'paragraph' ? paragraph.children : []
  return link?.type === 'link' ? link.url : undefined
}

it.each([
  ['a translated page leads to a translated one', `${GERMAN}/a.mdx`, './sub/b.mdx#x', './sub/b.mdx#x'],
  ['a translated page leads to one that is not', `${GERMAN}/sub/b.mdx`, '../c.mdx?x#y', '@site/docs/c.mdx?x#y'],
  ['a page that is not translated leads to one that is', 'docs/c.mdx', 'sub/b.mdx', `@site/${GERMAN}/sub/b.mdx`],
  ['a page that is nowhere stays', `${GERMAN}/a.mdx`, './none.mdx', './none.mdx'],
  ['an address stays', `${GERMAN}/a.mdx`, '/docs/c/', '/docs/c/'],
])('%s', (_, file, url, result) => {
  expect(linked(file, url)).toBe(result)
})
