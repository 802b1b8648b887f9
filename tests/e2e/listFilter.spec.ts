import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {expect, needsPage, test} from '../lib/test'

// A shorter list has no filter.
needsPage('/api/add-organization-member/')

test.use({viewport: {width: 1280, height: 800}})

const overview = `/api/${brand.slug}-admin-rest-api/`

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'})
const input = (page: Page) => sidebar(page).getByRole('searchbox', {name: 'Filter this list'})
const found = (page: Page) => sidebar(page).getByRole('list', {name: 'Matching entries'}).getByRole('link')

test('a long list is filtered by what is typed: all words, in any order, without an index', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(overview)
  const inPage = await sidebar(page).locator('a').count()
  await input(page).focus()
  // The closed categories come with the filter.
  await expect.poll(() => sidebar(page).locator('a').count()).toBeGreaterThan(inPage)
  const whole = await sidebar(page).locator('a').count()
  await page.keyboard.type('role organization')
  await expect(found(page).first()).toBeVisible()
  for (const text of await found(page).allInnerTexts()) {
    expect(text.toLowerCase()).toContain('role')
    expect(text.toLowerCase()).toContain('organization')
  }
  await expect(sidebar(page).getByRole('status')).toHaveText(`${await found(page).count()} of ${whole}`)
  await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeHidden()
  expect(asked.filter((url) => url.includes('/assets/search/'))).toEqual([])
})

test('by keyboard: Escape shows the whole list, the arrow leads to the entries, Enter opens the first', async ({
  page,
}) => {
  await page.goto(overview)
  await input(page).focus()
  await page.keyboard.type('add a member')
  await expect(found(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(found(page).first()).toBeFocused()
  await input(page).focus()
  await page.keyboard.press('Escape')
  await expect(input(page)).toHaveValue('')
  await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeVisible()
  await page.keyboard.type('add a member')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/add-organization-member\/$/)
})

test('nothing found is said, and odd characters are characters', async ({page}) => {
  await page.goto(overview)
  await input(page).fill('<script>.*(')
  await expect(sidebar(page).getByRole('status')).toHaveText(/^0 of \d+$/)
  await expect(found(page)).toHaveCount(0)
})

test('it works in the menu of a narrow screen, where Escape first shows the whole list', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto(overview)
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('searchbox', {name: 'Filter this list'}).fill('webhook')
  await expect(menu.getByRole('list', {name: 'Matching entries'}).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('searchbox')).toHaveValue('')
  await expect(menu).toBeVisible()
})

test('nothing moves when its code arrives', async ({page}) => {
  await page.goto(overview)
  const list = sidebar(page).locator('.theme-doc-sidebar-menu')
  const before = await list.boundingBox()
  const arrived = page.waitForResponse(/assets\/inline\/reading\./)
  await input(page).focus()
  await arrived
  expect(await list.boundingBox()).toEqual(before)
})

test('a list that is short has none', async ({page}) => {
  await page.goto('/articles/introduction/')
  await expect(page.locator('[data-list-filter]')).toHaveCount(0)
})

test('without scripts there is none', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto(overview)
  await expect(page.locator('[data-list-filter]')).toBeHidden()
  await expect(sidebar(page).getByRole('link').first()).toBeVisible()
  await context.close()
})
