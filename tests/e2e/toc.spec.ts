import type {Page} from '@playwright/test'
import {collapseDuration} from '../../src/parts/details/collapseDuration.client'
import {movesAfterPress} from '../lib/collapse'
import {addressOf} from '../lib/ownAddress'
import {expect, test} from '../lib/test'

const PATH = '/articles/jwts/decoding-jwt-structure/'
const contentsOf = (page: Page) => page.getByRole('navigation', {name: 'On this page'})
const currentIn = (page: Page) => contentsOf(page).locator('[aria-current="location"]')

test('the table of contents has the headings of levels 2 and 3', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800})
  await page.goto(PATH)
  const hashes = await contentsOf(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent(new URL(link.getAttribute('href') ?? '', location.href).hash)),
    )
  const headings = await page
    .locator('.markdown :is(h2, h3)[id]')
    .evaluateAll((elements) => elements.map(({id}) => `#${id}`))
  expect(headings.length).toBeGreaterThan(4)
  expect(hashes).toEqual(headings)
})

test('it marks the heading that is being read, and none above the first', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800})
  await page.goto(PATH)
  const links = contentsOf(page).getByRole('link')
  const third = (await links.nth(2).textContent()) ?? ''
  await links.nth(2).click()
  await expect(currentIn(page)).toHaveText([third])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(currentIn(page)).toHaveText([(await links.last().textContent()) ?? ''])
  await page.setViewportSize({width: 1280, height: 400})
  await page.evaluate(() => scrollTo(0, 0))
  await expect(currentIn(page)).toHaveCount(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`on a phone it opens by keyboard and leads to the heading, motion: ${reducedMotion}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    await page.emulateMedia({reducedMotion})
    await page.goto(PATH)
    const contents = contentsOf(page)
    await expect(contents.getByRole('link').first()).toBeHidden()
    await contents.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(contents.getByRole('link').first()).toBeVisible()

    const summary = contents.locator('summary')
    const [closing] = await movesAfterPress(summary)
    expect(closing?.from).toBeGreaterThan(100)
    expect(closing?.duration).toBe(collapseDuration(closing?.from ?? 0, reducedMotion === 'reduce'))
    expect(await movesAfterPress(summary)).toEqual([{...closing, from: 0, to: closing?.from}])

    await contents.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/#./)
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  })
}

for (const [width, isBeside] of [
  [1199, false],
  [1200, true],
] as const)
  test(`at ${width} px it stands ${isBeside ? 'open beside' : 'closed above'} the text, and is in the page once`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800})
    await page.goto(PATH)
    await expect(page.locator('.table-of-contents')).toHaveCount(1)
    await expect(contentsOf(page).getByRole('link').first()).toBeVisible({visible: isBeside})
    const [contents, title] = [await contentsOf(page).boundingBox(), await page.locator('h1').boundingBox()]
    expect((contents?.x ?? 0) > (title?.x ?? 0) + (title?.width ?? 0) / 2).toBe(isBeside)
  })

test('the contents of the next page are marked too', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800})
  await page.goto('/articles/jwts/')
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`a[href="${addressOf(PATH)}"]`)
    .click()
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  const last = contentsOf(page).getByRole('link').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'location')
})
