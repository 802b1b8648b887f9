import {expect, it} from 'vitest'
import type {ListedPage} from '../../lib/listedPage'
import {likeliestPages} from './likeliestPages.client'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

const pages: ListedPage[] = [
  {path: '/docs/introduction/keycloak/', title: 'What Keycloak is'},
  {path: '/docs/introduction/open-source/', title: 'Open source and leaving'},
  {path: '/docs/introduction/', title: 'Introduction'},
  {path: '/docs/getting-started/', title: 'Getting started'},
  {path: '/docs/getting-started/launch-checklist/', title: 'Launch checklist'},
  {path: '/docs/hosting/kubernetes/', title: 'Run it on Kubernetes'},
  {path: '/docs/authentication/magic-links/', title: 'Magic links'},
  {path: '/articles/jwts/decoding-jwt-structure/', title: 'What is inside a JSON Web Token'},
  {path: '/blog/', title: 'Blog'},
  {path: '/blog/dashboard-launch/', title: 'A dashboard for clusters and realms'},
  {path: '/blog/tags/keycloak/', title: 'Posts about Keycloak'},
  {path: '/pricing/hosting/', title: 'Prices of hosting'},
  {path: '/', title: 'Managed Keycloak'},
]

const first = (typed: string): string | undefined => likeliestPages(typed, pages, 5)[0]?.path

it.each([
  ['a letter is missing', '/docs/getting-startd/', '/docs/getting-started/'],
  ['two letters are swapped', '/docs/introduction/keylcoak/', '/docs/introduction/keycloak/'],
  ['the section is wrong', '/guides/launch-checklist/', '/docs/getting-started/launch-checklist/'],
  ['the section is missing', '/magic-links/', '/docs/authentication/magic-links/'],
  ['a slash is missing', '/docsintroduction/keycloak/', '/docs/introduction/keycloak/'],
  ['the slash at the end is missing', '/docs/introduktion', '/docs/introduction/'],
  ['the slug is an old one', '/blog/new-dashboard/', '/blog/dashboard-launch/'],
  ['the words are those of the title', '/articles/inside-json-web-token/', '/articles/jwts/decoding-jwt-structure/'],
  ['the address ends as files do', '/docs/getting-started/index.html', '/docs/getting-started/'],
  ['it is in capitals', '/DOCS/Hosting/Kubernetes', '/docs/hosting/kubernetes/'],
  ['words are joined by other signs', '/docs/authentication/magic_links', '/docs/authentication/magic-links/'],
])('finds the page when %s', (_, typed, expected) => {
  expect(first(typed)).toBe(expected)
})

it('gives no more pages than asked for, and none that does not resemble the address', () => {
  expect(likeliestPages('/docs/introduction/keyclok/', pages, 2)).toHaveLength(2)
  expect(likeliestPages('/docs/introduction/keyclok/', pages, 99).map(({path}) => path)).not.toContain('/blog/')
  expect(likeliestPages('/wp-login.php', pages, 99)).toEqual([])
})

it('takes an address that is no valid text', () => {
  expect(() => likeliestPages('/%E0%A4%A/', pages, 5)).not.toThrow()
  expect(likeliestPages('/', pages, 5)).toEqual([])
})

it('an address of any length is compared by its beginning', async () => {
  const words = (count: number): string => Array.from({length: count}, (_, index) => `w${index.toString(36)}`).join('-')
  const long = `/docs/getting-started/${words(20_000)}`
  expect(likeliestPages(long, pages, 5)).toEqual(likeliestPages(long.slice(0, 300), pages, 5))
  // Comparing all of it with as many pages as a site has takes many seconds.
  const site = Array.from({length: 500}, (_, index) => ({
    path: `/docs/section/a-page-${index}/`,
    title: `A page ${index}`,
  }))
  expect(await cpuMsOf(() => likeliestPages(long, site, 5))).toBeLessThan(2000)
})
