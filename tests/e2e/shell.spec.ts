import {brand} from '../../src/data/brand'
import {pagesOfBuild} from '../lib/isSample'
import {addressOf} from '../lib/ownAddress'
import {answered, expect, mayLog, test} from '../lib/test'

/** A page of each template. */
const templates = [
  '/',
  '/docs/introduction/keycloak/',
  '/docs/affiliate/',
  '/api/get-organizations/',
  '/api/category/organizations/',
  '/articles/introduction/',
  '/guides/',
  '/blog/',
  '/blog/dashboard-launch/',
  '/blog/tags/',
  '/blog/archive/',
  '/blog/authors/',
  '/search/',
  '/no-such-page/',
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled})

    test(
      'the skip link is the first stop of the keyboard and leads to the main content itself',
      {tag: '@1.10'},
      async ({page}) => {
        mayLog(page, answered(404, /\/no-such-page\/$/))
        for (const pathname of pagesOfBuild(templates)) {
          await page.goto(pathname)
          await page.keyboard.press('Tab')
          await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused()
          await page.keyboard.press('Enter')
          await expect(page.getByRole('main'), pathname).toBeFocused()
          // The links of the breadcrumbs and of the contents are all that may come before the text's own.
          const stops = page
            .locator('main')
            .locator('a[href], button, input, summary, [tabindex="0"]')
            .filter({visible: true})
          await page.keyboard.press('Tab')
          await expect(stops.first(), pathname).toBeFocused()
        }
      },
    )
  })
}

test('the colour mode is light at first and is kept under the key theme', async ({page}) => {
  await page.goto('/docs/introduction/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the navbar has the brand and Contact', async ({page}) => {
  await page.goto('/docs/introduction/')
  const navbar = page.getByRole('navigation', {name: 'Main'})
  await expect(navbar.getByRole('link', {name: brand.name})).toHaveAttribute('href', addressOf('/'))
  await expect(navbar.getByRole('link', {name: 'Contact'})).toHaveAttribute('href', addressOf('/contact/'))
})

test('on a phone the menu opens and closes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/docs/introduction/')
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await expect(page.locator('#mobile-menu').getByRole('link').first()).toBeVisible()
  await page.getByRole('button', {name: 'Close navigation bar'}).click()
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible()
})
