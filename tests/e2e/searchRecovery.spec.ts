import type {Page} from '@playwright/test'
import {hold} from '../lib/hold'
import {addressOf} from '../lib/ownAddress'
import {refuse} from '../lib/refuse'
import {answered, expect, mayLog, needsSample, test} from '../lib/test'

const INDEX = '**/assets/search/index-*.json'
const PAGE = '/docs/introduction/'

const button = (page: Page) =>
  page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('button', {name: 'Search docs'})
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'})
const input = (page: Page) => dialog(page).getByRole('combobox')
const retry = (page: Page) => dialog(page).getByRole('button', {name: 'Retry'})
const reload = (page: Page) => dialog(page).getByRole('button', {name: 'Reload the page'})

async function openDialog(page: Page): Promise<void> {
  await page.goto(PAGE)
  await button(page).click()
  await expect(input(page)).toBeFocused()
}

/** Asks in a dialog whose part for questions is gone with an earlier version of the site, and tries it again. */
async function askTwice(page: Page, question: string): Promise<void> {
  await openDialog(page)
  await refuse(page, '**/assets/inline/ask.*')
  await input(page).fill(question)
  await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
  await expect(dialog(page)).toContainText('Unable to fetch results')
  await expect(reload(page)).toBeHidden()
  await retry(page).click()
  await expect(reload(page)).toBeVisible()
}

test.describe('a dialog of an earlier version of the site', () => {
  test('offers a reload when questions failed twice, and the question is typed again afterwards', async ({page}) => {
    needsSample()
    const question = 'why is the invitation link empty? 100% 😀'
    await askTwice(page, question)
    await page.unrouteAll()
    await reload(page).click()
    await expect(input(page)).toHaveValue(question)
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveAttribute('placeholder', 'Ask another question...')
    expect(new URL(page.url()).hash).toBe('')
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('blockquote').first()).toBeVisible()
  })

  test('stays and says so when the site does not answer a reload', async ({page, context}) => {
    mayLog(page, /Failed to load resource/)
    await askTwice(page, 'invitation')
    await context.setOffline(true)
    await reload(page).click()
    await expect(dialog(page)).toContainText('The site doesn’t respond.')
    await expect(reload(page)).toBeFocused()
    await expect(page).toHaveURL(addressOf(PAGE))
  })

  test('offers a reload when the index has a new format, and the query is searched for afterwards', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({json: {format: 99, pages: []}}))
    await openDialog(page)
    await input(page).fill('saml')
    await retry(page).click()
    await expect(reload(page)).toBeVisible()
    await page.unrouteAll()
    await reload(page).click()
    await expect(input(page)).toHaveValue('saml')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
  })

  test('answers questions from the files of the newer version', async ({page}) => {
    needsSample()
    mayLog(page, answered(404, /\.gone\.json/))
    let requests = 0
    await page.route(INDEX, async (route) => {
      requests += 1
      if (requests > 1) return route.fallback()
      const body = await (await route.fetch()).text()
      return route.fulfill({body: body.replace(/\.[0-9a-f]{12}\.json/g, '.gone.json'), contentType: 'application/json'})
    })
    await openDialog(page)
    await input(page).fill('why is the invitation link empty')
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(dialog(page).locator('blockquote').first()).toBeVisible()
    expect(requests).toBe(2)
  })
})

test.describe('a dialog that does not come', () => {
  test('leads to the page of results with the letters that were typed on the button and the focus in its box', async ({
    page,
  }) => {
    await refuse(page, '**/assets/inline/search.*')
    await page.goto(PAGE)
    await button(page).focus()
    await page.keyboard.type('saml')
    await expect(page).toHaveURL(/\/search\/\?q=saml$/)
    const box = page.locator('main').getByRole('searchbox').first()
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('saml')
    await expect(page.locator('search-results h2')).toContainText('results for “saml”')
  })

  test('is told of beside the button when the site does not answer, and opens later with the letters', async ({
    page,
    context,
  }) => {
    mayLog(page, /Failed to load resource/)
    await page.goto(PAGE)
    await page.route('**/assets/inline/search.*', (route) => route.abort())
    await button(page).focus()
    await context.setOffline(true)
    await page.keyboard.type('saml')
    await expect(page.getByRole('alert').filter({hasText: 'Search didn’t load.'})).toBeVisible()
    await expect(button(page)).toBeFocused()
    await expect(page).toHaveURL(addressOf(PAGE))
    await context.setOffline(false)
    await page.unrouteAll()
    await page.keyboard.press('Enter')
    await expect(input(page)).toHaveValue('saml')
    await expect(page.getByRole('alert').filter({hasText: 'Search didn’t load.'})).toBeHidden()
  })

  test('does not open any more once Escape was pressed while it was on its way', async ({page}) => {
    const letPass = await hold(page, '**/assets/inline/search.*')
    await page.goto(PAGE)
    await page.keyboard.press('/')
    await page.keyboard.type('ab')
    await page.keyboard.press('Escape')
    letPass()
    await button(page).focus()
    await page.keyboard.press('c')
    await expect(input(page)).toHaveValue('c')
  })
})

test.describe('the page of results without its script', () => {
  const elsewhere = (page: Page) => page.getByRole('search', {name: 'Search with DuckDuckGo'})

  test('offers other ways when the file does not come, and the box tries it again', async ({page}) => {
    await refuse(page, '**/assets/inline/searchResults.*')
    await page.goto('/search/?q=webhook')
    await expect(elsewhere(page)).toBeVisible()
    await expect(page.locator('main')).toContainText('Search hasn’t loaded yet.')
    await expect(page.locator('main').getByRole('link', {name: 'Documentation'})).toBeVisible()
    await page.unrouteAll()
    await page.locator('main').getByRole('searchbox', {name: 'Search this site'}).fill('saml')
    await page.keyboard.press('Enter')
    await expect(page.locator('search-results h2')).toContainText('results for “saml”')
    await expect(elsewhere(page)).toBeHidden()
  })

  test('offers other ways when a policy blocks every script', async ({page}) => {
    mayLog(page, /Content Security Policy/)
    await page.route('**/search/**', async (route) => {
      const response = await route.fetch()
      const headers = {...response.headers(), 'content-security-policy': "script-src 'none'"}
      await route.fulfill({response, headers})
    })
    await page.goto('/search/?q=webhook')
    await expect(elsewhere(page)).toBeVisible()
  })
})
