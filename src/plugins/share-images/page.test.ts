import {load} from 'cheerio'
import {expect, it} from 'vitest'
import {addImage, readPage} from './page'

const page = (head: string): string =>
  `<!doctype html><html lang=en><head>${head}</head><body><svg><title>No</title></svg></body></html>`

it('takes the title without the name of the site, with its characters', () => {
  const html = page('<title data-rh=true>Roles &amp; &lt;claims&gt; | Northgate</title>')
  expect(readPage(html, 'a.html', ' | Northgate')).toEqual({title: 'Roles & <claims>', hasImage: false})
})

it('leaves a title alone that has no such end', () => {
  expect(readPage(page('<title>Northgate</title>'), 'a.html', ' | Northgate').title).toBe('Northgate')
})

it('sees that a page has a picture of its own', () => {
  const html = page('<title>A</title><meta property=og:image content=https://northgate.example/a.png>')
  expect(readPage(html, 'a.html', '').hasImage).toBe(true)
})

it('adds tags with the address and the text, whatever characters it has', () => {
  const alt = 'Roles & "claims" <b>'
  const url = 'https://northgate.example/img/share/1.png'
  const $ = load(addImage(page('<title>A</title>'), {url, alt, width: 1200, height: 630}))
  const content = (name: string): string | undefined =>
    $(`head meta:is([property="${name}"], [name="${name}"])`).attr('content')
  expect(content('og:image')).toBe(url)
  expect(content('twitter:image')).toBe(url)
  expect(content('og:image:alt')).toBe(alt)
  expect(content('twitter:image:alt')).toBe(alt)
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
})

it('names a page without a title, and one without a head', () => {
  expect(() => readPage(page(''), 'docs/a/index.html', '')).toThrow(/^docs\/a\/index\.html {2}The page has no title/)
  expect(() => readPage('<title>A</title>', 'a.html', '')).toThrow('</head>')
})
