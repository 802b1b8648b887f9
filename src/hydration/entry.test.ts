import {describe, expect, it} from 'vitest'
import {bringsFiles, entryOf} from './entry'

const palette = ['@site/src/reference/components']

describe('a document is bundled for browsers', () => {
  it.each([
    ['a picture', '![A server](./server.png)'],
    ['a file beside it', 'Download [the list](./list.pdf).'],
    ['a file below static', 'Download [the list](/files/list.pdf).'],
    ['a component of its own', "import {Chart} from './Chart'"],
  ])('for %s', (_, text) => {
    expect(bringsFiles(`# Title\n\n${text}\n`, palette)).toBe(true)
  })

  it.each([
    ['text', 'Some text.'],
    [
      'links to documents and other sites',
      '[One](./one.mdx#a), [two](https://example.com/a.html), [three](/docs/sso/)',
    ],
    ['what all documents may use', "import {Field} from '@site/src/reference/components'"],
    ['what stands in code', "```js\nimport a from './a.js'\n```\n\nand `![this](b.png)`"],
  ])('not for %s', (_, text) => {
    expect(bringsFiles(`# Title\n\n${text}\n`, palette)).toBe(false)
  })
})

const registry = `export default {
  "2": [() => import(/* webpackChunkName: "2" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "1": [() => import(/* webpackChunkName: "1" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "3": [() => import(/* webpackChunkName: "3" */ "@site/blog/b.mdx?truncated=true"), "@site/blog/b.mdx?truncated=true", 0],
  "4": [() => import(/* webpackChunkName: "4" */ "@generated/x.json"), "@generated/x.json", 0],
  "5": [() => import(/* webpackChunkName: "5" */ "@site/src/pages/index.tsx"), "@site/src/pages/index.tsx", 0],
}`

describe('the entry', () => {
  it('names global styles, components of routes by their names, what documents import, and documents with files', () => {
    const text = entryOf(registry, palette, (name) => (name.includes('b.mdx') ? '![B](b.png)' : 'Text.'))
    expect(text.match(/"[^"]+"/g)).toEqual([
      '"@generated/client-modules"',
      '"@site/src/pages/index.tsx"',
      '"@theme/DocItem"',
      '"@site/src/reference/components"',
      '"@site/blog/b.mdx?truncated=true"',
    ])
  })

  it('is not made of a table that it can’t read', () => {
    expect(() => entryOf('export default {}', palette, () => '')).toThrow('names no component of a route')
  })
})
