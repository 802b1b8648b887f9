import {addressOf} from '../lib/ownAddress'
import {sitemap} from '../lib/sitemap'
import {answered, expect, mayLog, test} from '../lib/test'

test(
  'every address without its trailing slash leads to the one with it, and keeps the whole query',
  {tag: '@2.2'},
  async ({baseURL}) => {
    for (const pathname of sitemap.filter((pathname) => pathname !== '/')) {
      const address = new URL(`${addressOf(pathname.slice(0, -1))}?q=a%20b?c&x=1`, baseURL)
      const response = await fetch(address, {redirect: 'manual'})
      expect(response.status, pathname).toBe(301)
      expect(response.headers.get('location')).toBe(`${addressOf(pathname)}?q=a%20b?c&x=1`)
    }
  },
)

test(
  'a path with repeated slashes leads to the one without, and keeps the query',
  {tag: '@2.1'},
  async ({page, baseURL}) => {
    for (const pathname of ['//docs//introduction/', '/docs///introduction/', '/docs/introduction//']) {
      await page.goto(`${baseURL ?? ''}${pathname}?q=a?b`)
      await expect(page).toHaveURL(addressOf('/docs/introduction/?q=a?b'))
      await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    }
  },
)

test(
  'a path is exact: in other letters, or with more behind it, there is no page',
  {tag: '@2.1'},
  async ({baseURL}) => {
    for (const pathname of [
      '/Docs/introduction/',
      '/docs/introduction/index.html',
      '/docs/introduction/x/',
      '/guide/',
      '/404',
      '/404/',
      '/404.html',
    ]) {
      expect((await fetch(new URL(addressOf(pathname), baseURL))).status).toBe(404)
    }
  },
)

test('a path without a page has the status 404 and the not-found page', {tag: '@2.3'}, async ({page}) => {
  for (const pathname of ['/no-such-page/', '/no-such-page', '/docs/no/such/page/', '/blog/page/99/']) {
    mayLog(page, answered(404, new RegExp(`${pathname}$`)))
    const response = await page.goto(pathname)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible()
  }
})
