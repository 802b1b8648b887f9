import type {Page} from '@playwright/test'
import {expect, needsSample, test as base} from '../lib/test'

const ARTICLE = '/articles/jwts/decoding-jwt-structure/'
const POST = '/blog/verify-keycloak-webhook-signatures/'
const DOCS = '/docs/getting-started/realm-configuration/'

/** A4 between the margins, in CSS pixels. */
const PAPER = {width: 680, height: 995}

/** A tab whose reader has chosen dark mode, and who does nothing but print. */
const test = base.extend({
  page: async ({darkTab}, use) => {
    await darkTab.emulateMedia({media: null})
    await use(darkTab)
  },
})

/** Opens a page in dark mode and looks at it as a printer does. */
async function print(page: Page, pathname: string, size = PAPER): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(pathname)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({media: 'print'})
}

/** The lightness of a colour from 0 to 1, as a canvas draws it. */
function lightness(page: Page, selector: string, property: 'color' | 'backgroundColor'): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = 'white'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = getComputedStyle(element)[name]
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 765
    }, property)
}

for (const pathname of ['/', ARTICLE, POST, DOCS, '/style/']) {
  test(`${pathname} is printed dark on white from dark mode, without what is there to be clicked`, async ({page}) => {
    await print(page, pathname)
    expect(await lightness(page, 'html', 'backgroundColor')).toBeGreaterThan(0.98)
    expect(await lightness(page, 'body', 'backgroundColor')).toBeGreaterThan(0.98)
    for (const text of ['h1', 'main p']) expect(await lightness(page, text, 'color')).toBeLessThan(0.4)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('button', {name: /copy/i})).toHaveCount(0)
  })

  test(`${pathname} loses nothing at the edge of the paper`, async ({page}) => {
    await print(page, pathname)
    const lost = await page.locator('main :is(pre, pre *, table, svg, img, p, h2)').evaluateAll(
      (elements, width) =>
        elements
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => element.getBoundingClientRect().right > width + 1)
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
      PAPER.width,
    )
    expect(lost).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
  })
}

test('a docs page is printed without what asks its reader for something, and with its pictures and steps', async ({
  page,
}) => {
  await print(page, DOCS)
  for (const asking of ['[data-feedback]', '[data-island=context]']) {
    expect(await page.locator(asking).count(), asking).toBeGreaterThan(0)
    await expect(page.locator(asking).first()).toBeHidden()
  }
  await expect(page.getByRole('heading', {name: 'Prerequisites'})).toBeVisible()
  await expect(page.locator('main figure img').first()).toBeVisible()
})

test('wide paper has no columns beside the text', async ({page}) => {
  for (const pathname of [ARTICLE, POST]) {
    await print(page, pathname, {width: 1400, height: 900})
    await expect(
      page.locator('.theme-doc-sidebar-container, .theme-doc-toc-desktop, .blog-wrapper aside'),
    ).not.toHaveCount(0)
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expect(page.locator('.table-of-contents').first()).toBeHidden()
  }
})

test('long lines of code are wrapped and the box around them is as high as they are', async ({page}) => {
  await print(page, ARTICLE)
  const blocks = await page
    .locator('main pre')
    .evaluateAll((all) =>
      all
        .filter((block) => block.getClientRects().length > 0)
        .map((block) => ({wide: block.scrollWidth - block.clientWidth, high: block.scrollHeight - block.clientHeight})),
    )
  expect(blocks.length).toBeGreaterThan(10)
  for (const {wide, high} of blocks) {
    expect(wide).toBeLessThanOrEqual(1)
    expect(high).toBeLessThanOrEqual(1)
  }
})

test('what is closed on the screen is open on paper', async ({page}) => {
  await print(page, POST)
  const details = page.locator('main details')
  await expect(details).not.toHaveCount(0)
  await page.emulateMedia({media: 'screen'})
  await expect(details.first().locator('pre').first()).toBeHidden()
  await page.emulateMedia({media: 'print'})
  for (const one of await details.all()) await expect(one.locator('pre').first()).toBeVisible()
})

test('a list that is filtered is printed as it is shown, without the field', async ({page}) => {
  // Elsewhere, its entries can have no links, and a filter finds links.
  needsSample()
  await page.goto('/product/integrations/')
  const filter = page.getByRole('main').getByRole('searchbox', {name: 'Filter this list'})
  const found = page.getByRole('main').getByRole('list', {name: 'Matching entries'}).getByRole('link')
  await filter.fill('okta')
  await expect(found.first()).toBeVisible()
  await page.emulateMedia({media: 'print'})
  await expect(filter).toBeHidden()
  await expect(found.first()).toBeVisible()
})

test('the address of a link to another site is printed after it', async ({page}) => {
  await print(page, ARTICLE)
  const link = page.locator('main p > a[href^="http"]').first()
  const content = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(content).toContain(await link.getAttribute('href'))
  const own = page.locator('main p > a[href^="/"], main li > a[href^="/"]').first()
  expect(await own.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none')
})

test('every station of every login on the home page is printed', async ({page}) => {
  await print(page, '/')
  const stations = page.locator('#organizations li')
  await expect(stations).toHaveCount(12)
  for (const station of await stations.all()) await expect(station).toBeVisible()
})

test('the dark band of the home page is printed light', async ({page}) => {
  await print(page, '/')
  expect(await lightness(page, '#organizations', 'backgroundColor')).toBeGreaterThan(0.9)
  expect(await lightness(page, '#organizations h2', 'color')).toBeLessThan(0.4)
})

test('the event log of the home page is printed whole, as wide as paper is between its margins', async ({page}) => {
  // A printer asks for the layout of the whole sheet, and puts it between the margins.
  await print(page, '/', {width: 794, height: 1123})
  const log = page.getByRole('group', {name: /^Table: Time/})
  await log.evaluate((element, width) => (element.style.width = `${width}px`), PAPER.width)
  const lost = await log.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
  expect(lost).toBeLessThanOrEqual(0)
  expect(await log.getByRole('row').count()).toBeGreaterThan(3)
})

test('no figure is higher than a sheet of paper', async ({page}) => {
  await print(page, ARTICLE)
  const heights = await page
    .locator('main figure svg')
    .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.max(...heights)).toBeLessThanOrEqual(PAPER.height)
})
