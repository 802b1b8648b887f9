import type {Page} from '@playwright/test'
import {expectNothingFound} from '../lib/axe'
import {expect, test} from '../lib/test'

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main', exact: true})
const menu = (page: Page) => page.locator('#mobile-menu')

test.describe('on a wide screen in both modes axe finds nothing on', () => {
  test.use({viewport: {width: 1280, height: 900}})
  test.beforeEach(async ({page}) => {
    await page.goto('/docs/users/')
  })

  for (const [name, item] of [
    ['Developers', 'Getting started'],
    ['English', 'English'],
  ] as const) {
    test(`the open menu ${name}`, async ({page}) => {
      await bar(page).getByRole('button', {name}).press('Enter')
      await expect(bar(page).getByRole('link', {name: item, exact: true})).toBeVisible()
      await expectNothingFound(page)
    })
  }

  test('the remark on the Dashboard', async ({page}) => {
    await bar(page).getByRole('link', {name: 'Dashboard'}).focus()
    await expect(page.getByRole('tooltip').filter({hasText: 'register'})).toBeVisible()
    await expectNothingFound(page)
  })
})

test.describe('on a phone in both modes axe finds nothing on', () => {
  test.use({viewport: {width: 390, height: 844}})
  test.beforeEach(async ({page}) => {
    await page.goto('/docs/users/')
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await expect(menu(page)).toBeInViewport({ratio: 0.9})
  })

  test("the page's own menu", async ({page}) => {
    await expect(menu(page).locator('[data-menu-secondary]')).toBeVisible()
    await expectNothingFound(page)
  })

  test('the main menu with its groups open', async ({page}) => {
    await menu(page).getByRole('button', {name: '← Back to main menu'}).click()
    const groups = menu(page).getByRole('navigation', {name: 'Main menu'}).locator('details')
    for (const group of await groups.all())
      if (!(await group.getAttribute('open'))) await group.evaluate((element) => element.setAttribute('open', ''))
    await expect(menu(page).getByRole('link', {name: 'Regions'})).toBeVisible()
    await expectNothingFound(page)
  })
})
