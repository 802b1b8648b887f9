import {refuse} from '../lib/refuse'
import {expect, test} from '../lib/test'

test('the search box of the navbar leads to the pages that the words mean', async ({page}) => {
  await page.goto('/docs/introduction/')
  const box = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('searchbox')
  await box.fill('decoding jwt')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=decoding\+jwt$/)
  const results = page.locator('search-results')
  await expect(results.getByRole('link').first()).toHaveAttribute('href', '/articles/jwts/decoding-jwt-structure/')
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('decoding jwt')
})

test('after Back the search boxes say what the results are for', async ({page}) => {
  await page.goto('/search/?q=jwt')
  const boxes = page.locator('input[name="q"]')
  const box = page.locator('main').getByRole('searchbox')
  await expect(page.locator('search-results h2')).toContainText('“jwt”')
  await box.fill('webhook')
  await box.press('Enter')
  await expect(page.locator('search-results h2')).toContainText('“webhook”')
  await page.goBack()
  await expect(page.locator('search-results h2')).toContainText('“jwt”')
  for (const one of await boxes.all()) await expect(one).toHaveValue('jwt')
  await page.goForward()
  await expect(page.locator('search-results h2')).toContainText('“webhook”')
  for (const one of await boxes.all()) await expect(one).toHaveValue('webhook')
})

test('words that no page has are told so, and are shown as text', async ({page}) => {
  await page.goto(`/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>zzzz')}`)
  await expect(page.locator('search-results')).toContainText('No results found for “<img src=x onerror=alert(1)>zzzz”')
  await expect(page.locator('search-results img')).toHaveCount(0)
})

test('a list that does not come says that results are unable to be fetched', async ({page}) => {
  await refuse(page, '**/page-list.json')
  await page.goto('/search/?q=keycloak')
  await expect(page.locator('search-results')).toContainText('Unable to fetch results')
  await expect(page.locator('search-results')).toContainText('You might want to check your network connection.')
})

test('without any script the page says where to start', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto('/search/?q=keycloak')
  await expect(page.locator('main').getByRole('link', {name: 'Documentation'})).toBeVisible()
  await context.close()
})
