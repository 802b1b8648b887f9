import {expect, it} from 'vitest'
import {readPage} from '../page'
import {twinOf, type TwinContext} from './twins'

const context: TwinContext = {
  siteUrl: 'https://a.example/site/',
  hasMarkdown: () => true,
  facts: new Map([['/blog/post/', {type: 'post', source: 'blog/post.mdx'}]]),
  verified: {},
  languageOf: () => undefined,
  operations: new Map(),
}

const link = (relation: string, href: string): string =>
  `<a class="pagination-nav__link pagination-nav__link--${relation}" href="${href}">Other entries</a>`

/** The Markdown of a page of the blog with these links to its neighbors. */
function textOf(path: string, ...links: readonly string[]): string | undefined {
  const html = `<html class="plugin-blog plugin-id-default"><head><title>T | S</title></head><body><main><h1>T</h1><nav class="pagination-nav">${links.join('')}</nav></main></body></html>`
  const page = readPage(html, `${path.slice(1)}index.html`, ' | S')
  return twinOf(page, context)?.text
}

it('a page of a list names its neighbors before itself', () => {
  const text = textOf('/blog/page/2/', link('prev', '/site/blog/'), link('next', '/site/blog/page/3/'))
  expect(text).toContain(`
next: https://a.example/site/blog/page/3/index.md
previous: https://a.example/site/blog/index.md
url: https://a.example/site/blog/page/2/
type: list
`)
})

it('the first page of a list names only the next one, and the last only the one before', () => {
  expect(textOf('/blog/', link('next', '/site/blog/page/2/'))).not.toContain('previous:')
  expect(textOf('/blog/page/3/', link('prev', '/site/blog/page/2/'))).not.toContain('next:')
})

it('a post names no neighbors: it is complete', () => {
  expect(textOf('/blog/post/', link('prev', '/site/blog/a/'), link('next', '/site/blog/b/'))).not.toMatch(
    /^(?:next|previous):/m,
  )
})
