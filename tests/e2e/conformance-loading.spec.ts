import type {Page} from '@playwright/test'
import {chunkFailed} from '../lib/chunks'
import {hydrated} from '../lib/hydrated'
import {fail} from '../lib/refuse'
import {expect, mayLog, test} from '../lib/test'

type Connection = {effectiveType: string; saveData: boolean}

/** Opens a page on a connection, and waits until the page has been told which of its links are in view. */
async function openOn(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((emulated) => {
    Object.defineProperty(navigator, 'connection', {value: emulated})
    const Original = window.IntersectionObserver
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          callback(entries, observer)
          const seen = entries.some(({isIntersecting, target}) => isIntersecting && target instanceof HTMLAnchorElement)
          if (seen) document.documentElement.dataset.linksSeen = 'true'
        }, options)
      }
    }
  }, connection)
  await page.goto('/docs/introduction/')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-links-seen', 'true')
}

const prefetches = (page: Page) => page.locator('head link[rel="prefetch"][href^="/assets/js/"]')

test('pages that links in view lead to are prefetched on a fast connection', async ({page}) => {
  await openOn(page, {effectiveType: '4g', saveData: false})
  await expect(prefetches(page)).not.toHaveCount(0)
})

for (const [name, connection] of [
  ['on 2g', {effectiveType: '2g', saveData: false}],
  ['on slow 2g', {effectiveType: 'slow-2g', saveData: false}],
  ['where data is to be saved', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is prefetched ${name}`, async ({page}) => {
    await openOn(page, connection)
    await expect(prefetches(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('link').first().hover()
    await expect(prefetches(page)).toHaveCount(0)
  })
}

test('a page whose script does not load is loaded anew as a whole', async ({page}) => {
  await page.goto('/docs/introduction/')
  await hydrated(page)
  await page.evaluate(() => (document.documentElement.dataset.before = 'true'))
  mayLog(page, chunkFailed)
  let isReloaded = false
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    isReloaded ||= type === 'document'
    if (type === 'script' && !isReloaded) await fail(page, route)
    else await route.continue()
  })
  await page.getByRole('link', {name: 'Getting started', exact: true}).last().click()
  await expect(page.locator('html')).not.toHaveAttribute('data-before')
  await expect(page).toHaveURL(/\/docs\/getting-started\/$/)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(isReloaded).toBe(true)
})
