import type {Locator} from '@playwright/test'
import {dialog, footerButton, opened} from '../lib/consent'
import {expect, test} from '../lib/test'

/** The texts of each row, whether it is shown or closed away. */
const rowsOf = (tables: Locator): Promise<string[][]> =>
  tables
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map(({textContent}) => textContent.trim())),
    )

test('the privacy policy lists what the cookie preferences list, and nothing else', async ({page}) => {
  await page.goto('/company/privacy/')
  const written = page.locator('[data-stored]')
  const rows = await rowsOf(written)
  expect(rows.length).toBeGreaterThan(3)

  await footerButton(page).click()
  await opened(page)
  expect(await rowsOf(dialog(page))).toEqual(rows)
  for (const description of await written.locator('p').allTextContents())
    await expect(dialog(page)).toContainText(description)
})
