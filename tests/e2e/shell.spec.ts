import {brand} from '../../src/data/brand'
import {expect, test} from '../lib/test'

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

test('on a phone the menu opens and closes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/docs/introduction/')
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await expect(page.getByRole('link', {name: 'Getting started'}).last()).toBeVisible()
  await page.getByRole('button', {name: 'Close navigation bar'}).click()
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible()
})
