import type {Page} from '@playwright/test'
import {otherVendors, wizardVendors} from '../../src/data/integrations'
import {expect, test} from '../lib/test'

const filter = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Filter this list'})
const found = (page: Page) => page.getByRole('main').getByRole('list', {name: 'Matching entries'}).getByRole('link')

test('an integration is looked up by keyboard, by its name and by the standard that it speaks', async ({page}) => {
  await page.goto('/product/integrations/')
  await filter(page).focus()
  await page.keyboard.type('ldap okta')
  await expect(found(page)).toHaveCount(1)
  await expect(page.getByRole('heading', {name: 'Social logins'})).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/sso\/wizards\/#okta$/)
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('the whole list is there, and the filter is not', async ({page}) => {
    await page.goto('/product/integrations/')
    await expect(filter(page)).toBeHidden()
    for (const {name, to} of [...wizardVendors, otherVendors])
      await expect(page.getByRole('main').locator(`a[href="${to}"]`)).toContainText(name)
  })
})
