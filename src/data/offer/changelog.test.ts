import {existsSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {changelog} from './changelog'

/** Whether a path of the site is a page of the docs, the guides, or the blog, or of `src/pages`. */
function isPage(to: string): boolean {
  const path = to.replace(/#.*$/, '').replace(/^\/|\/$/g, '')
  return [`${path}.mdx`, `${path}/index.mdx`, `src/pages/${path}/index.tsx`].some((file) => existsSync(file))
}

describe('changelog', () => {
  it('is sorted, newest first', () => {
    const dates = changelog.map(({date}) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('has real dates', () => {
    for (const {id, date} of changelog) expect(new Date(date).toISOString().slice(0, 10), id).toBe(date)
  })

  it('has unique IDs that can be anchors and aren’t months', () => {
    const ids = changelog.map(({id}) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  })

  it('has short titles, a text without headings, and a scope', () => {
    for (const {id, title, text, scopes} of changelog) {
      expect(title.length, id).toBeLessThanOrEqual(70)
      expect(text, id).not.toMatch(/^#/m)
      expect(scopes.length, id).toBeGreaterThan(0)
    }
  })

  it('links only to pages that exist', () => {
    const missing = changelog.flatMap(({links}) => links.map(({to}) => to)).filter((to) => !isPage(to))
    expect(missing).toEqual([])
    expect(isPage('/docs/service/no-such-page/')).toBe(false)
  })
})
