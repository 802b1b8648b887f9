import {existsSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {banner, dialog, firstVisit, footerButton, opened} from '../lib/consent'
import {formOf, openConsole, sendCall} from '../lib/console'
import {isSample} from '../lib/isSample'
import {announced, shorten} from '../lib/spoken'
import {answered, expect, mayLog, needsPage, test} from '../lib/test'

/** A page of each template, by the name of its record. */
const PAGES = {
  home: '/',
  product: '/product/sso/',
  pricing: '/pricing/',
  docs: '/docs/security/brute-force-detection/',
  tool: '/docs/tools/jwt/',
  operation: '/api/create-organization/',
  'blog-list': '/blog/',
  post: '/blog/dashboard-launch/',
  legal: '/company/accessibility/',
  'not-found': '/nothing-here/',
} as const

/** Those with the navbar, the sidebar and the footer, which the others have too. */
const WHOLE = ['home', 'docs']

const search = async (page: Page, query: string): Promise<void> => {
  await page.goto('/docs/introduction/')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText(query)
}

/** Parts that a reader opens, by the name of their record: how, and what is recorded. */
const PARTS = {
  'search-start': async (page: Page) => {
    await search(page, '')
    return page.getByRole('dialog')
  },
  'search-results': async (page: Page) => {
    await search(page, 'invitations')
    const hits = page.locator('.DocSearch-Hit')
    await expect(hits.locator('mark').first()).toBeVisible()
    // What pages say is no part of the record.
    await hits.evaluateAll(([first, ...others]) => {
      for (const other of others) other.remove()
      first?.replaceChildren('…')
    })
    return page.getByRole('dialog')
  },
  'search-none': async (page: Page) => {
    await search(page, 'zzzzqqqq')
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible()
    return page.getByRole('dialog')
  },
  'search-answer': async (page: Page) => {
    needsPage('/docs/organizations/invitations/')
    await search(page, 'why is the invitation link empty')
    await page.getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(page.locator('blockquote').first()).toBeVisible()
    return page.getByRole('dialog')
  },
  'search-page': async (page: Page) => {
    await page.goto('/search/?q=invitations')
    await expect(page.locator('search-results mark').first()).toBeVisible()
    // A copy, because the excerpts come later. What pages say and how many there are is no part of the record.
    await page.locator('search-results ol').evaluate((list) => {
      const copy = list.cloneNode(false)
      const link = list.querySelector('a')
      const item = document.createElement('li')
      link?.replaceChildren('…')
      item.append(link ?? '')
      copy.appendChild(item)
      list.replaceWith(copy)
      for (const each of document.querySelectorAll('search-results nav :is(a, li:not(:has(a)))'))
        each.textContent = each.textContent.replace(/\d+(?=\D*$)/, '…')
    })
    return page.getByRole('main')
  },
  console: async (page: Page) => {
    await page.goto('/api/delete-organization/')
    return openConsole(page)
  },
  'console-errors': async (page: Page) => {
    await page.goto('/api/delete-organization/')
    const section = await openConsole(page)
    await sendCall(section)
    await expect(section.getByLabel('Base URL')).toHaveAttribute('aria-invalid', 'true')
    return formOf(page)
  },
  'mobile-menu': async (page: Page) => {
    await page.setViewportSize({width: 390, height: 844})
    await page.goto('/docs/users/')
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    // Before its script has come, it shows the menu of the site.
    await expect(page.getByRole('button', {name: '← Back to main menu'})).toBeInViewport()
    return page.locator('#mobile-menu')
  },
} as const

test.use({viewport: {width: 1280, height: 900}})

/** Compares what is announced with its record. An adopted site has no records until its owner makes them. */
function expectRecorded(outline: string, file: string): void {
  const {config} = test.info()
  const isMissing = config.updateSnapshots === 'none' && !existsSync(test.info().snapshotPath(file))
  test.skip(!isSample && isMissing, 'This outline is not recorded. To record it, run "npm test -- a11y --update".')
  expect(announced(outline)).toMatchSnapshot(file)
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`a screen reader gets the recorded outline of ${path}`, async ({page}) => {
    if (name === 'not-found') mayLog(page, answered(404, /\/nothing-here\/$/))
    await page.goto(path)
    // It fills itself after the page has loaded.
    if (name === 'not-found') await expect(page.locator('likely-pages h2')).toBeVisible()
    await shorten(page)
    const part = page.locator(WHOLE.includes(name) ? 'body' : 'main').first()
    expectRecorded(await part.ariaSnapshot(), `${name}.yml`)
  })
}

for (const [name, open] of Object.entries(PARTS)) {
  test(`a screen reader gets the recorded outline of ${name}`, async ({page}) => {
    const part = await open(page)
    expectRecorded(await part.ariaSnapshot(), `${name}.yml`)
  })
}

test.describe('before the reader has chosen', () => {
  test.skip(!brand.analytics, 'this brand uses nothing that needs consent')
  test.use({storageState: firstVisit})

  test('a screen reader gets the recorded outline of the banner and of the preferences', async ({page}) => {
    await page.goto('/docs/users/')
    await expect(banner(page)).toBeVisible()
    expectRecorded(await banner(page).ariaSnapshot(), 'consent-banner.yml')
    await footerButton(page).click()
    await opened(page)
    expectRecorded(await dialog(page).ariaSnapshot(), 'consent-preferences.yml')
  })
})
