import {afterEach, expect, it, vi} from 'vitest'
import {baseUrlBanner} from './baseUrlBanner.client'

afterEach(() => vi.unstubAllGlobals())

type Page = {pathname: string; canonical: string; baseUrl: string; rootUrl?: string}

/** What the banner says on a page that was reloaded and has no stylesheet. */
function bannerOn({pathname, canonical, baseUrl, rootUrl = baseUrl}: Page): string {
  const banner = {style: {}, textContent: ''}
  vi.stubGlobal('INLINE_SETTINGS', {baseUrl, rootUrl})
  vi.stubGlobal('location', {pathname})
  vi.stubGlobal('getComputedStyle', () => ({getPropertyValue: () => ''}))
  vi.stubGlobal('performance', {getEntriesByType: () => [{type: 'reload'}]})
  vi.stubGlobal('document', {
    documentElement: {},
    querySelector: () => ({href: `https://site.example${canonical}`}),
    createElement: () => banner,
    body: {prepend: () => undefined},
  })
  vi.stubGlobal('addEventListener', (_: string, onLoad: () => void) => onLoad())
  baseUrlBanner()
  return banner.textContent
}

it.each([
  ['the home page', '/elsewhere/', '/', '/', '/', '/elsewhere/'],
  ['a page', '/elsewhere/docs/sso/', '/docs/sso/', '/', '/', '/elsewhere/'],
  ['a page of a site with a base URL', '/docs/sso/', '/site/docs/sso/', '/site/', '/site/', '/'],
  ['a translated page', '/elsewhere/de/docs/sso/', '/de/docs/sso/', '/de/', '/', '/elsewhere/de/'],
  ['a page without a translation', '/elsewhere/de/docs/sso/', '/docs/sso/', '/de/', '/', '/elsewhere/de/'],
  ['a home page without a translation', '/elsewhere/de/', '/', '/de/', '/', '/elsewhere/de/'],
])('the banner of %s suggests the base URL below which it was opened', (...page) => {
  const [, pathname, canonical, baseUrl, rootUrl, suggested] = page
  expect(bannerOn({pathname, canonical, baseUrl, rootUrl})).toMatch(new RegExp(`has ${baseUrl}\\. Try ${suggested}$`))
})

it.each([
  ['a page', '/site/docs/sso/', '/site/docs/sso/', '/site/', '/site/'],
  ['a page without a translation', '/site/de/docs/sso/', '/site/docs/sso/', '/site/de/', '/site/'],
])('the banner of %s that is where it belongs suggests nothing', (_page, pathname, canonical, baseUrl, rootUrl) => {
  expect(bannerOn({pathname, canonical, baseUrl, rootUrl})).toContain('Files might be missing.')
})
