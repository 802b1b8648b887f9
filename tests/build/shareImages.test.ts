import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {siteAddress} from '../../src/lib/siteAddress'
import {builtPages, sitemapPaths, type BuiltPage} from '../lib/builtSite'
import {pathOf} from '../lib/ownAddress'

const pages = await builtPages()
const byPath = new Map(pages.map((page) => [page.path, page]))
const LARGEST = 90_000

/** The contents of a page's tags of this name. */
function tags({$}: BuiltPage, name: string): string[] {
  return $(`head meta:is([property="${name}"], [name="${name}"])`)
    .toArray()
    .map((element) => $(element).attr('content') ?? '')
}

describe('every page', () => {
  it('names one picture for shared links, at its full address, with size and text', () => {
    const faults = pages.flatMap((page) => {
      const [url = ''] = tags(page, 'og:image')
      const [alt = ''] = tags(page, 'og:image:alt')
      const isRight =
        tags(page, 'og:image').length === 1 &&
        url.startsWith(`${siteAddress(brand)}/img/`) &&
        tags(page, 'twitter:image').join() === url &&
        tags(page, 'twitter:card').join() === 'summary_large_image' &&
        tags(page, 'og:image:width').join() === '1200' &&
        tags(page, 'og:image:height').join() === '630' &&
        alt !== '' &&
        tags(page, 'twitter:image:alt').join() === alt
      return isRight ? [] : [page.path]
    })
    expect(faults).toEqual([])
  })

  it('has a picture that is there, 1200 by 630 pixels and small', async () => {
    const urls = new Set(pages.flatMap((page) => tags(page, 'og:image')))
    for (const url of urls) {
      const png = await readFile(path.join(BUILD_DIR, pathOf(new URL(url).pathname)))
      expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
      if (url.includes('/img/share/')) expect(png.length).toBeLessThan(LARGEST)
    }
  })
})

describe('every page of the sitemap', () => {
  it('has a picture of its own title, which no page of another title has', async () => {
    const titleByUrl = new Map<string, string>()
    const faults = (await sitemapPaths()).flatMap((pathname) => {
      const page = byPath.get(pathname)
      if (page === undefined) return [`${pathname} was not built`]
      const [url = ''] = tags(page, 'og:image')
      const title = page.$('head title').text().replace(` | ${brand.name}`, '')
      const other = titleByUrl.get(url) ?? title
      titleByUrl.set(url, other)
      return [
        ...(other === title ? [] : [`${pathname} has the picture of ${other}`]),
        ...(tags(page, 'og:image:alt').join().startsWith(title) ? [] : [`${pathname} has the text of another title`]),
      ]
    })
    expect(faults).toEqual([])
    expect(titleByUrl.size).toBeGreaterThan(30)
  })
})
