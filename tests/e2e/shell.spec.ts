import {expect, test} from '@playwright/test'
import {brand} from '../../src/data/brand'

test('the skip link is the first stop of the keyboard and leads to the main content', async ({page}) => {
  await page.goto('/docs/introduction/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', {name: 'Skip to main content'})
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#__docusaurus_skipToContent_fallback$|\/docs\/introduction\/$/)
  await expect(skip).not.toBeFocused()
})

test('the colour mode is light at first and is kept under the key theme', async ({page}) => {
  await page.goto('/docs/introduction/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the navbar has the brand, Contact and Dashboard', async ({page}) => {
  await page.goto('/docs/introduction/')
  const navbar = page.getByRole('navigation', {name: 'Main'})
  await expect(navbar.getByRole('link', {name: brand.name})).toHaveAttribute('href', '/')
  await expect(navbar.getByRole('link', {name: 'Contact'})).toHaveAttribute('href', `mailto:${brand.supportEmail}`)
  await expect(navbar.getByRole('link', {name: 'Dashboard'})).toHaveAttribute('href', brand.links.dashboard)
})

test('the sidebar marks the current page and its category', async ({page}) => {
  await page.goto('/docs/introduction/keycloak/')
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'})
  await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1)
  await expect(sidebar.getByRole('button', {name: "Collapse sidebar category 'Introduction'"})).toBeVisible()
})

test('the pages without a sidebar have none', async ({page}) => {
  for (const pathname of ['/docs/affiliate/', '/docs/api-description/']) {
    await page.goto(pathname)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0)
  }
})

test('on a phone the menu opens and closes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/docs/introduction/')
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await expect(page.getByRole('link', {name: 'Getting started'}).last()).toBeVisible()
  await page.getByRole('button', {name: 'Close navigation bar'}).click()
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible()
})

test('a code block is copied as it is shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/articles/jwts/decoding-jwt-structure/')
  const block = page.locator('pre code').first()
  await block.hover()
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe((await block.innerText()).trim())
})

test('the blog groups its posts by year under News', async ({page}) => {
  await page.goto('/blog/')
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'})
  await expect(sidebar).toContainText('News')
  await expect(sidebar).toContainText('2026')
})
