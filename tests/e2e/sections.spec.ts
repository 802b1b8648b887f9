import type {Page} from '@playwright/test'
import {sections} from '../../src/data/navigation'
import {expect, needsPart, test} from '../lib/test'

const barOf = (page: Page) => page.getByRole('navigation', {name: 'Documentation sections'})

test('Docs is one click away, and marked while the reader is in the documentation', async ({page}) => {
  await page.goto('/')
  const docs = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Docs', exact: true})
  await expect(docs).not.toHaveAttribute('aria-current')
  await docs.click()
  await expect(page).toHaveURL(/\/docs\/introduction\/$/)
  await expect(docs).toHaveAttribute('aria-current', 'page')
  await barOf(page).getByRole('link', {name: 'API', exact: true}).click()
  await expect(page).toHaveURL(/-admin-rest-api\/$/)
  await expect(docs).toHaveAttribute('aria-current', 'true')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without scripts', () => {
    test.use({javaScriptEnabled, viewport: {width: 320, height: 640}})

    test('the bar leads from part to part, and every link can be hit', async ({page}) => {
      await page.goto('/docs/getting-started/')
      for (const {label, to} of sections) {
        const link = barOf(page).getByRole('link', {name: label, exact: true})
        const {x = 0, width = 0, height = 0} = (await link.boundingBox()) ?? {}
        expect(height).toBeGreaterThanOrEqual(40)
        expect(x + width).toBeLessThanOrEqual(320)
        await link.click()
        await expect(page).toHaveURL(new RegExp(`${to}$`))
        await expect(barOf(page).locator('[aria-current]')).toHaveText(label)
      }
    })
  })
}

test('the bar covers nothing of the sidebar, and goes away with the page while the navbar comes back', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 720})
  // Its entry is in the first group, so the sidebar isn't scrolled.
  await page.goto('/docs/introduction/keycloak/')
  const bar = await barOf(page).boundingBox()
  const first = await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByText('Start', {exact: true})
    .boundingBox()
  expect(first?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity))
  const navbar = page.getByRole('navigation', {name: 'Main', exact: true})
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y)
  await scrollTo(900)
  await expect(navbar).not.toBeInViewport()
  await scrollTo(700)
  await expect(navbar).toBeInViewport({ratio: 1})
  await expect(barOf(page)).not.toBeInViewport()
})

test('the operations on a page lead to the API and back', async ({page}) => {
  needsPart('extensionsApi')
  await page.goto('/docs/organizations/roles/')
  await page.getByRole('link', {name: 'Operations on this page'}).first().click()
  await page.getByRole('article').getByRole('link', {name: 'Create a role', exact: true}).click()
  await expect(page).toHaveURL(/\/api\/create-organization-role\/$/)
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'API', exact: true}).click()
  await expect(page).toHaveURL(/-admin-rest-api\/$/)
  await page.goBack()
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Related pages'}).click()
  await page.getByRole('article').getByRole('link', {name: 'Grant different roles in each organization'}).click()
  await expect(page).toHaveURL(/\/docs\/organizations\/roles\/$/)
})
