import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {readManifest} from '../../scripts/lib/manifest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {hasTree} from '../../src/config/trees'
import {headersFor} from '../../src/lib/headerRules'
import {longDate} from '../../src/lib/longDate'
import {brand} from '../../src/data/brand'
import {DESCRIPTION} from '../../src/lib/pageLimits'
import {siteAddress} from '../../src/lib/siteAddress'
import {builtPages, sitemapPaths, type BuiltPage} from '../lib/builtSite'
import {addressOf, pathOf} from '../lib/ownAddress'
import {sampleCount} from '../lib/isSample'

const pages = await builtPages()
const byPath = new Map(pages.map((page) => [page.path, page]))
const site = siteAddress(brand)
const {origin} = new URL(site)
const published = pages.filter(({path: pathname}) => pathname !== '/404.html')
const rules = await readManifest(BUILD_DIR)

/** What is wrong, with the page it is wrong on; an empty list where nothing is. */
function faults(find: (page: BuiltPage) => (string | false)[], among: readonly BuiltPage[] = pages): string[] {
  return among.flatMap((page) => find(page).flatMap((fault) => (fault === false ? [] : [`${page.path} ${fault}`])))
}

describe('every page', () => {
  it('exists', () => {
    expect(pages.length).toBeGreaterThan(30)
  })

  it('has one h1, a language and a title', () => {
    expect(
      faults(({$}) => [
        $('h1').length !== 1 && `has ${$('h1').length} h1`,
        $('html').attr('lang') !== 'en' && 'has no language',
        !$('title').text().trim() && 'has no title',
      ]),
    ).toEqual([])
  })

  it('has a title and a description that no other page has', () => {
    const seen = new Map<string, string>()
    const twins = faults(({path: pathname, $}) => {
      return [$('title').text(), $('meta[name="description"]').attr('content') ?? ''].map((text) => {
        const other = seen.get(text)
        seen.set(text, other ?? pathname)
        return other !== undefined && `says "${text}" as ${other} does`
      })
    }, published)
    expect(twins).toEqual([])
  })

  it('has a description that is neither too short nor too long', () => {
    expect(
      faults(({path: pathname, $}) => {
        const {length} = $('meta[name="description"]').attr('content') ?? ''
        const min = /^\/(api|blog\/(tags|authors))\//.test(pathname) ? DESCRIPTION.minOfGenerated : DESCRIPTION.min
        return [(length < min || length > DESCRIPTION.max) && `describes itself in ${length} characters`]
      }, published),
    ).toEqual([])
  })

  it('names its own address as canonical', () => {
    expect(
      faults(({path: pathname, $}) => {
        const canonical = $('link[rel="canonical"]').attr('href')
        return [canonical !== site + pathname && `names ${canonical ?? 'nothing'}`]
      }, published),
    ).toEqual([])
  })

  it('says its address for machines as it is: with the slash at the end', () => {
    const isAddress = (pathname: string): boolean =>
      byPath.has(pathname) || (isOwnFile(addressOf(pathname)) && path.extname(pathname) !== '')
    const addresses = published.flatMap(({path: pathname, $}) =>
      $('script[type="application/ld+json"]')
        .toArray()
        .flatMap(
          (script) =>
            $(script)
              .text()
              .match(new RegExp(`${site}[^"]*`, 'g')) ?? [],
        )
        .map((url) => ({pathname, url})),
    )
    expect(addresses.length).toBeGreaterThan(sampleCount(100))
    // As it is written: a parsed address of the site itself has a slash of its own.
    expect(addresses.filter(({url}) => !isAddress(url.slice(site.length).replace(/[?#].*/, '')))).toEqual([])
  })

  it('writes its dates as the others do', () => {
    expect(
      faults(({$}) =>
        $('time')
          .toArray()
          .map((time) => {
            const text = $(time).text()
            // An event of a log has a time of day instead.
            return /\d{4}/.test(text) && text !== longDate($(time).attr('datetime') ?? '') && `writes ${text}`
          }),
      ),
    ).toEqual([])
  })

  it('has the skip link lead to the main content itself, which takes the focus', {tags: '@1.10'}, () => {
    expect(
      faults(({$}) => {
        const target = $($('a[href^="#"]').first().attr('href') ?? '')
        return [!target.is('main[tabindex="-1"]') && `leads to ${$.html(target).slice(0, 60)}`]
      }),
    ).toEqual([])
  })

  it('marks as the current page no link that leads to another', () => {
    expect(
      faults(({path: pathname, $}) =>
        $('a[aria-current="page"]')
          .toArray()
          .map(({attribs: {href = ''}}) => href !== addressOf(pathname) && `marks ${href}`),
      ),
    ).toEqual([])
  })

  it('has no id twice', () => {
    expect(
      faults(({$}) => {
        const seen = new Set<string>()
        return $('[id]')
          .toArray()
          .map(({attribs: {id = ''}}) => {
            const isTwin = seen.has(id)
            seen.add(id)
            return isTwin && `has #${id} twice`
          })
      }),
    ).toEqual([])
  })

  it('has no link without a name, as one becomes in which another stands', () => {
    expect(
      faults(({$}) =>
        $('a[href]')
          .toArray()
          .map((link) => {
            const isNamed = $(link).text().trim() !== '' || $(link).is('[aria-label], :has(img[alt], svg)')
            return !isNamed && `has nothing in the link to ${link.attribs.href ?? ''}`
          }),
      ),
    ).toEqual([])
  })

  it('links only to pages, anchors and files that exist', () => {
    expect(faults((page) => brokenLinks(page))).toEqual([])
  })

  it('shows only images of this site, with alternative text and a size', () => {
    expect(
      faults(({$}) =>
        $('img')
          .toArray()
          .flatMap((element) => {
            const {src = '', alt, width, height} = element.attribs
            return [
              alt === undefined && `shows ${src} without alt`,
              (!width || !height) && `shows ${src} without width and height`,
              !isOwnFile(src) && `shows ${src}, which does not exist here`,
            ]
          }),
      ),
    ).toEqual([])
  })

  it('runs under the policy: each inline script by its hash, no handler attributes, no style elements', () => {
    const policy = headersFor(rules, addressOf('/'))['Content-Security-Policy'] ?? ''
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/)
    expect(
      faults(({$}) => [
        ...$('script:not([src], [type="application/ld+json"], [type="application/json"])')
          .toArray()
          .map((script) => createHash('sha256').update($(script).text()).digest('base64'))
          .map((hash) => !policy.includes(`'sha256-${hash}'`) && `has a script whose hash ${hash} is not listed`),
        $('style').length > 0 && 'has a style element',
        ...$('*')
          .toArray()
          .flatMap((element) =>
            Object.keys($(element).attr() ?? {})
              .filter((name) => name.startsWith('on'))
              .map((name) => `has an ${name} attribute`),
          ),
      ]),
    ).toEqual([])
  })

  it('has no style attribute whose hash is not listed', () => {
    const policy = headersFor(rules, addressOf('/'))['Content-Security-Policy'] ?? ''
    expect(
      faults(({$}) =>
        $('[style]')
          .toArray()
          .map((element) => $(element).attr('style') ?? '')
          .map((style) => {
            const hash = createHash('sha256').update(style).digest('base64')
            return !policy.includes(`'sha256-${hash}'`) && `has a style ${style} that is not listed`
          }),
      ),
    ).toEqual([])
  })

  it('lets no address set its attributes', () => {
    expect(faults(({$}) => [$('script').text().includes('docusaurus-data-') && 'reads them'])).toEqual([])
  })

  it('loads scripts, styles and fonts from this site only', () => {
    expect(
      faults(({$}) =>
        $('script[src], link[rel="stylesheet"], link[rel="preload"], link[rel="icon"], iframe[src]')
          .toArray()
          .map(({attribs}) => {
            const url = attribs.src ?? attribs.href ?? ''
            return !isOwnFile(url) && `loads ${url}`
          }),
      ),
    ).toEqual([])
  })
})

describe('the not-found page', () => {
  it('has no address: it is shown at addresses of others', () => {
    const $ = byPath.get('/404.html')?.$
    expect($?.('link[rel="canonical"], link[rel="alternate"][hreflang], meta[property="og:url"]').length).toBe(0)
    expect($?.('head').html()).not.toContain('404.html')
  })
})

describe('a document', () => {
  const documents = published.filter(({$}) => $('.theme-doc-markdown').length > 0)

  it('says below its title what kind of page it is, how long reading takes or what is looked up, and what it was tested on', () => {
    expect(documents.length).toBeGreaterThan(sampleCount(10))
    expect(
      faults(({$}) => {
        const line = $('.theme-doc-markdown > header + p').text()
        const isKnown =
          /^(Tutorial|How-to guide|Reference|Explanation)([1-9]\d* min read|Operation ID \w+|\d+ operations?)Copy page(Tested on Keycloak \d[\d., ]*[A-Z][a-z]+ \d{1,2}, \d{4})?$/.test(
            line,
          )
        return [!isKnown && `says "${line}"`]
      }, documents),
    ).toEqual([])
  })
})

describe.runIf(hasTree('articles'))('a page that lists the pages of a category', () => {
  it('has each of them with its whole description', () => {
    const $ = byPath.get('/articles/category/json-web-tokens-jwt/')?.$
    const cards = $?.('.theme-doc-card-container').toArray() ?? []
    expect(cards.length).toBeGreaterThan(2)
    for (const card of cards) {
      const description = byPath
        .get(pathOf(card.attribs.href ?? ''))
        ?.$('meta[name="description"]')
        .attr('content')
      expect($?.(card).find('.theme-doc-card-description').text()).toBe(description)
      expect($?.(card).find('.text--truncate').length).toBe(0)
    }
  })
})

it('every table whose first column names its rows has them as headings of the rows', () => {
  expect(
    faults(({$}) =>
      $('main table')
        .toArray()
        .flatMap((table) => {
          // A row with one cell is the heading of a group of rows.
          const rows = $(table)
            .find('tbody > tr')
            .toArray()
            .filter((row) => $(row).children().length > 1)
          const names = rows.map((row) => $(row).children().first())
          const texts = names.map((name) => name.text().trim())
          const isNamed = $(table).find('thead > tr > *').length > 1 && !texts.includes('')
          if (!isNamed || new Set(texts).size < texts.length) return []
          return names.map(
            (name) => name.attr('scope') !== 'row' && `has a table with "${name.text().trim()}" as a plain cell`,
          )
        }),
    ),
  ).toEqual([])
})

describe('the sitemap', () => {
  it('lists every page that may be indexed, and no other', async () => {
    const indexable = published.filter(({$}) => !($('meta[name="robots"]').attr('content') ?? '').includes('noindex'))
    expect((await sitemapPaths()).sort()).toEqual(indexable.map(({path: pathname}) => pathname).sort())
  })
})

function isOwnFile(url: string): boolean {
  return (
    url.startsWith('data:') ||
    (url.startsWith('/') && !url.startsWith('//') && existsSync(path.join(BUILD_DIR, pathOf(decodeURI(url)))))
  )
}

const idsByPage = new Map<BuiltPage, ReadonlySet<string>>()

function idsOf(page: BuiltPage): ReadonlySet<string> {
  const known = idsByPage.get(page)
  if (known !== undefined) return known
  const ids = new Set(
    page
      .$('[id]')
      .toArray()
      .map(({attribs}) => attribs.id ?? ''),
  )
  idsByPage.set(page, ids)
  return ids
}

function brokenLinks({path: from, $}: BuiltPage): string[] {
  return (
    $('a[href]')
      .toArray()
      // The language switcher leads to the same page in another language: on the not-found page to the one not found.
      .filter(({attribs}) => !(from === '/404.html' && attribs.lang !== undefined))
      .flatMap(({attribs}) => {
        const {href = ''} = attribs
        const url = new URL(href, site + from)
        if (url.origin !== origin) return []
        const pathname = decodeURI(url.pathname)
        // Pages in other languages are not among those of the first.
        if (attribs.lang !== undefined)
          return isOwnFile(`${pathname}index.html`) ? [] : [`links to ${href}, which does not exist`]
        const target = byPath.get(pathOf(pathname))
        if (target === undefined)
          return isOwnFile(pathname) && !pathname.endsWith('/') ? [] : [`links to ${href}, which does not exist`]
        const anchor = decodeURIComponent(url.hash.slice(1))
        return anchor === '' || idsOf(target).has(anchor) ? [] : [`links to ${href}, where there is no such anchor`]
      })
  )
}
