import type {Page} from '@playwright/test'
import {otherVendors, wizardVendors} from '../../src/data/integrations'
import {addressOf} from '../lib/ownAddress'
import {expect, test} from '../lib/test'

const filter = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Filter this list'})
const found = (page: Page) => page.getByRole('main').getByRole('list', {name: 'Matching entries'}).getByRole('listitem')

test('an integration is looked up by keyboard, by its name and by the standard that it speaks', async ({page}) => {
  await page.goto('/product/integrations/')
  await filter(page).focus()
  await page.keyboard.type('ldap okta')
  await expect(found(page)).toHaveCount(1)
  await expect(page.getByRole('heading', {name: 'Social logins'})).toBeHidden()
  const to = wizardVendors.find(({name}) => name === 'Okta')?.to
  // Elsewhere, entries can have no page.
  if (to === undefined) return
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addressOf(to))
})

test('an entry without a page is found, and shown without a link', async ({page}) => {
  await page.goto('/product/integrations/')
  await page
    .getByRole('main')
    .locator('a', {hasText: 'Okta'})
    .evaluateAll((links) => {
      for (const link of links) link.replaceWith(...link.childNodes)
    })
  await filter(page).fill('ldap okta')
  await expect(found(page)).toHaveCount(1)
  await expect(found(page)).toHaveText('Okta SAML, LDAP')
  await expect(found(page).getByRole('link')).toHaveCount(0)
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
          .locator(to === undefined ? 'li' : `a[href="${addressOf(to)}"]`)
          .filter({hasText: name})
          .first(),
      ).toBeVisible()
  })
})
