import type {Page} from '@playwright/test'
import {expect, test} from '../lib/fixtureSite'
import {hydrated} from '../lib/hydrated'
import {fail} from '../lib/refuse'
import {states} from '../lib/states'

test.use({viewport: {width: 1280, height: 800}})

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'})
const rowsOf = (page: Page) => sidebarOf(page).locator('a')

const onFirst = ['First section', 'Page of the first', 'Second section', 'Elsewhere']
const onSecond = ['First section', 'Page of the second', 'Elsewhere']

for (const {state, open} of states) {
  test.describe(state, () => {
    test('a sidebar of many links shows the section of the page, and the way to the others', async ({page}) => {
      await open(page, '/docs/next/long/first/page/')
      const sidebar = sidebarOf(page)
      await expect(rowsOf(page)).toHaveText(onFirst)
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Page of the first'])
      await expect(sidebar.locator('summary')).toHaveText(['Pages of “First section”'])
      await sidebar.getByRole('link', {name: 'Second section'}).click()
      await expect(page).toHaveURL(/\/long\/second\/page\/$/)
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Page of the second'])
      await expect(rowsOf(page)).toHaveText(onSecond)
      await expect(sidebar.locator('summary')).toHaveText(['Second section'])
      await page.goBack()
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Page of the first'])
      await expect(rowsOf(page)).toHaveText(onFirst)
    })
  })
}

test('the pages of a section share the script with what they show of it, and no script holds all', async ({page}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/docs/next/long/first/page/')
  await hydrated(page)
  await page.locator('.pagination-nav__link--next').click()
  await expect(page).toHaveURL(/\/long\/second\/page\/$/)
  await expect(rowsOf(page)).toHaveText(onSecond)
  await page.goBack()
  await expect(page).toHaveURL(/\/long\/first\/page\/$/)
  await sidebarOf(page).getByRole('link', {name: 'First section'}).click()
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText(['First section'])
  await expect(rowsOf(page)).toHaveText(onFirst)
  const texts = await Promise.all(scripts)
  expect(texts.filter((text) => text.includes('"label":"Page of the first"'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('"label":"Page of the second"'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('Place 2'))).toEqual([])
})

test('a page whose part of the sidebar does not come is loaded as a whole', async ({page}) => {
  await page.goto('/docs/next/long/first/page/')
  await hydrated(page)
  await page.evaluate(() => (document.documentElement.dataset.before = 'true'))
  await page.route('**/assets/js/sidebar.*.js', (route) => fail(page, route))
  await page.locator('.pagination-nav__link--next').click()
  await expect(page).toHaveURL(/\/long\/second\/page\/$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-before')
  await expect(rowsOf(page)).toHaveText(onSecond)
})

test('breadcrumbs know the section', async ({page}) => {
  await page.goto('/docs/next/long/second/page/')
  await hydrated(page)
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem')).toHaveText([
    '',
    'Second section',
    'Page of the second',
  ])
})
