import {expect, test, type Page} from '@playwright/test'
import {layoutShift} from '../lib/layoutShift'

/** How late every font file is, in milliseconds. */
const LATE = 3000

const pages = [
  '/',
  '/docs/introduction/keycloak/',
  '/docs/affiliate/',
  '/articles/introduction/',
  '/blog/dashboard-launch/',
  '/blog/verify-keycloak-webhook-signatures/',
]

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE))
    await route.continue()
  })
}

/** Resolves when no font is on its way any more and what it changed has been painted. */
async function fontsApplied(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

for (const width of [390, 1440]) {
  for (const pathname of pages) {
    test(`${pathname} does not move at ${width} px when the fonts come three seconds late`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      await delayFonts(page)
      // The load event waits for files that are preloaded: by then it would be too late to see the stand-in.
      await page.goto(pathname, {waitUntil: 'domcontentloaded'})
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await page.evaluate(() => document.fonts.check("16px 'Site Sans'"))).toBe(false)
      await page.waitForLoadState('load')
      await fontsApplied(page)
      expect(await layoutShift(page)).toBe(0)
    })
  }
}

test('text and code are drawn in the web fonts, from the second page on for certain', async ({page}) => {
  await page.goto('/docs/introduction/keycloak/')
  await page.reload()
  await fontsApplied(page)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family.replace(/"/g, '')),
  )
  expect(loaded).toEqual(expect.arrayContaining(['Site Sans', 'Site Mono']))
})
