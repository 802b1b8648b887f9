import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {CheerioAPI} from 'cheerio'
import type {Nodes, Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {beforeAll, describe, expect, it} from 'vitest'
import {parse} from 'yaml'
import * as z from 'zod'
import {BUILD_DIR} from '../../scripts/lib/root'
import {skills} from '../../src/config/skills'
import {brand} from '../../src/data/brand'
import {languages} from '../../src/data/languages'
import {searchPath} from '../../src/data/search'
import {siteAddress} from '../../src/lib/siteAddress'
import {builtPages} from '../lib/builtSite'
import {pathOf} from '../lib/ownAddress'
import {sampleCount} from '../lib/isSample'

const SITE = `${siteAddress(brand)}/`

const read = (file: string): string => readFileSync(path.join(BUILD_DIR, file), 'utf8')

/** The file of the build at an address of the site, from the folder of the build. */
const fileAt = (url: string): string => pathOf(decodeURIComponent(new URL(url).pathname)).slice(1)

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze()

type Pair = {path: string; $: CheerioAPI; text: string; tree: Root}

/** The page of results has nothing to read without a script. */
const listed = z
  .array(z.object({path: z.string()}))
  .parse(JSON.parse(read('page-list.json')))
  .map((page) => ({path: pathOf(page.path)}))
  .filter((page) => page.path !== searchPath)
const pairs: Pair[] = []

beforeAll(async () => {
  const pages = new Map((await builtPages()).map((page) => [page.path, page.$]))
  for (const page of listed) {
    const $ = pages.get(page.path)
    const file = `${page.path.slice(1)}index.md`
    if ($ === undefined || !existsSync(path.join(BUILD_DIR, file))) continue
    const text = read(file)
    pairs.push({path: page.path, $, text, tree: reader.parse(text)})
  }
}, 120_000)

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()

/** Parts of a page that lead elsewhere, need a script, or are for readers of screens alone. */
const CHROME = `nav, script, button, input, select, .hash-link, .theme-doc-toc-mobile, .theme-doc-footer, [hidden],
  [aria-hidden=true], [data-island], [data-page-meta], [data-press=copy-page], [data-feedback], [aria-labelledby=try-it],
  :is([role=status], [role=tooltip], [role=search])`

/** The words that a page shows, in the order in which Markdown has them. */
function wordsOfPage($: CheerioAPI): string {
  const main = $('main').clone()
  /** Replaces drawings and pictures by their words, of neighbors that say the same only the first. */
  const tell = (elements: ReturnType<typeof $>, wordsOf: (element: ReturnType<typeof $>) => string): void => {
    let last = ''
    for (const element of elements.toArray()) {
      const words = wordsOf($(element))
      $(element).replaceWith($('<p>').text(words === last ? '' : words))
      if (words !== '') last = words
    }
  }
  const drawn = (svg: ReturnType<typeof $>): string => {
    const title = svg.children('title').text() || (svg.attr('aria-label') ?? '')
    return title === '' ? '' : `Figure ${title} ${svg.children('desc').text()}`
  }
  for (const figure of main.find('figure').toArray())
    for (const [name, words] of [
      ['svg', drawn],
      ['img', (img: ReturnType<typeof $>) => img.attr('alt') ?? ''],
    ] as const)
      tell($(figure).find(name), words)
  tell(main.find('svg'), drawn)
  tell(main.find('img'), (img) => img.attr('alt') ?? '')
  for (const panel of main.find('[data-tab-panel]').toArray()) {
    const id = $(panel).attr('data-tab-panel') ?? ''
    $(panel).prepend($('<p>').text(main.find(`label[for="${id}"]`).first().text()))
  }
  for (const radio of main.find('input[type=radio][id]').toArray())
    main.find(`label[for="${$(radio).attr('id') ?? ''}"]`).remove()
  main.find(CHROME).remove()
  return letters(main.text())
}

/** The part of a tree before what the page itself doesn't show: the description of an operation. */
function shown(tree: Root): Nodes[] {
  const index = tree.children.findIndex(
    (node) => node.type === 'heading' && wordsIn(node) === 'openapidescriptionofthisoperation',
  )
  // The front matter and the reference to the index.
  return tree.children.slice(2, index < 0 ? undefined : index)
}

function wordsIn(node: Nodes): string {
  if (node.type === 'html') return ''
  if (node.type === 'image') return letters(node.alt ?? '')
  if ('children' in node) return node.children.map(wordsIn).join('')
  return 'value' in node ? letters(node.value) : ''
}

/** Where two texts differ first, with what is around. */
function difference(page: string, markdown: string): string | undefined {
  if (page === markdown) return undefined
  let at = 0
  while (page[at] === markdown[at]) at += 1
  const around = (text: string): string => text.slice(Math.max(0, at - 30), at + 50)
  return `page: …${around(page)}… Markdown: …${around(markdown)}…`
}

const problems = (find: (pair: Pair) => string | undefined): string[] =>
  pairs.flatMap((pair) => {
    const problem = find(pair)
    return problem === undefined ? [] : [`${pair.path} ${problem}`]
  })

describe('the Markdown of a page', () => {
  it('exists for every listed page but that of search results, with the same text at both addresses', () => {
    expect(pairs.map((pair) => pair.path)).toEqual(listed.map((page) => page.path))
    const different = pairs.filter(
      (pair) => pair.path !== '/' && read(pair.path.slice(1).replace(/\/$/, '.md')) !== pair.text,
    )
    expect(different.map((pair) => pair.path)).toEqual([])
  })

  it('has the words of the page, in their order', () => {
    expect(problems(({$, tree}) => difference(wordsOfPage($), shown(tree).map(wordsIn).join('')))).toEqual([])
  })

  it('has the code of the page', () => {
    const compared = problems(({$, tree}) => {
      const expected = $('main pre')
        .toArray()
        .map((pre) => ({text: $(pre).text(), isDiff: $(pre).find('ins, del').length > 0}))
      const code: string[] = []
      for (const node of shown(tree)) visit(node, 'code', ({value}) => void code.push(value))
      if (code.length !== expected.length) return `has ${expected.length} blocks of code and ${code.length} in Markdown`
      const wrong = expected.findIndex(({text, isDiff}, index) =>
        isDiff ? letters(text) !== letters(code[index] ?? '') : text !== code[index],
      )
      return wrong < 0 ? undefined : `block ${wrong + 1}: ${code[wrong] ?? ''}`
    })
    expect(compared).toEqual([])
  })

  it('has the tables of the page with their rows', () => {
    const compared = problems(({$, tree}) => {
      // A table without a heading gets an empty one.
      const expected = $('main table')
        .toArray()
        .map((table) => $(table).find('tr').length + ($(table).find('thead').length > 0 ? 0 : 1))
      const rows: number[] = []
      for (const node of shown(tree)) visit(node, 'table', ({children}) => void rows.push(children.length))
      return String(rows) === String(expected) ? undefined : `rows: ${String(expected)}, in Markdown ${String(rows)}`
    })
    expect(compared).toEqual([])
  })

  it('links with whole addresses to what the build has, and to Markdown where there is some', () => {
    const wrong = problems(({tree}) => {
      const bad: string[] = []
      visit(tree, ['link', 'image'], (node) => {
        if (node.type !== 'link' && node.type !== 'image') return
        if (!/^(https?|mailto|tel):/.test(node.url)) bad.push(node.url)
        if (!node.url.startsWith(SITE)) return
        const file = fileAt(node.url)
        const isPage = file === '' || file.endsWith('/')
        if (isPage ? existsSync(path.join(BUILD_DIR, file, 'index.md')) : !existsSync(path.join(BUILD_DIR, file)))
          bad.push(node.url)
        if (isPage && !existsSync(path.join(BUILD_DIR, file, 'index.html'))) bad.push(node.url)
      })
      return bad.length > 0 ? bad.join(', ') : undefined
    })
    expect(wrong).toEqual([])
  })

  it('says in its front matter which page it is, and names the index', () => {
    const schema = z.object({
      title: z.string().min(1),
      description: z.string(),
      next: z.url().endsWith('/index.md').optional(),
      previous: z.url().endsWith('/index.md').optional(),
      url: z.url(),
      type: z.enum(['tutorial', 'how-to', 'reference', 'explanation', 'post', 'list', 'page']),
      tested_on: z.array(z.string()).min(1).optional(),
      tested: z.iso.date().optional(),
      last_updated: z.iso.date().optional(),
    })
    const wrong = problems(({path: pathname, $, tree, text}) => {
      const [head] = tree.children
      const values = schema.safeParse(head?.type === 'yaml' ? parse(head.value) : undefined)
      if (!values.success) return z.prettifyError(values.error)
      if (!text.includes(`${SITE}llms.txt`)) return 'does not name the index'
      if (values.data.url !== SITE + pathname.slice(1)) return values.data.url
      const neighbors = [values.data.next, values.data.previous].flatMap((url) => url?.slice(SITE.length) ?? [])
      if (!neighbors.every((file) => existsSync(path.join(BUILD_DIR, file)))) return neighbors.join(', ')
      const isTested = $('[data-page-meta] time').length > 0
      return isTested === (values.data.tested !== undefined) ? undefined : 'disagrees with the page about its test'
    })
    expect(wrong).toEqual([])
  })

  it('of an operation ends with its part of the API description', () => {
    const operations = pairs.filter(({$}) => $('[data-operation]').length > 0)
    expect(operations.length).toBeGreaterThan(sampleCount(50))
    for (const {path: pathname, $, tree} of operations) {
      const last = tree.children.at(-1)
      const description: unknown = parse(last?.type === 'code' ? last.value : '')
      const id = /Operation ID (\S+)/.exec($('[data-page-meta] > span').eq(1).text())?.[1]
      expect(JSON.stringify(description), pathname).toContain(`"operationId":"${id ?? '?'}"`)
      const used = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)]
      for (const [, pointer = ''] of used) expect(description, pathname).toHaveProperty(pointer.split('/'))
    }
  })

  it('is named in the head of the page', () => {
    for (const {path: pathname, $} of pairs)
      expect($('link[rel=alternate][type="text/markdown"]').attr('href'), pathname).toBe('index.md')
  })
})

const linksOf = (text: string): string[] => [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url = '']) => url)

describe('llms.txt', () => {
  const root = read('llms.txt')
  const others = languages.locales.map((locale) => `${SITE}${locale}/llms.txt`)
  const nested = linksOf(root).filter((url) => url.endsWith('/llms.txt') && !others.includes(url))

  it('has a title, a summary, and sections of links', () => {
    const tree = reader.parse(root)
    expect(tree.children.slice(0, 2).map(({type}) => type)).toEqual(['heading', 'blockquote'])
    const headings = tree.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []))
    expect(headings.filter((depth) => depth === 1)).toHaveLength(1)
    expect(headings.filter((depth) => depth === 2).length).toBeGreaterThan(sampleCount(10))
    expect(root).toContain('## Instructions for agents')
  })

  it('lists each page once, itself or in the files that it names', () => {
    const files = [root, ...nested.map((url) => read(fileAt(url)))]
    const pages = files.flatMap(linksOf).filter((url) => url.endsWith('.md'))
    expect(pages.toSorted()).toEqual(listed.map((page) => `${SITE}${page.path.slice(1)}index.md`).toSorted())
  })

  it('is short enough to be read whole', () => {
    for (const url of [`${SITE}llms.txt`, ...nested]) expect(read(fileAt(url)).length, url).toBeLessThan(50_000)
  })
})

describe('llms-full.txt', () => {
  const index = read('llms-full.txt')
  const parts = [...index.matchAll(/\]\((\S+)\): ([\d,]+) characters/g)].map(([, url = '', size = '']) => ({
    text: read(fileAt(url)),
    size: Number(size.replaceAll(',', '')),
  }))

  it('states the size of each file, and their sum', () => {
    expect(parts.map(({text}) => text.length)).toEqual(parts.map(({size}) => size))
    const total = parts.reduce((sum, {size}) => sum + size, 0)
    expect(index).toContain(`${total.toLocaleString('en-US')} characters in all`)
  })

  it('has files of less than 100,000 characters, with each page that is no list', () => {
    for (const {text} of parts) expect(text.length).toBeLessThan(100_000)
    const sources = parts.flatMap(({text}) => [...text.matchAll(/^Source: (\S+)$/gm)].map(([, url]) => url))
    const pages = pairs.filter(({text}) => !/^type: list$/m.test(text)).map((pair) => SITE + pair.path.slice(1))
    // A page that is longer than a file is cut, and each piece names it.
    expect([...new Set(sources)].toSorted()).toEqual(pages.toSorted())
  })
})

it('the API catalog links to files and pages of the build', () => {
  const schema = z.object({linkset: z.array(z.looseObject({anchor: z.url()})).min(1)})
  const catalog = schema.parse(JSON.parse(read('.well-known/api-catalog')))
  const urls = [...JSON.stringify(catalog).matchAll(/"href":"([^"]+)"/g)].map(([, url = '']) => `/${fileAt(url)}`)
  expect(urls).toContain('/openapi.yaml')
  for (const url of urls)
    expect(existsSync(path.join(BUILD_DIR, url.endsWith('/') ? `${url}index.html` : url)), url).toBe(true)
})

it.runIf(skills.length > 0)('the index of skills lists each with the digest of its file', () => {
  const schema = z.object({skills: z.array(z.object({url: z.string(), digest: z.string()}))})
  const {skills: listed} = schema.parse(JSON.parse(read('.well-known/agent-skills/index.json')))
  expect(listed).toHaveLength(skills.length)
  for (const {url, digest} of listed) {
    const text = read(fileAt(url))
    expect(digest, url).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`)
    expect(text, url).toMatch(/^---\nname: "?[a-z0-9-]+"?\ndescription: "/)
  }
})

it('a not-found answer in Markdown names the index', () => {
  expect(read('404.md')).toMatch(new RegExp(`^# Page not found\\n[^]*${SITE}llms\\.txt`))
})
