import {expect, it} from 'vitest'
import {readHead} from './engine/loadIndex.client'
import {buildSearch, type SearchedPage} from './plugin.build'

const page = (path: string, tag: string, language = 'en'): SearchedPage => ({
  path,
  title: path,
  html: '<main><article><h1>Roles</h1><p>Text.</p></article></main>',
  meta: new Map([
    ['docsearch:docusaurus_tag', tag],
    ['docsearch:language', language],
  ]),
  structuredData: [],
})

const home = page('/', 'default')
const newest = page('/docs/roles/', 'docs-default-2.0')
const older = page('/docs/1.0/roles/', 'docs-default-1.0')
const next = page('/docs/next/roles/', 'docs-default-current')
const operation = page('/api/add-role/', 'docs-api-current')
const german = page('/de/docs/roles/', 'docs-default-2.0', 'de')

const post = page('/blog/roles/', 'blog')
const list = page('/blog/', 'blog_posts_list')

const built = await buildSearch([home, newest, older, next, operation, german, post, list], {
  baseUrl: '/',
  kinds: [{id: 'docs', path: '/docs/'}],
  latest: new Set(['docs-default-2.0', 'docs-api-current']),
})

const foundFrom = (from: SearchedPage): string[] => {
  const file = built.files.get(built.indexFor(from).slice(1))
  return readHead(JSON.parse(file ?? '')).pages.map(({path}) => path)
}

it.each([
  ['a page without a version', home, ['/', '/docs/roles/', '/api/add-role/', '/blog/roles/', '/blog/']],
  ['the latest version', newest, ['/', '/docs/roles/', '/api/add-role/', '/blog/roles/', '/blog/']],
  ['an older version', older, ['/', '/docs/1.0/roles/', '/api/add-role/', '/blog/roles/', '/blog/']],
  ['the next version', next, ['/', '/docs/next/roles/', '/api/add-role/', '/blog/roles/', '/blog/']],
  ['other documentation', operation, ['/', '/docs/roles/', '/api/add-role/', '/blog/roles/', '/blog/']],
  ['another language', german, ['/de/docs/roles/']],
])('from %s the search finds pages of its version and language', (_, from, paths) => {
  expect(foundFrom(from)).toEqual(paths)
})

it('pages that search alike share an index', () => {
  expect(built.indexFor(home)).toBe(built.indexFor(newest))
  expect(built.indexFor(older)).not.toBe(built.indexFor(newest))
})

it('tells a hosted service the same pages by their tags, without those that list others', () => {
  expect(built.tagsFor(older)).toEqual(['default', 'docs-default-1.0', 'docs-api-current', 'blog'])
  expect(built.tagsFor(home)).toEqual(['default', 'docs-default-2.0', 'docs-api-current', 'blog'])
})
