import type {Page} from '@playwright/test'
import {serveElsewhere} from '../lib/serveElsewhere'
import {expect, test} from '../lib/test'

const WRONG = '/elsewhere/'

const banner = (page: Page) => page.locator('#base-url-banner')

test(
  'a site below a wrong base URL says that it did not load properly, and which base URL to try',
  {tag: '@8.1'},
  async ({page}) => {
    const refused: string[] = []
    page.on('console', (message) => message.text().includes('inline script') && refused.push(message.text()))
    await serveElsewhere(page, WRONG)
    const response = await page.goto(WRONG)
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    await expect(banner(page)).toContainText("This site didn't load properly.")
    await expect(banner(page)).toContainText('The base URL is probably wrong. This build has /. Try /elsewhere/')
    expect(refused).toEqual([])
  },
)

test('every page of it says so, wherever it stands in the site', {tag: '@8.1'}, async ({page}) => {
  for (const pathname of ['/docs/introduction/keycloak/', '/blog/', '/search/', '/api/get-organizations/']) {
    await serveElsewhere(page, WRONG.slice(0, -1) + pathname, pathname)
    await page.goto(WRONG.slice(0, -1) + pathname)
    await expect(banner(page)).toContainText('This build has /. Try /elsewhere/')
    await page.unrouteAll()
  }
})

test('a site whose files are missing does not suggest the base URL that it has', async ({page}) => {
  await serveElsewhere(page, '/')
  await page.goto('/')
  await expect(banner(page)).toContainText("This site didn't load properly.")
  await expect(banner(page)).not.toContainText('Try')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`where the reader prefers ${colorScheme}`, () => {
    test.use({colorScheme})

    test('the banner is in the colours of the system, which are readable', async ({page}) => {
      await serveElsewhere(page, WRONG)
      await page.goto(WRONG)
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
