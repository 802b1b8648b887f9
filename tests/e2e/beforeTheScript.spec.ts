import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {visitAfter} from '../lib/consent'
import {consoleOf, formOf} from '../lib/console'
import {isSample} from '../lib/isSample'
import {streamPages, type StreamedSite} from '../lib/streamedPage'
import {expect, mayLog, needsPage, test as base} from '../lib/test'

/** Pages whose content has come, and whose script has not. */
const test = base.extend<{streamed: StreamedSite}>({
  streamed: async ({baseURL, page}, use) => {
    const site = await streamPages(baseURL ?? '')
    await use(site)
    // What the page still loads is given up with it; its icon is the browser's own affair, which may ask a stopped site.
    mayLog(page, /^Failed to load resource: net::ERR_CONNECTION_\w+ at \S*\/favicon\.(?:ico|svg)$/)
    await page.goto('about:blank')
    await site.stop()
  },
})

/** Opens a page without waiting for its script. */
async function openStreamed(page: Page, {url}: StreamedSite, path: string): Promise<void> {
  needsPage(path)
  await page.goto(url + path, {waitUntil: 'commit'})
}

test.use({storageState: visitAfter('rejecting')})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('the menu that was opened before the script came has the page’s own menu, closes, and opens again', async ({
    page,
    streamed,
  }) => {
    await openStreamed(page, streamed, '/docs/introduction/keycloak/')
    const menu = page.locator('#mobile-menu')
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await expect(menu.getByRole('link', {name: 'Pricing'})).toBeVisible()
    streamed.goOn()
    await expect(menu.getByRole('link', {name: 'Open source and leaving'})).toBeVisible()
    await menu.getByRole('button', {name: 'Close navigation bar'}).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('the menu closes by its button while the script is still on its way', async ({page, streamed}) => {
    await openStreamed(page, streamed, '/')
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await page.getByRole('button', {name: 'Close navigation bar'}).click()
    await expect(page.locator('#mobile-menu')).toBeHidden()
    streamed.goOn()
    await page.waitForLoadState()
  })
})

test('a press on Try it before the script came opens the console', async ({page, streamed}) => {
  await openStreamed(page, streamed, '/api/get-organizations/')
  await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
  streamed.goOn()
  await expect(formOf(page).getByLabel('Base URL')).toBeFocused()
})

test('a dropdown that was opened before the script came closes when the keyboard leaves it', async ({
  page,
  streamed,
}) => {
  await openStreamed(page, streamed, '/docs/introduction/')
  const button = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Developers'})
  await button.press('Enter')
  const item = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Documentation', exact: true})
  await expect(item).toBeVisible()
  streamed.goOn()
  await page.waitForLoadState()
  await page.keyboard.press('Shift+Tab')
  await expect(item).toBeHidden()
})

test('tabs change before the script came, and the choice is not undone by it', async ({page, streamed}) => {
  await openStreamed(page, streamed, '/api/get-organizations/')
  const tab = page.getByRole('radio', {name: 'Python'})
  await page.getByText('Python', {exact: true}).first().click()
  await expect(tab.first()).toBeChecked()
  streamed.goOn()
  await page.waitForLoadState()
  await expect(tab.first()).toBeChecked()
})

for (const [path, words] of [
  // With other content, these lists can be too short for a filter.
  ...(isSample
    ? ([
        [`/api/${brand.slug}-admin-rest-api/`, 'role organization'],
        ['/blog/', 'keycloak'],
      ] as const)
    : []),
  ['/product/integrations/', 'ldap okta'],
] as const) {
  test(`${path}: words typed into the filter before the script came are filtered, wherever the reader has gone since`, async ({
    page,
    streamed,
  }) => {
    await openStreamed(page, streamed, path)
    await page.getByRole('searchbox', {name: 'Filter this list'}).fill(words)
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link').first().focus()
    streamed.goOn()
    await expect(page.getByRole('list', {name: 'Matching entries'}).getByRole('listitem').first()).toBeVisible()
  })
}

test('a filter that had the focus before the script came filters what is typed after it', async ({page, streamed}) => {
  await openStreamed(page, streamed, '/product/integrations/')
  await page.getByRole('searchbox', {name: 'Filter this list'}).focus()
  streamed.goOn()
  await page.waitForLoadState()
  await page.keyboard.type('ldap okta')
  await expect(page.getByRole('list', {name: 'Matching entries'}).getByRole('listitem')).toHaveCount(1)
})
