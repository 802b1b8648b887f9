import type {Page} from '@playwright/test'
import {expect, mayLog, test} from '../lib/test'

const path = '/docs/sso/setup/'

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'})
const formats = (page: Page) => page.getByRole('button', {name: 'More formats'})
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'})

test('copies the Markdown of the page and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await copyButton(page).click()
  await expect(page.getByText('Copied as Markdown.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await (await page.request.get(`${path}index.md`)).text())
})

test('names another way if the browser denies access to the clipboard', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.goto(path)
  await copyButton(page).click()
  await expect(page.getByText('Your browser blocked copying.')).toBeVisible()
})

test('says if the Markdown does not load', async ({page}) => {
  mayLog(page, /Failed to load resource: net::ERR_FAILED|Failed to fetch/)
  await page.route('**/index.md', (route) => route.abort())
  await page.goto(path)
  await copyButton(page).click()
  await expect(page.getByText('The Markdown didn’t load.')).toBeVisible()
})

test('the menu opens and closes by keyboard and leads to the Markdown and to assistants', async ({page}) => {
  await page.goto(path)
  await formats(page).press('Enter')
  await expect(viewLink(page)).toBeVisible()
  await expect(page.getByRole('link', {name: 'Open in Claude'})).toHaveAttribute(
    'href',
    /^https:\/\/claude\.ai\/new\?q=.*index\.md/,
  )
  await page.keyboard.press('Escape')
  await expect(viewLink(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the menu leads to the Markdown, and the button that copies is not there', async ({page}) => {
    await page.goto(path)
    await expect(copyButton(page)).toBeHidden()
    await formats(page).click()
    await viewLink(page).click()
    await expect(page).toHaveURL(`${path}index.md`)
  })
})

for (const other of ['/blog/dashboard-launch/', '/api/create-organization/', '/articles/jwts/', '/guides/launch/']) {
  test(`${other} can be copied, too`, async ({page}) => {
    await page.goto(other)
    await expect(copyButton(page)).toBeVisible()
  })
}
