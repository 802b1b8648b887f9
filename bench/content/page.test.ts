import {expect, it} from 'vitest'
import {sectionsOf, type BenchPage} from './page'

function page(route: string, label: string, tree: BenchPage['tree'] = 'docs'): BenchPage {
  return {route, tree, title: label, label, description: '', body: ''}
}

it('groups docs by folder, names a group after its index page, and sets single pages last', () => {
  const pages = [
    page('/docs/alone/', 'Alone'),
    page('/docs/start/', 'Getting started'),
    page('/docs/start/sample/', 'Sample'),
    page('/docs/loose/page/', 'Page'),
    page('/blog/post/', 'Post', 'blog'),
  ]
  const groups = sectionsOf(pages).map(({label, pages: items}) => [label, ...items.map((item) => item.route)])
  expect(groups).toEqual([
    ['Getting started', '/docs/start/', '/docs/start/sample/'],
    ['loose', '/docs/loose/page/'],
    ['More', '/docs/alone/'],
  ])
})
