import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import type {CheerioAPI} from 'cheerio'
import {glob} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {basePathOf} from '../../src/lib/siteAddress'
import {budgets, type PageBudget} from '../budgets'
import {builtPages, type BuiltPage} from '../lib/builtSite'
import {pathOf} from '../lib/ownAddress'
import {isSample} from '../lib/isSample'

/** Fonts are compressed in themselves. */
const isCompressed = (file: string): boolean => /\.(woff2|png|avif|webp)$/.test(file)

/** The path of the site, which is the provider's choice: budgets are those of a site at the root of its host. */
const BASE = basePathOf(brand)
const atRoot = (content: Buffer): string =>
  content
    .toString()
    .replaceAll(BASE, '/')
    .replaceAll(`"${BASE.slice(0, -1)}"`, '""')

/** Bytes of a file of the build as it is sent. @param pathname from the root of the site. */
async function sent(pathname: string): Promise<number> {
  const file = path.join(BUILD_DIR, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  const content = await readFile(file)
  return isCompressed(file) ? content.length : brotliCompressSync(BASE === '/' ? content : atRoot(content)).length
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
const sentAll = async (paths: readonly string[]): Promise<number> => sum(await Promise.all(paths.map(sent)))

function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? [])
}

const stylesheets = ($: CheerioAPI) => attributes($, 'link[rel=stylesheet]', 'href')
const preloads = ($: CheerioAPI) => attributes($, 'link[rel=preload]', 'href')

const budgetOf = (pathname: string): PageBudget | undefined => budgets.pages.find(({path}) => path === pathname)

const pages: ReadonlyMap<string, BuiltPage> = new Map((await builtPages()).map((page) => [page.path, page]))

function pageAt(pathname: string): CheerioAPI {
  const page = pages.get(pathname)
  if (page === undefined) throw new Error(`tests/budgets.ts names ${pathname}, which the build does not have.`)
  return page.$
}

describe('before the reader does anything', () => {
  it('no page asks for a script file', () => {
    for (const [pathname, {$}] of pages) expect([pathname, ...attributes($, 'script[src]', 'src')]).toEqual([pathname])
  })

  it('the inline scripts of each page stay within their budget', () => {
    const known = new Map<string, number>()
    for (const [pathname, {$}] of pages) {
      const scripts = $(
        'script:not([src], [type="application/ld+json"], [type="application/json"], [type=speculationrules])',
      ).toArray()
      const text = scripts.map((script) => $(script).text()).join('')
      const size = known.get(text) ?? brotliCompressSync(text).length
      known.set(text, size)
      expect(size, pathname).toBeLessThanOrEqual(budgetOf(pathname)?.inlineScript ?? budgets.inlineScript)
    }
  })

  it.each(budgets.pages.filter(({path}) => isSample || pages.has(path)))(
    '$template weighs no more than it may: $path',
    async ({path: pathname, html, total}) => {
      const $ = pageAt(pathname)
      const size = await sent(pathname)
      expect(size).toBeLessThanOrEqual(html)
      expect(size + (await sentAll([...stylesheets($), ...preloads($)].map(pathOf)))).toBeLessThanOrEqual(total)
    },
  )

  const sheetsOfPages = new Set(
    [...pages.values()].flatMap(({$}) => stylesheets($)).map((href) => path.basename(href).split('.')[0]),
  )

  it.each(Object.entries(budgets.css).filter(([name]) => isSample || sheetsOfPages.has(name)))(
    'the stylesheet %s: at most %i bytes',
    async (name, budget) => {
      const files = await glob(`assets/css/${name}.*.css`, {cwd: BUILD_DIR})
      expect(files).toHaveLength(1)
      expect(await sentAll(files.map((file) => `/${file}`))).toBeLessThanOrEqual(budget)
    },
  )
})

/** Copies that `npm run site` and `npm run serve` make. */
const COMPRESSED = '**/*.{br,gz}'

describe('what comes on demand', () => {
  it.each(Object.entries(budgets.onDemand))('%s: at most %i bytes', async (name, budget) => {
    const files = await glob(`assets/inline/${name}.*`, {cwd: BUILD_DIR, ignore: COMPRESSED})
    expect(files.length).toBeGreaterThan(0)
    expect(await sentAll(files.map((file) => `/${file}`))).toBeLessThanOrEqual(budget)
  })
})
