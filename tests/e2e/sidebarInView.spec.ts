import type {Page} from '@playwright/test'
import {expect, test} from '../lib/test'
import {everyPage} from '../lib/sitemap'

test.use({viewport: {width: 1280, height: 720}})

const list = (page: Page) => page.locator('nav[data-secondary-menu]')
const current = (page: Page) => page.locator('[data-secondary-menu] [aria-current="page"]')
const scrolled = (page: Page) => list(page).evaluate(({scrollTop}) => scrollTop)

const withSidebar = everyPage.filter((pathname) => /^\/(docs|api|articles|guides|blog)\//.test(pathname))

test('the item of the current page is in sight in every sidebar', async ({page}) => {
  // Of every page, when every page is looked at.
  test.setTimeout(1_200_000)
  let seen = 0
  for (const pathname of withSidebar) {
    await page.goto(pathname, {waitUntil: 'domcontentloaded'})
    if ((await current(page).count()) === 0) continue
    seen += 1
    // All but a fraction of a pixel.
    await expect(current(page).first(), pathname).toBeInViewport({ratio: 0.95})
  }
  expect(seen).toBeGreaterThan(5)
})

test('the sidebar stays where it is when the reader follows one of its links, and on the way back', async ({page}) => {
  await page.goto('/api/get-webhook-sends/')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  await list(page).evaluate((element) => (element.scrollTop += 30))
  const left = await scrolled(page)
  const next = list(page).getByRole('link', {name: 'Get an event by Keycloak’s id'}).or(list(page).locator('a:visible'))
  await next.and(page.locator('[href="/api/get-webhook-by-id/"]')).click()
  await expect(page).toHaveURL('/api/get-webhook-by-id/')
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goBack()
  await expect(page).toHaveURL('/api/get-webhook-sends/')
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('the menu of a phone opens with the current page in sight', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/api/get-webhook-sends/')
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await expect(page.locator('#mobile-menu [aria-current="page"]').last()).toBeInViewport({ratio: 1})
})
