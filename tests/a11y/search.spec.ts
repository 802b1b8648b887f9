import type {Page} from '@playwright/test'
import {expectNothingFound} from '../lib/axe'
import {expect, test} from '../lib/test'

const open = async (page: Page): Promise<void> => {
  await page.goto('/docs/introduction/')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
}

const ask = async (page: Page): Promise<void> => {
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
  'an answer': ask,
  'the page of results': async (page: Page) => {
    await page.goto('/search/?q=organization')
    await expect(page.locator('search-results mark').first()).toBeVisible()
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
