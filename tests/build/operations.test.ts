import {describe, expect, it} from 'vitest'
import {builtPages} from '../lib/builtSite'

const pages = await builtPages()

/** From each page with a heading of this id to where the links of the list below it lead. */
function linksBelow(heading: string): string[] {
  return pages.flatMap(({path, $}) =>
    $(`main article #${heading} + ul a`)
      .toArray()
      .map(({attribs}) => `${path} ${attribs.href ?? ''}`),
  )
}

const listed = linksBelow('operations-on-this-page')

describe('pages and operations know each other', () => {
  it('each operation that a page lists names the page, and the other way round', () => {
    const back = linksBelow('related-pages').map((link) => link.split(' ').toReversed().join(' '))
    expect(listed.length).toBeGreaterThan(30)
    expect(back.sort()).toEqual(listed.toSorted())
  })

  it('each page of docs, guides and articles lists the operations that it links to', () => {
    const linking = pages
      .filter(({path}) => /^\/(docs|guides|articles)\//.test(path))
      .flatMap(({path, $}) =>
        $('article .theme-doc-markdown a[href^="/api/"]')
          .toArray()
          .flatMap(({attribs}) => /^\/api\/[\w-]+\//.exec(attribs.href ?? '')?.[0] ?? [])
          .filter((href) => !/^\/api\/(category|[\w-]+-admin-rest-api)\//.test(href))
          .map((href) => `${path} ${href}`),
      )
    expect([...new Set(linking)].sort()).toEqual(listed.toSorted())
  })

  it('each shows method, path and title', () => {
    const page = pages.find(({path}) => path === '/docs/organizations/roles/')
    const rows = page?.$('#operations-on-this-page + ul > li').toArray() ?? []
    const texts = rows.map((row) => [...(page?.$(row).children().toArray() ?? [])].map((part) => page?.$(part).text()))
    expect(texts).toContainEqual(['POST', '/orgs/{orgId}/roles', 'Create a role'])
  })

  it('has the list in the contents of its page', () => {
    for (const {path, $} of pages)
      if ($('#operations-on-this-page').length > 0 && $('[data-contents]').length > 0)
        expect($('[data-contents] a[href="#operations-on-this-page"]').length, path).toBe(1)
  })
})
