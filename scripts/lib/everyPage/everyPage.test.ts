import {describe, expect, it} from 'vitest'
import {changedPages, contentHashes, samplesOf} from './choosePages'
import {readPage} from './readPage'

/** A built page. @param text what its writer wrote. */
const page = (text: string, {id = 'a', frame = 'frame', said = 'On this page', menu = 'Next'} = {}): string =>
  `<!doctype html><html class="docs-wrapper docs-doc-id-${id}"><body><nav class=bar>Home</nav>
  <main><div class="${frame}" data-frame=1><p>${said}</p><div class=markdown>${text}</div></div><nav>${menu}</nav></main></body></html>`

const build = (pages: Readonly<Record<string, string>>) =>
  new Map(Object.entries(pages).map(([path, html]) => [path, readPage(html)]))

const hashOf = (html: string) => contentHashes(build({'/': html})).get('/')

describe('what a built page is made of', () => {
  it('is its template without the name of the page, and the classes, elements and data attributes in it', () => {
    const {template, parts} = readPage(page('<likely-pages class="list wide"></likely-pages>'))
    expect(template).toBe('docs-wrapper')
    expect([...parts].sort()).toEqual(['<likely-pages>', 'bar', 'data-frame', 'frame', 'list', 'markdown', 'wide'])
  })
})

describe('a page has changed', () => {
  const before = '<p>One <a href=/a/>way</a></p><img src=/img/map-1a2b3c4d.webp alt="A map">'
  it.each([
    ['its words', before.replace('One', 'Two')],
    ['an address', before.replace('/a/', '/b/')],
    ['an alternative text', before.replace('A map', 'A plan')],
    ['a colour of its own', before.replace('<p>', '<p style="color:#ccc">')],
    ['the kind of an element', before.replaceAll('p>', 'li>')],
    ['a name for screen readers', before.replace('<a ', '<a aria-label=Back ')],
  ])('with %s', (_, after) => {
    expect(hashOf(page(after))).not.toBe(hashOf(page(before)))
  })

  it.each([
    ['a box or a class of the template', page(before, {frame: 'wider card'})],
    ['a menu', page(before, {menu: 'Another neighbour'})],
    ['the name of a file that holds a hash', page(before.replace('1a2b3c4d', '5e6f7a8b'))],
  ])('but not with %s', (_, after) => {
    expect(hashOf(after)).toBe(hashOf(page(before)))
  })

  it('but not with what all pages of its template say', () => {
    const all = (said: string) => ['/a/', '/b/', '/c/'].map((path) => [path, page(`About ${path}`, {said})] as const)
    const before = contentHashes(build(Object.fromEntries(all('On this page'))))
    const after = contentHashes(build(Object.fromEntries(all('Contents'))))
    expect(after).toEqual(before)
  })

  it('when it is new, or in the record with another content, and a page that is gone is not missed', () => {
    const pages = build({'/a/': page('A'), '/b/': page('B'), '/c/': page('C')})
    const record = Object.fromEntries(contentHashes(pages))
    expect(changedPages(pages, record)).toEqual([])
    expect(changedPages(pages, {...record, '/b/': 'another', '/gone/': 'x'})).toEqual(['/b/'])
    expect(changedPages(pages, {'/a/': record['/a/'] ?? ''})).toEqual(['/b/', '/c/'])
  })
})

describe('the sample', () => {
  it('has a page of every template and one for every component that no other of its pages shows', () => {
    const pages = build({
      '/plain/': page('Text'),
      '/table/': page('<table class=table></table><b class=badge></b>'),
      '/tabs/': page('<div class=tabs></div>'),
      '/badge/': page('<b class=badge></b>'),
      '/blog/': '<html class=blog-wrapper><main><p class=markdown>Post</p></main></html>',
    })
    expect(samplesOf(pages)).toEqual(['/blog/', '/table/', '/tabs/'])
  })

  it('takes the page that says more, of those that show the same', () => {
    const pages = build({'/a/': page('Text'), '/b/': page('<p>More</p><p>text</p>'), '/c/': page('Text')})
    expect(samplesOf(pages)).toEqual(['/b/'])
  })
})
