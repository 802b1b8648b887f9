import {expect, it} from 'vitest'
import {generatePages} from './generate'
import {pageHtml} from './html'

it('writes what a generated page says: headings with anchors, code, tables, lists and links', () => {
  const page = {route: '/docs/a/', tree: 'docs', title: 'A & B', label: 'A', description: 'D'} as const
  const body = '## One two\n\nSee [it](/docs/b/) and `x`.\n\n```js\nif (a < b) {\n\n}\n```\n\n| A | B |\n\n- one'
  expect(pageHtml({...page, body})).toContain(
    '<h1>A &amp; B</h1><h2 id="one-two">One two</h2><p>See <a href="/docs/b/">it</a> and <code>x</code>.</p>' +
      '<pre><code>if (a &lt; b) {\n\n}</code></pre><table><tr><td>A</td><td>B</td></tr></table><ul><li>one</li></ul>',
  )
})

it('leaves no Markdown in a generated page', () => {
  const [page] = generatePages(1)
  expect(page && pageHtml(page)).not.toMatch(/```|:::|\]\(|^#/m)
})
