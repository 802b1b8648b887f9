import {describe, expect, it} from 'vitest'
import {ranker} from '../../src/search/engine/rank.client'
import {pathOf} from '../lib/ownAddress'
import {address, addresses, head, json, pages, places, shardSchema, sizeOf} from '../lib/builtSearch'

const KB = 1024

describe('the index', () => {
  it('is one for all pages of one language and version, and is named by each', () => {
    expect([...addresses]).toHaveLength(1)
    expect(pathOf(address)).toMatch(/^\/assets\/search\/index-en\.[0-9a-f]{12}\.json$/)
  })

  it('has no page that search engines are to leave out', () => {
    const hidden = pages
      .filter(({$}) => $('meta[name=robots][content*=noindex]').length > 0)
      .map(({path: pathname}) => pathname)
    expect(head.pages.map((page) => pathOf(page.path)).filter((pathname) => hidden.includes(pathname))).toEqual([])
    expect(hidden).not.toEqual([])
  })

  it('leads to anchors that are there', () => {
    const documents = new Map(pages.map(({path: pathname, $}) => [pathname, $]))
    const wrong = places
      .filter(({anchor, page}) => anchor !== '' && documents.get(pathOf(page.path))?.(`[id="${anchor}"]`).length !== 1)
      .map(({anchor, page}) => `${page.path}#${anchor}`)
    expect(wrong).toEqual([])
  })

  it('has a head that is small enough to come before the first query on a slow network', async () => {
    // Without the short entries of many posts, a page takes more on average, but the whole is smaller.
    expect(await sizeOf(address)).toBeLessThan(Math.max(44 * KB, head.pages.length * 0.085 * KB))
  })

  it('loads no more for a query than a slow network brings in half a second', async () => {
    for (const query of ['invitation link', 'webhook signature', 'redirect uri', 'orgnization roles']) {
      const fresh = new Set<string>()
      const own = ranker(head, places, async (file) => {
        fresh.add(file)
        return shardSchema.parse(JSON.parse(await json(file))).terms
      })
      await own.rank(query)
      const sizes = await Promise.all([...fresh].map(sizeOf))
      expect(sizes.length, query).toBeGreaterThan(0)
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        query,
      ).toBeLessThan(48 * KB)
    }
  })
})
