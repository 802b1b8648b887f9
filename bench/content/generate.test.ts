import {describe, expect, it} from 'vitest'
import {generatePages} from './generate'

const pages = generatePages(60)
const routes = new Set(pages.map(({route}) => route))

describe('generated pages', () => {
  it('are the same in every run', () => {
    expect(generatePages(60)).toEqual(pages)
  })

  it('have addresses, titles and descriptions of their own, in the lengths that the site asks for', () => {
    expect(routes.size).toBe(60)
    expect(new Set(pages.map(({title}) => title)).size).toBe(60)
    expect(new Set(pages.map(({description}) => description)).size).toBe(60)
    for (const {title, description} of pages) {
      expect(title.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeGreaterThanOrEqual(70)
      expect(description.length).toBeLessThanOrEqual(160)
    }
  })

  it('link to pages that exist', () => {
    const links = pages.flatMap(({body}) => [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = '']) => target))
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter((target) => !routes.has(target))).toEqual([])
  })

  it('are as long as a page of a documentation is', () => {
    for (const {body} of pages) {
      const words = body.split(/\s+/).length
      expect(words).toBeGreaterThan(500)
      expect(words).toBeLessThan(1000)
    }
  })
})
