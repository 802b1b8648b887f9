import {expect, it} from 'vitest'
import {scriptMinifier} from './scripts'

it('makes inline scripts small, and leaves data and what has a type alone', () => {
  const data = '<script type="application/ld+json">{"a": [ 1 ]}</script>'
  const minify = scriptMinifier()
  const page = `<p>a  b</p><script>\n(function () {\n  window.first = "a"\n})()\n</script>${data}`
  expect(minify(page)).toBe(`<p>a  b</p><script>window.first="a";</script>${data}`)
})

it('lets no address set an attribute of the page', () => {
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
  expect(scriptMinifier()(`<script>${source}</script>`)).toBe('<script>first(),document.last();</script>')
})

it('names what is wrong with a script that can not be read', () => {
  expect(() => scriptMinifier()('<script>a(</script>')).toThrow(/Syntax/i)
})
