import type {Page} from '@playwright/test'
import {pagesOfBuild} from '../lib/isSample'
import {addressOf} from '../lib/ownAddress'
import {serveElsewhere} from '../lib/serveElsewhere'
import {expect, test} from '../lib/test'

const WRONG = '/elsewhere/'

/** The address of a path that is not below the site's. */
const onHost = (path: string, baseURL = ''): string => new URL(path, baseURL).href

const banner = (page: Page) => page.locator('#base-url-banner')

test(
  'a site below a wrong base URL says that it did not load properly, and which base URL to try',
  {tag: '@8.1'},
  async ({page, baseURL}) => {
    const refused: string[] = []
    page.on('console', (message) => message.text().includes('inline script') && refused.push(message.text()))
    await serveElsewhere(page, WRONG)
    const response = await page.goto(onHost(WRONG, baseURL))
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    await expect(banner(page)).toContainText("This site didn't load properly.")
    await expect(banner(page)).toContainText(
      `The base URL is probably wrong. This build has ${addressOf('/')}. Try /elsewhere/`,
    )
    expect(refused).toEqual([])
  },
)

test('every page of it says so, wherever it stands in the site', {tag: '@8.1'}, async ({page, baseURL}) => {
  for (const pathname of pagesOfBuild([
    '/docs/introduction/keycloak/',
    '/blog/',
    '/search/',
    '/api/get-organizations/',
  ])) {
    await serveElsewhere(page, WRONG.slice(0, -1) + pathname, pathname)
    await page.goto(onHost(WRONG.slice(0, -1) + pathname, baseURL))
    await expect(banner(page)).toContainText(`This build has ${addressOf('/')}. Try /elsewhere/`)
    await page.unrouteAll()
  }
})

test('a site whose files are missing does not suggest the base URL that it has', async ({page}) => {
  await serveElsewhere(page, addressOf('/'))
  await page.goto('/')
  await expect(banner(page)).toContainText("This site didn't load properly.")
  await expect(banner(page)).not.toContainText('Try')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`where the reader prefers ${colorScheme}`, () => {
    test.use({colorScheme})

    test('the banner is in the colours of the system, which are readable', async ({page, baseURL}) => {
      await serveElsewhere(page, WRONG)
      await page.goto(onHost(WRONG, baseURL))
      // Nothing paints a ground: it is the window's.
      await expect(banner(page)).toHaveCSS('color', colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)')
      for (const element of [banner(page), page.locator('body'), page.locator('html')])
        await expect(element).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    })
  })
}

test('a site that loads has no banner', async ({page}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})
