import type {Page} from '@playwright/test'
import {addressOf} from '../lib/ownAddress'
import {expect, mayLog, test} from '../lib/test'

const path = '/docs/sso/setup/'

const copyLink = (page: Page) => page.getByRole('link', {name: 'Copy page'})
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'})

test('copies the Markdown of the page, says so, and offers the other ways to use it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await copyLink(page).press('Enter')
  await expect(page.getByText('Copied as Markdown')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await (await page.request.get(addressOf(`${path}index.md`))).text())
  await expect(viewLink(page)).toHaveAttribute('href', new RegExp(`${path}index\\.md$`))
  for (const name of ['Claude', 'ChatGPT', 'Cursor', 'VS Code']) {
    const link = page.getByRole('link', {name: `Open in ${name}`})
    await expect(link).toHaveAttribute('href', /index\.md/)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('a second press copies again and repeats no link', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await copyLink(page).click()
  await expect(page.getByText('Copied as Markdown')).toBeVisible()
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await copyLink(page).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# ')
  await expect(viewLink(page)).toHaveCount(1)
})

test('leads to the Markdown if the browser denies access to the clipboard', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.goto(path)
  await copyLink(page).click()
  await expect(page.getByText('Your browser blocked copying')).toBeVisible()
  await expect(viewLink(page)).toBeVisible()
})

test('says if the Markdown does not load', async ({page}) => {
  mayLog(page, /Failed to load resource: net::ERR_FAILED|Failed to fetch/)
  await page.route('**/index.md', (route) => route.abort())
  await page.goto(path)
  await copyLink(page).click()
  await expect(page.getByText('The Markdown didn’t load')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('opens the Markdown', async ({page}) => {
    await page.goto(path)
    await copyLink(page).click()
    await expect(page).toHaveURL(addressOf(`${path}index.md`))
  })
})

for (const other of ['/blog/dashboard-launch/', '/api/create-organization/', '/articles/jwts/', '/guides/launch/']) {
  test(`${other} can be copied, too`, async ({page}) => {
    await page.goto(other)
    await expect(copyLink(page)).toBeVisible()
  })
}
