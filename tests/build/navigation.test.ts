import {expect, it} from 'vitest'
import {navigation} from '../../src/config/navigation'
import {contact} from '../../src/data/navigation'
import {builtPages, sitemapPaths} from '../lib/builtSite'
import {addressOf, pathOf} from '../lib/ownAddress'
import {sampleCount} from '../lib/isSample'

const pages = await builtPages()
const byPath = new Map(pages.map((page) => [page.path, page.$]))

/** Their own content leads to pages that stand in no sidebar and no menu; lists of posts lead to their further pages. */
const isList = (pathname: string): boolean =>
  ['/docs/organizations/', '/hosting/', '/pricing/', '/support/'].includes(pathname) ||
  /^\/blog\/((tags|authors)\/.*|page\/\d+\/)?$/.test(pathname)

/** Where the navbar with its search box, the footer and the sidebars of a page lead to, on this site. */
function destinations(from: string): string[] {
  const $ = byPath.get(from)
  if (!$) return []
  const links = $(`.navbar a[href], .footer a[href], aside a[href]${isList(from) ? ', main a[href]' : ''}`).toArray()
  const addresses = [
    ...links.map((link) => $(link).attr('href')),
    ...$('.navbar form[role=search]').map((_, form) => $(form).attr('action')),
  ]
  return addresses
    .map((address = '') => new URL(address, `https://site.example${addressOf(from)}`))
    .flatMap(({host, pathname}) => (host === 'site.example' ? [pathOf(pathname)] : []))
}

it('every page is reached from the home page by navbar, footer and sidebars alone', async () => {
  const reached = new Set(['/'])
  for (const pathname of reached) for (const next of destinations(pathname)) reached.add(next)
  const paths = await sitemapPaths()
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((pathname) => !reached.has(pathname))).toEqual([])
})

/** How the first section of a marketing page is laid out. Documents and pages of other sites have none. */
const openingOf = (pathname: string): string | undefined =>
  byPath.get(pathname)?.('main > header').attr('data-composition')

it('no two neighbors of a menu open with the same composition', () => {
  const menus = navigation
    .filter(({placement}) => placement !== 'footer')
    .map(({items}) => items.map(({to}) => to).filter((to) => openingOf(to) !== undefined))
  expect(menus.flat().length).toBeGreaterThan(sampleCount(15))
  const alike = menus.flatMap((paths) =>
    paths
      .slice(1)
      .map((path, index) => [paths[index] ?? '', path] as const)
      .filter(([one, next]) => openingOf(one) === openingOf(next))
      .map(([one, next]) => `${one} and ${next} open as ${openingOf(next)}`),
  )
  expect(alike, 'Give one of them another composition in its _content.ts.').toEqual([])
})

it('every page has the same links in the same order in its navbar and its footer, the one for help included', () => {
  const linksOf = (selector: string) =>
    new Map(
      pages.map(({path, $}) => [
        path,
        $(selector)
          .toArray()
          .map((link) => $(link).attr('href')),
      ]),
    )
  for (const links of [linksOf('.navbar__items a[href]:not([lang])'), linksOf('.footer a[href]')]) {
    const [first = []] = links.values()
    expect(first).toContain(addressOf(contact.to))
    const different = [...links].filter(([, own]) => own.join() !== first.join()).map(([path]) => path)
    expect(different).toEqual([])
  }
})
