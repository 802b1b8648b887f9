import type {Page} from '@playwright/test'
import {layoutShifts} from '../lib/layoutShift'
import {expect, test} from '../lib/test'

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

/** Keeps back every font file for a time, and until the page has been seen without. */
async function delayFonts(page: Page): Promise<() => void> {
  let see = (): void => undefined
  const seen = new Promise<void>((resolve) => (see = resolve))
  await page.route('**/*.woff2', async (route) => {
    await Promise.all([seen, new Promise((resolve) => setTimeout(resolve, LATE))])
    await route.continue()
  })
  return see
}

/** Resolves when no font is on its way any more and what it changed has been painted. */
async function fontsApplied(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Opens a page whose fonts are late, and tells how much it has moved when they are there. */
async function shiftsOf(page: Page, pathname: string): Promise<string[]> {
  const see = await delayFonts(page)
  // The load event waits for files that are preloaded: by then it would be too late to see the stand-in.
  await page.goto(pathname, {waitUntil: 'domcontentloaded'})
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await page.evaluate(() => document.fonts.check("16px 'Site Sans'")), pathname).toBe(false)
  see()
  await page.waitForLoadState('load')
  await fontsApplied(page)
  return layoutShifts(page)
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}})

    // All at once: they wait together.
    test('no page moves when the fonts come three seconds late', async ({context}) => {
      const shifts = pages.map(async (pathname) => [pathname, await shiftsOf(await context.newPage(), pathname)])
      expect(await Promise.all(shifts)).toEqual(pages.map((pathname) => [pathname, []]))
    })
  })
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
