import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {load} from 'cheerio'
import {beforeAll, describe, expect, it} from 'vitest'
import {buildFixtureSite} from '../../scripts/lib/fixtureSite'
import {openBuiltIndex} from '../../src/search/builtIndex.build'
import {addressOf, pathOf} from '../lib/ownAddress'

let site = ''
beforeAll(async () => {
  site = await buildFixtureSite('german')
})

const textOf = (file: string): Promise<string> => readFile(path.join(site, file), 'utf8')
const pageOf = async (file: string) => load(await textOf(file))

const PAGE = 'docs/next/guides/first/index.html'

describe('a page in a second language', () => {
  it.each([
    ['en', PAGE],
    ['de', `de/${PAGE}`],
  ])('says its language %s, and where it is in the others', async (language, file) => {
    const $ = await pageOf(file)
    expect($('html').attr('lang')).toBe(language)
    const alternates = $('link[rel=alternate][hreflang]').toArray()
    const paths = alternates.map((link) => [
      $(link).attr('hreflang'),
      pathOf(new URL($(link).attr('href') ?? '').pathname),
    ])
    expect(paths).toEqual([
      ['en', '/docs/next/guides/first/'],
      ['de', '/de/docs/next/guides/first/'],
      ['x-default', '/docs/next/guides/first/'],
    ])
  })

  it('links to translated pages and to those that are not, whichever file the link names', async () => {
    const $ = await pageOf('de/docs/next/index.html')
    const links = $('article a[href*="/guides/"]').toArray()
    expect(links.map((link) => pathOf($(link).attr('href') ?? ''))).toEqual([
      '/de/docs/next/guides/first/',
      '/de/docs/next/guides/second/',
    ])
  })

  it('writes dates as its readers do', async () => {
    expect((await pageOf('blog/post-twelve/index.html'))('main time').first().text()).toBe('August 1, 2026')
    expect((await pageOf('de/blog/post-twelve/index.html'))('main time').first().text()).toBe('1. August 2026')
  })

  it('has the texts of the engine in its language', async () => {
    const $ = await pageOf('de/404.html')
    expect($('h1').text()).toBe('Seite nicht gefunden')
    expect($('main').text()).toContain('Diese Website durchsuchen')
    expect($('nav').first().text()).toContain('Doku durchsuchen')
    expect($('nav').first().text()).not.toContain('Search docs')
    expect($('body > script').text()).toContain('Laden Sie die Seite neu')
    expect($('footer [data-consent=preferences]').text()).toBe('Cookie-Einstellungen')
    expect(await textOf('404.html')).toContain('Search this site')
  })
})

const hreflangs = ($: Awaited<ReturnType<typeof pageOf>>) =>
  $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => $(link).attr('hreflang'))

describe('a page without a translation', () => {
  const pages = [
    ['a document', 'docs/next/guides/second/', '.theme-doc-markdown', 'The second guide'],
    ['a document of an earlier version', 'docs/guides/', '.theme-doc-markdown', 'Guides'],
    ['a post', 'blog/post-one/', '#__blog-post-container', 'Post one'],
    ['a page of React', 'long/', 'main', 'Long page'],
  ] as const

  it.each(pages)('says that the text of %s is in English, and the rest in German', async (_kind, page, text, words) => {
    const $ = await pageOf(`de/${page}index.html`)
    expect($('html').attr('lang')).toBe('de')
    expect($('h1').closest('[lang]').attr('lang')).toBe('en')
    expect($(text).attr('lang')).toBe('en')
    expect($(text).text()).toContain(words)
    expect($('nav').first().closest('[lang]').attr('lang')).toBe('de')
  })

  it.each(pages)('names the English address of %s as that of its text', async (_kind, page) => {
    const $ = await pageOf(`de/${page}index.html`)
    const addresses = [$('link[rel=canonical]').attr('href'), $('meta[property="og:url"]').attr('content')]
    expect(addresses.map((address) => pathOf(new URL(address ?? '').pathname))).toEqual([`/${page}`, `/${page}`])
    expect(hreflangs($)).toEqual([])
  })

  it.each(pages)('is not named as German by %s in English', async (_kind, page) => {
    const $ = await pageOf(`${page}index.html`)
    expect(hreflangs($)).toEqual(['en', 'x-default'])
    expect($('main [lang], main[lang]').length).toBe(0)
  })

  it('asks whether it was helpful in German', async () => {
    const $ = await pageOf('de/docs/next/guides/second/index.html')
    expect($('main:contains("War diese Seite hilfreich?")').length).toBe(1)
    expect($('.theme-doc-markdown').text()).not.toContain('War diese Seite hilfreich?')
  })

  it('is in the sitemap and the index of its own language only, and its Markdown says that language', async () => {
    const page = 'docs/next/guides/second/'
    expect(await textOf('sitemap.xml')).toContain(`/${page}</loc>`)
    expect(await textOf('sitemap.xml')).not.toContain(`/de/${page}"`)
    expect(await textOf('de/sitemap.xml')).not.toContain(page)
    expect(await textOf('llms.txt')).toContain(`${page}index.md`)
    expect(await textOf('de/llms.txt')).not.toContain(`${page}index.md`)
    expect(await textOf(`de/${page}index.md`)).toMatch(/^language: en$/m)
  })
})

describe('a page that is made from others', () => {
  it('is in every language: a list of posts', async () => {
    const $ = await pageOf('de/blog/archive/index.html')
    expect(hreflangs($)).toEqual(['en', 'de', 'x-default'])
    expect($('main').closest('[lang]').attr('lang')).toBe('de')
    expect(await textOf('de/sitemap.xml')).toContain('/de/blog/archive/</loc>')
  })
})

describe('the files beside the pages', () => {
  it('name the pages of each language, in the sitemap with the others', async () => {
    const sitemap = await textOf('de/sitemap.xml')
    expect(sitemap).toMatch(/<loc>[^<]*\/de\/docs\/next\/guides\/first\/<\/loc>/)
    const [, english = ''] = /hreflang="en" href="([^"]+\/guides\/first\/)"/.exec(sitemap) ?? []
    expect(new URL(english).pathname).toBe(addressOf('/docs/next/guides/first/'))
    expect(await textOf('sitemap.xml')).toMatch(/hreflang="de" href="[^"]*\/de\/docs\/next\/guides\/first\/"/)
  })

  it('say their language: feeds, Markdown, and the index for agents', async () => {
    expect(await textOf('de/blog/rss.xml')).toContain('<language>de</language>')
    expect(await textOf('de/docs/next/guides/first/index.md')).toMatch(/^language: de$/m)
    expect(await textOf('docs/next/guides/first/index.md')).not.toMatch(/^language:/m)
    expect(await textOf('llms.txt')).toMatch(/\[Deutsch\]\(https:[^)]*\/de\/llms\.txt\)/)
    expect(await textOf('de/llms.txt')).toContain('Erste Anleitung')
  })

  it('are read by hosts once for all languages', async () => {
    expect(await textOf('_headers')).toContain('/de/')
    expect(await textOf('robots.txt')).toContain('/de/sitemap.xml')
  })
})

describe('the German search', () => {
  it('finds German pages by other forms of their words, and no English ones', async () => {
    const {found} = await openBuiltIndex(site, 'de')
    expect((await found('Sitzung beenden', 1))[0]?.page).toBe('/de/docs/guides/first/')
    const results = await found('Version', 50)
    expect(results.filter(({page}) => !page.startsWith('/de/'))).toEqual([])
  })
})
