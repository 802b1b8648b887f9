import type {Page} from '@playwright/test'
import {expect, test} from '../lib/fixtureSite'
import {addressOf} from '../lib/ownAddress'

test.use({viewport: {width: 1440, height: 900}})

const KEY = 'docs-preferred-version-default'
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'})

/** The navbar's item of the type `docsVersion`: away from the documents it shows the version that the reader prefers. */
const shownVersion = (page: Page) => page.locator('nav.navbar > * a.navbar__link', {hasText: /^(1\.0|Next)$/}).first()

async function visit(page: Page, path: string, preferred?: string): Promise<void> {
  if (preferred !== undefined)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, preferred] as const)
  await page.goto(path)
}

test('without a preference the latest version is shown', async ({page}) => {
  await visit(page, '/long/')
  await expect(shownVersion(page)).toHaveText('1.0')
  expect(await stored(page)).toBeNull()
})

test('the preferred version is read from the storage', {tag: '@3.2'}, async ({page}) => {
  await visit(page, '/long/', 'current')
  await expect(shownVersion(page)).toHaveText('Next')
  await expect(shownVersion(page)).toHaveAttribute('href', addressOf('/docs/next/'))
  expect(await stored(page)).toBe('current')
})

test('an unknown stored name is cleared, and is as if there were none', {tag: '@3.2'}, async ({page}) => {
  await visit(page, '/long/', '0.9')
  await expect.poll(() => stored(page)).toBeNull()
  await expect(shownVersion(page)).toHaveText('1.0')
})

test('choosing a version keeps it, and the next page leads there', {tag: '@3.2'}, async ({page}) => {
  await visit(page, '/docs/')
  await page.getByRole('button', {name: '1.0'}).click()
  await page.locator('nav.navbar').getByRole('link', {name: 'Next', exact: true}).last().click()
  await expect(page).toHaveURL(/\/docs\/next\/$/)
  expect(await stored(page)).toBe('current')
  await page.getByRole('link', {name: 'Left link'}).click()
  await expect(page).toHaveURL(/\/long\/$/)
  await expect(shownVersion(page)).toHaveText('Next')
  await expect(navbar(page).getByRole('link', {name: 'Doc', exact: true})).toHaveAttribute(
    'href',
    addressOf('/docs/next/guides/first/'),
  )
})

test('a page of a version shows that version, whatever the reader prefers', async ({page}) => {
  await visit(page, '/docs/', 'current')
  await expect(shownVersion(page)).toHaveText('1.0')
  expect(await stored(page)).toBe('current')
})

test('a page of an earlier version says which version it is, and leads to the latest', async ({page}) => {
  await visit(page, '/docs/next/')
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Next')
  const banner = page.locator('.theme-doc-version-banner')
  await banner.getByRole('link', {name: 'latest version'}).click()
  await expect(page).toHaveURL(/\/docs\/$/)
  expect(await stored(page)).toBe('1.0')
})

test('a page of an earlier version has parts that work: the form for example values', async ({page}) => {
  await visit(page, '/docs/guides/')
  await page.getByText('Use your own').click()
  const form = page.getByRole('form', {name: 'Example values'})
  await form.getByLabel('Base URL').fill('https://auth.example.com/realms/other')
  await form.getByLabel('Base URL').press('Enter')
  await expect(page.locator('pre')).toContainText('/realms/other')
})
