import type {Page} from '@playwright/test'
import {expect, test} from '../lib/fixtureSite'

test.use({viewport: {width: 1280, height: 800}})

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'})

test(
  'a category inside of another opens with it, and its label opens it where it has no page',
  {tag: '@2.10'},
  async ({page}) => {
    await page.goto('/docs/next/guides/nested/deep/')
    const sidebar = sidebarOf(page)
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Deep guide'])
    await expect(sidebar.locator('[aria-current="true"]')).toHaveText(['Guides', 'Nested guides'])
    await expect(sidebar.locator('details[open]')).toHaveCount(2)

    const label = sidebar.locator('summary', {hasText: 'Nested guides'})
    await label.click()
    await expect(sidebar.getByRole('link', {name: 'Deep guide'})).toBeHidden()
    await label.press('Enter')
    await expect(sidebar.getByRole('link', {name: 'Deep guide'})).toBeVisible()
  },
)

test('opening a category closes those of its level only', {tag: '@4.5'}, async ({page}) => {
  await page.goto('/docs/next/guides/nested/deep/')
  const sidebar = sidebarOf(page)
  await sidebar.getByLabel('Pages in “Reference”').click()
  await expect(sidebar.getByRole('link', {name: 'Options'})).toBeVisible()
  await expect(sidebar.getByRole('link', {name: 'Deep guide'})).toBeHidden()
  await sidebar.getByLabel('Pages in “Guides”').click()
  await expect(sidebar.getByRole('link', {name: 'Deep guide'})).toBeVisible()
  await expect(sidebar.getByRole('link', {name: 'Options'})).toBeHidden()
})

test('an unlisted page is listed while the reader is on it, and not else', {tag: '@4.5'}, async ({page}) => {
  await page.goto('/docs/next/hidden/')
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText(['Unlisted page'])
  await page.goto('/docs/next/')
  await expect(sidebarOf(page).getByRole('link', {name: 'Guides'})).toBeVisible()
  await expect(sidebarOf(page).getByText('Unlisted page')).toHaveCount(0)
})
