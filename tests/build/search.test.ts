import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {describe, expect, it} from 'vitest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {readIndex} from '../../src/search/engine/loadIndex.client'
import {ranker} from '../../src/search/engine/rank.client'
import {unpack} from '../../src/search/engine/unpack.client'
import {wordsOf} from '../../src/search/terms'
import {builtPages} from '../lib/builtSite'
import {queries, type Query} from '../../src/search/queries'

/** What every search has to reach together: the first result right, and one of the first three. */
const FLOOR = {first: 0.9, early: 0.97} as const
const KB = 1024

const pages = await builtPages()
const addresses = new Set(pages.map(({$}) => $('meta[name=search-index]').attr('content')))
const [address = ''] = addresses
const json = await readFile(path.join(BUILD_DIR, address), 'utf8')
const index = readIndex(JSON.parse(json))
const unpacked = unpack(index)
const rank = ranker(unpacked)

const found = (query: string): {page: string; section: string}[] =>
  rank(query)
    .slice(0, 3)
    .flatMap((section) => unpacked.places[section] ?? [])
    .map(({page, anchor}) => ({page: page.path, section: anchor === '' ? page.path : `${page.path}#${anchor}`}))

/** Whether one of the first results is where a query has to lead. */
const leads = ({query, to}: Query, top: number): boolean =>
  found(query)
    .slice(0, top)
    .some(({page, section}) => to.some((wanted) => wanted === section || (!wanted.includes('#') && wanted === page)))

const missing = (list: readonly Query[], top: number): string[] =>
  list
    .filter((query) => !leads(query, top))
    .map(({query, to}) => `${query}: ${found(query)[0]?.section ?? 'nothing'}, not ${to.join(' or ')}`)

describe('the index', () => {
  it('is one for all pages of one language and version, and is named by each', () => {
    expect([...addresses]).toHaveLength(1)
    expect(address).toMatch(/^\/assets\/search\/index-en\.[0-9a-f]{12}\.json$/)
  })

  it('has no page that search engines are to leave out', () => {
    const hidden = pages
      .filter(({$}) => $('meta[name=robots][content*=noindex]').length > 0)
      .map(({path: pathname}) => pathname)
    expect(index.pages.map((page) => page.path).filter((pathname) => hidden.includes(pathname))).toEqual([])
    expect(hidden).not.toEqual([])
  })

  it('names what a hosted service tells pages apart by: posts, lists of posts, documents, and the others', () => {
    const tagAt = (pathname: string): string | undefined =>
      pages
        .find(({path}) => path === pathname)
        ?.$('meta[name="docsearch:docusaurus_tag"]')
        .attr('content')
    expect(['/blog/dashboard-launch/', '/blog/', '/docs/introduction/', '/pricing/'].map(tagAt)).toEqual([
      'blog',
      'blog_posts_list',
      'docs-default-current',
      'default',
    ])
  })

  it('leads to anchors that are there', () => {
    const wrong = pages.flatMap(({path: pathname, $}) => {
      const indexed = index.pages.find((page) => page.path === pathname)
      return (indexed?.sections ?? [])
        .filter(([anchor]) => anchor !== '' && $(`[id="${anchor}"]`).length === 0)
        .map(([anchor]) => `${pathname}#${anchor}`)
    })
    expect(wrong).toEqual([])
  })

  it('is small enough to come before the first query on a slow network', () => {
    expect(brotliCompressSync(json).length / index.pages.length).toBeLessThan(0.8 * KB)
  })
})

/** Code in sentences and tables whose text one page of the docs has and no other page, with that page. */
function codesOfOnePage(): [string, string][] {
  const texts = pages.map(({path: pathname, $}) => [pathname, $('main').text().replace(/\s+/g, ' ')] as const)
  const codes = pages
    .filter(({path: pathname}) => pathname.startsWith('/docs/'))
    .flatMap(({path: pathname, $}) =>
      $('main code')
        .toArray()
        .filter((element) => $(element).closest('pre, [hidden], [data-page-meta]').length === 0)
        .map((element) => [$(element).text().replace(/\s+/g, ' ').trim(), pathname] as const),
    )
  return [...new Map(codes)].filter(([text]) => texts.filter(([, other]) => other.includes(text)).length === 1)
}

/** How many of the texts lead to their page with one of the first results, and which do not. */
function reached(texts: readonly (readonly [string, string])[], top: number): {part: number; missing: string[]} {
  const missing = texts
    .filter(
      ([text, page]) =>
        !found(text)
          .slice(0, top)
          .some((place) => place.page === page),
    )
    .map(([text, page]) => `${text}: ${found(text)[0]?.section ?? 'nothing'}, not ${page}`)
  return {part: 1 - missing.length / texts.length, missing}
}

describe('what a reader copies from a log or a program', () => {
  const codes = codesOfOnePage()
  const identifiers = codes.filter(([text]) => /^[\w.-]+$/.test(text) && wordsOf(text)[0]?.isIdentifier === true)
  const messages = codes.filter(([text]) => /^[A-Z][^{}<>=;/$|]+$/.test(text) && text.split(' ').length >= 4)

  it('an identifier that one page has leads to its page', () => {
    expect(identifiers.length).toBeGreaterThan(100)
    const {part, missing} = reached(identifiers, 1)
    expect(part, missing.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(reached(identifiers, 3).part).toBeGreaterThanOrEqual(0.98)
  })

  it('an error message that one page has leads to its page', () => {
    expect(messages.length).toBeGreaterThan(50)
    const {part, missing} = reached(messages, 1)
    expect(part, missing.join('\n')).toBeGreaterThanOrEqual(0.92)
    expect(reached(messages, 3).part).toBeGreaterThanOrEqual(0.95)
  })
})

describe('the searches of src/search/queries.ts', () => {
  const all = Object.values(queries).flat()
  const firsts = all.filter(({top}) => top === 1)

  it('are at least 120', () => {
    expect(new Set(all.map(({query}) => query)).size).toBeGreaterThanOrEqual(120)
  })

  it('name pages that are there', () => {
    const known = new Set(pages.map(({path: pathname}) => pathname))
    const gone = all
      .flatMap(({to}) => to.map((wanted) => wanted.replace(/#.*/, '')))
      .filter((pathname) => !known.has(pathname))
    expect(gone).toEqual([])
  })

  it('find the right section first, nine times of ten', () => {
    const wrong = missing(firsts, 1)
    expect(1 - wrong.length / firsts.length, wrong.join('\n')).toBeGreaterThanOrEqual(FLOOR.first)
  })

  it('find it among the first three, 97 times of a hundred', () => {
    const wrong = missing(all, 3)
    expect(1 - wrong.length / all.length, wrong.join('\n')).toBeGreaterThanOrEqual(FLOOR.early)
  })
})
