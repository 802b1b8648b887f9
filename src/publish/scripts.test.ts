import {createHash} from 'node:crypto'
import {expect, it} from 'vitest'
import {readPage} from './page'
import {scriptMinifier} from './scripts'

it('makes inline scripts small, and leaves data and what has a type alone', () => {
  const data = '<script type="application/ld+json">{"a": [ 1 ]}</script>'
  const minify = scriptMinifier()
  const page = `<p>a  b</p><script>\n(function () {\n  window.first = "a"\n})()\n</script>${data}`
  expect(minify(page)).toBe(`<p>a  b</p><script>window.first="a";</script>${data}`)
})

it('lets no address set an attribute of the page, and what is left of the script is what is hashed', () => {
  const source = `(function(){first()})();
(function() {
  try {
    for (const [key, value] of new URLSearchParams(window.location.search).entries()) {
      if (key.startsWith('docusaurus-data-')) {
        var name = key.replace('docusaurus-data-',"data-")
        document.documentElement.setAttribute(name, value)
      }
    }
  } catch(e) {}
})();
document.last()`
  const html = scriptMinifier()(`<head><title>A</title></head><script>${source}</script>`)
  const left = 'first(),document.last();'
  expect(html).toContain(`<script>${left}</script>`)
  const hash = createHash('sha256').update(left).digest('base64')
  expect(readPage(html, 'index.html', '').scriptHashes).toEqual([`sha256-${hash}`])
})

it('names what is wrong with a script that can not be read', () => {
  expect(() => scriptMinifier()('<script>a(</script>')).toThrow(/Syntax/i)
})
