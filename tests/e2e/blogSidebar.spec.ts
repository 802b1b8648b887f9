import type {Page} from '@playwright/test'
import {addressOf} from '../lib/ownAddress'
import {sitemap} from '../lib/sitemap'
import {expect, test} from '../lib/test'

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'Blog recent posts navigation'})
const postsOf = (page: Page) => sidebarOf(page).locator('ul:not([aria-label]) > li').getByRole('link')
const isPost = (path: string): boolean => /^\/blog\/(?!(archive|authors|tags|page)\/)[^/]+\/$/.test(path)

test('it lists every post under News, by year, the newest first', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800})
  await page.goto('/blog/')
  const sidebar = sidebarOf(page)
  await expect(sidebar.getByText('News', {exact: true})).toBeVisible()
  const paths = await postsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect([...paths].sort()).toEqual(sitemap.filter(isPost).map(addressOf).sort())

  await page.goto('/blog/archive/')
  const years = await page.getByRole('main').getByRole('heading', {level: 2}).allInnerTexts()
  await page.goto('/blog/')
  await expect(sidebar.getByRole('heading', {level: 3})).toHaveText(years)
})

test('it marks the post that is shown', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800})
  await page.goto('/blog/dashboard-launch/')
  const current = sidebarOf(page).locator('[aria-current="page"]')
  await expect(current).toHaveAttribute('href', addressOf('/blog/dashboard-launch/'))
  for (const row of await sidebarOf(page).getByRole('link').all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(32)
})

test('at 996 px and below it is in the page, for the menu to take, and is not shown', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800})
  await page.goto('/blog/')
  const post = sitemap.find(isPost) ?? ''
  await expect(page.locator(`[data-secondary-menu] a[href="${addressOf(post)}"]`)).toHaveCount(1)
  await expect(page.locator('[data-secondary-menu]')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}})

  test('on a narrow screen it stands below the posts', async ({page}) => {
    await page.goto('/blog/')
    const sidebar = await sidebarOf(page).boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(sidebar?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0))
    await expect(sidebarOf(page).getByRole('link').first()).toBeVisible()
  })
})
