import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {foundOn, settled} from '../lib/axe'
import {banner, dialog, firstVisit} from '../lib/consent'
import {refuse} from '../lib/refuse'
import {expect, test} from '../lib/test'

test.skip(!brand.analytics, 'this brand uses nothing that needs consent')
test.use({storageState: firstVisit})

/** From the banner and not from the footer, where it depends on the length of the page which links the banner covers in part. */
const pressPreferences = (page: Page) => banner(page).getByRole('button', {name: 'Preferences'}).click()

for (const width of [390, 1280]) {
  for (const mode of ['light', 'dark']) {
    test.describe(`at ${width} px in ${mode} mode axe finds nothing`, () => {
      test.beforeEach(async ({page}) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
        await page.setViewportSize({width, height: 900})
        await page.goto('/docs/introduction/')
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        await expect(banner(page)).toBeVisible()
      })

      test('with the banner', async ({page}) => {
        expect(await foundOn(page)).toEqual([])
      })

      test('with the preferences centre, as it opens and with all that it lists', async ({page}) => {
        await pressPreferences(page)
        await expect(dialog(page)).toBeVisible()
        await settled(page)
        expect(await foundOn(page)).toEqual([])
        for (const name of ['Strictly necessary', 'Tracking']) await dialog(page).getByRole('button', {name}).click()
        await dialog(page).getByRole('checkbox', {name: 'Tracking'}).focus()
        await page.keyboard.press('Space')
        await settled(page)
        expect(await foundOn(page)).toEqual([])
      })

      test('with the message that the preferences could not be loaded', async ({page}) => {
        await refuse(page, '**/assets/inline/consent.*')
        await pressPreferences(page)
        await expect(page.getByRole('alert').filter({hasText: 'didn’t load'})).toBeVisible()
        expect(await foundOn(page)).toEqual([])
      })
    })
  }
}
