import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {expectNothingFound} from '../lib/axe'
import {refuse} from '../lib/refuse'
import {expect, needsPage, test} from '../lib/test'

const open = async (page: Page): Promise<void> => {
  await page.goto('/docs/introduction/')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
}

const ask = async (page: Page): Promise<void> => {
  needsPage('/docs/organizations/invitations/')
  await open(page)
  await page.keyboard.insertText('why is the invitation link empty')
  await page.getByRole('button', {name: 'Ask', exact: true}).click()
  await expect(page.locator('blockquote').first()).toBeVisible()
}

/** States of the search, by name. */
const states = {
  'the dialog before anything is typed': open,
  'the dialog with results': async (page: Page) => {
    await open(page)
    await page.keyboard.insertText('organization')
    await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible()
  },
  'the dialog without a result': async (page: Page) => {
    await open(page)
    await page.keyboard.insertText('zzzzqqqq')
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible()
  },
  'the dialog with pages that were opened before': async (page: Page) => {
    for (const [query, path] of [
      ['launch checklist', '/docs/getting-started/launch-checklist/'],
      ['invitations', '/docs/organizations/invitations/'],
    ] as const) {
      needsPage(path)
      await open(page)
      await page.keyboard.insertText(query)
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${path}`)
    }
    await open(page)
    await page.getByRole('button', {name: /^Save/}).first().click()
    await expect(page.getByRole('heading', {name: 'Favorite'})).toBeVisible()
    await expect(page.getByRole('heading', {name: 'Recent'})).toBeVisible()
  },
  'the dialog without its index': async (page: Page) => {
    await refuse(page, '**/assets/search/index-*.json')
    await open(page)
    await page.keyboard.insertText('organization')
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible()
  },
  'the dialog before a question': async (page: Page) => {
    await open(page)
    await page.getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(page.locator('.DocSearch-AskAi-Disclaimer')).toBeVisible()
  },
  'an answer': ask,
  'the page of results': async (page: Page) => {
    await page.goto('/search/?q=organization')
    await expect(page.locator('search-results mark').first()).toBeVisible()
  },
  'the page of results without a result': async (page: Page) => {
    await page.goto('/search/?q=zzzzqqqq')
    await expect(page.locator('search-results h2')).toBeVisible()
  },
  'a list that is filtered': async (page: Page) => {
    // A shorter list has no filter.
    needsPage('/api/create-organization-role/')
    await page.goto(`/api/${brand.slug}-admin-rest-api/`)
    const menu = page.getByRole('button', {name: 'Toggle navigation bar'})
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('searchbox', {name: 'Filter this list'}).fill('role')
    await expect(page.getByRole('list', {name: 'Matching entries'}).getByRole('link').first()).toBeVisible()
  },
} as const

for (const width of [390, 1280]) {
  for (const [name, reach] of Object.entries(states)) {
    test(`${name} has nothing that axe finds in either mode at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800})
      await reach(page)
      await expectNothingFound(page)
    })
  }
}
