import {describe, expect, it} from 'vitest'
import {builtPages} from '../lib/builtSite'
import {addressOf, pathOf} from '../lib/ownAddress'
import {sampleCount} from '../lib/isSample'

const pages = await builtPages()

/** From each page with a heading of this id to where the links of the list below it lead. */
function linksBelow(heading: string): string[] {
  return pages.flatMap(({path, $}) =>
    $(`main article #${heading} + ul a`)
      .toArray()
      .map(({attribs}) => `${path} ${pathOf(attribs.href ?? '')}`),
  )
}

const listed = linksBelow('operations-on-this-page')

describe('pages and operations know each other', () => {
  it('each operation that a page lists names the page, and the other way round', () => {
    const back = linksBelow('related-pages').map((link) => link.split(' ').toReversed().join(' '))
    expect(listed.length).toBeGreaterThan(sampleCount(30))
    expect(back.sort()).toEqual(listed.toSorted())
  })

  it('each page of docs, guides and articles lists the operations that it links to', () => {
    const linking = pages
      .filter(({path}) => /^\/(docs|guides|articles)\//.test(path))
      .flatMap(({path, $}) =>
        $(`article .theme-doc-markdown a[href^="${addressOf('/api/')}"]`)
          .toArray()
          .flatMap(({attribs}) => /^\/api\/[\w-]+\//.exec(pathOf(attribs.href ?? ''))?.[0] ?? [])
          .filter((href) => !/^\/api\/(category|[\w-]+-admin-rest-api)\//.test(href))
          .map((href) => `${path} ${href}`),
      )
    expect([...new Set(linking)].sort()).toEqual(listed.toSorted())
  })

  it('has the list in the contents of its page', () => {
    for (const {path, $} of pages)
      if ($('#operations-on-this-page').length > 0 && $('[data-contents]').length > 0)
        expect($('[data-contents] a[href="#operations-on-this-page"]').length, path).toBe(1)
  })
})
