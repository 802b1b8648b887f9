import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {BUILD_DIR, ROOT} from '../../scripts/lib/root'
import {screenshots} from '../../src/data/screenshots'
import {verified} from '../../src/data/verified'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import {builtPages} from '../lib/builtSite'
import {pathOf} from '../lib/ownAddress'

const pages = await builtPages()

describe('a screenshot', () => {
  const shown = pages.flatMap(({$}) =>
    $('figure picture')
      .toArray()
      .map((element) => {
        const picture = $(element)
        const img = picture.find('img')
        // Those with a condition are the part that phones get.
        const files = [picture.find('source:not([media])').attr('srcset'), img.attr('src')]
        const phone = picture
          .find('source[media]')
          .map((_, source) => $(source).attr('srcset'))
          .toArray()
        return {
          files,
          phone,
          name: path.basename(files[0] ?? '', '.avif'),
          size: [img.attr('width'), img.attr('height')],
          alt: img.attr('alt'),
          loading: img.attr('loading'),
          isFirst: img.closest('main > header').length > 0,
        }
      }),
  )

  it('has its files, its size, its text, and waits until it is near', () => {
    for (const {files, phone, name, size, alt, loading, isFirst} of shown) {
      const known = screenshots[name]
      expect(files.map((file) => path.extname(file ?? ''))).toEqual(['.avif', '.webp'])
      expect([...files, ...phone].filter((file) => !existsSync(path.join(BUILD_DIR, pathOf(file ?? ''))))).toEqual([])
      // What the first screen of a page shows need not wait.
      const waits = loading === 'lazy' || isFirst
      expect({size, alt, waits}).toEqual({
        size: [String(known?.width), String(known?.height)],
        alt: known?.alt,
        waits: true,
      })
    }
  })
})

describe('the record of a check', () => {
  const lines = new Map(
    pages.flatMap(({path: route, $}) => {
      const time = $('article p time').filter((_, element) => $(element).prev().text().startsWith('Tested on'))
      return time.length > 0 ? [[route, time.attr('datetime')] as const] : []
    }),
  )

  it('stands on the pages that are as they were checked, and on no other', () => {
    const fresh = Object.entries(verified).filter(
      ([file, {proof}]) => hashOfProof(readFileSync(path.join(ROOT, file), 'utf8')) === proof,
    )
    const routes = fresh.map(([file, {date}]) => [`/${file.replace(/(\/index)?\.mdx$/, '')}/`, date] as const)
    expect(lines).toEqual(new Map(routes))
  })
})
