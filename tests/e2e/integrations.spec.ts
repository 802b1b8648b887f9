import type {Page} from '@playwright/test'
import {otherVendors, wizardVendors} from '../../src/data/integrations'
import {addressOf} from '../lib/ownAddress'
import {expect, needsSample, test} from '../lib/test'

const filter = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Filter this list'})
const found = (page: Page) => page.getByRole('main').getByRole('list', {name: 'Matching entries'}).getByRole('link')

test('an integration is looked up by keyboard, by its name and by the standard that it speaks', async ({page}) => {
  // Elsewhere, its entries can have no links, and a filter finds links.
  needsSample()
  await page.goto('/product/integrations/')
  await filter(page).focus()
  await page.keyboard.type('ldap okta')
  await expect(found(page)).toHaveCount(1)
  await expect(page.getByRole('heading', {name: 'Social logins'})).toBeHidden()
  await page.keyboard.press('Enter')
  const okta = wizardVendors.find(({name}) => name === 'Okta')
  await expect(page).toHaveURL(addressOf(okta?.to ?? 'the page of Okta'))
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('the whole list is there, and the filter is not', async ({page}) => {
    await page.goto('/product/integrations/')
    await expect(filter(page)).toBeHidden()
    for (const {name, to} of [...wizardVendors, otherVendors])
      await expect(
        page
          .getByRole('main')
          .locator(`a[href="${addressOf(to)}"]`)
          .filter({hasText: name})
          .first(),
      ).toBeVisible()
  })
})
