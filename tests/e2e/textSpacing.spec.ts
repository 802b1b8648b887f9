import type {Page} from '@playwright/test'
import {visitAfter} from '../lib/consent'
import {pagesOfBuild} from '../lib/isSample'
import {expect, mayLog, test} from '../lib/test'

/** A page of each kind of layout. */
const PAGES = pagesOfBuild([
  '/',
  '/product/sso/',
  '/docs/introduction/keycloak/',
  '/blog/',
  '/blog/dashboard-launch/',
  '/blog/tags/',
  '/pricing/',
  '/search/',
  '/nothing-here/',
  '/hosting/self-host-vs-managed/',
  '/company/sla/',
  '/api/create-organization/',
  '/contact/',
])

/** What readers set by a style sheet of their own: WCAG 1.4.12. */
const TEXT_SPACING =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}'

/** Adds rules as extensions do, which no policy keeps out. */
const addRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)]
  }, rules)

/** Sections that cut what is in them, and the page itself where it scrolls sideways. */
const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main section:not(section section)')]
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} > ${element.clientWidth}`),
  )

test.use({storageState: visitAfter('rejecting')})

test.beforeEach(({page}) => mayLog(page, /404 \(Not Found\) at \S+\/nothing-here\/$/))

test('with wide text spacing nothing is cut at 320 px, and no page scrolls sideways', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  for (const path of PAGES) {
    await page.goto(path)
    await addRules(page, TEXT_SPACING)
    expect(await cutIn(page), path).toEqual([])
  }
})

test('with right-to-left text no page scrolls sideways', async ({page}) => {
  for (const width of [320, 1280])
    for (const path of PAGES) {
      await page.setViewportSize({width, height: 640})
      await page.goto(path)
      await page.evaluate(() => (document.documentElement.dir = 'rtl'))
      const beyond = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(beyond, `${path} at ${width} px`).toBe(0)
    }
})

test('the name of the brand is whole at every width of a laptop', async ({page}) => {
  await page.goto('/')
  for (const width of [1101, 1240, 1241, 1300, 1360, 1361, 1400, 1440]) {
    await page.setViewportSize({width, height: 800})
    const brand = page.getByRole('navigation', {name: 'Main'}).locator('.navbar__brand')
    const cut = await brand.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
    expect(cut, `at ${width} px`).toBeLessThanOrEqual(0)
    const items = await page
      .locator('.navbar__inner')
      .evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
    expect(items, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test.describe('before the reader is asked', () => {
  test.use({storageState: {cookies: [], origins: []}})

  test('magnified four times, the banner scrolls away with the page', async ({page}) => {
    await page.setViewportSize({width: 320, height: 200})
    await page.goto('/docs/introduction/keycloak/')
    const banner = page.getByRole('region', {name: 'Cookie consent'})
    await expect(banner).toBeInViewport()
    await page.getByRole('heading', {level: 1}).evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}))
    await expect(banner).not.toBeInViewport()
  })
})
