import type {Page} from '@playwright/test'
import {navigation} from '../../src/config/navigation'
import {dashboard} from '../../src/data/navigation'
import {expect, needsPage, test} from '../lib/test'

const openButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'})
const menu = (page: Page) => page.locator('#mobile-menu')
const closeButton = (page: Page) => menu(page).getByRole('button', {name: 'Close navigation bar'})

test.use({viewport: {width: 390, height: 844}})

test.beforeEach(async ({page}) => {
  await page.goto('/docs/introduction/')
})

test(
  'the menu slides in and closes by its button, by Escape, and by a press beside it',
  {tag: '@2.18'},
  async ({page}) => {
    await expect(menu(page)).toBeHidden()
    await openButton(page).click()
    await expect(menu(page)).toBeInViewport({ratio: 0.9})
    await closeButton(page).click()
    await expect(menu(page)).toBeHidden()
    await openButton(page).click()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await openButton(page).click()
    await expect(menu(page)).toBeInViewport({ratio: 0.9})
    await page.mouse.click(380, 400)
    await expect(menu(page)).toBeHidden()
  },
)

test('on a page with a sidebar the secondary menu is shown first, with a way back', {tag: '@2.18'}, async ({page}) => {
  needsPage('/docs/introduction/open-source/')
  await openButton(page).click()
  const secondary = menu(page).locator('[data-menu-secondary]')
  await expect(secondary.getByRole('link', {name: 'Open source and leaving'})).toBeVisible()
  await expect(secondary.getByRole('link', {name: 'Open source and leaving'})).toHaveCSS('text-decoration-line', 'none')
  await expect(menu(page).getByRole('navigation', {name: 'Main menu'})).toBeHidden()
  await menu(page).getByRole('button', {name: '← Back to main menu'}).click()
  await expect(menu(page).getByRole('navigation', {name: 'Main menu'})).toBeVisible()
  await expect(secondary).toBeHidden()
})

test('the way back to the main menu takes the focus with it', async ({page}) => {
  await openButton(page).click()
  await menu(page).getByRole('button', {name: '← Back to main menu'}).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('navigation', {name: 'Main menu'}).locator('summary').first()).toBeFocused()
})

test('a link of the secondary menu leads to its page, and the menu closes', async ({page}) => {
  needsPage('/docs/introduction/open-source/')
  await openButton(page).click()
  await menu(page).locator('[data-menu-secondary]').getByRole('link', {name: 'Open source and leaving'}).click()
  await expect(page).toHaveURL(/\/docs\/introduction\/open-source\/$/)
  await expect(menu(page)).toBeHidden()
})

test('groups start expanded when one of their items is active', {tag: '@2.19'}, async ({page}) => {
  await openButton(page).click()
  await menu(page).getByRole('button', {name: '← Back to main menu'}).click()
  const groups = menu(page).getByRole('navigation', {name: 'Main menu'}).locator('details')
  await expect(groups.filter({hasText: 'Developers'})).toHaveAttribute('open', '')
  await expect(groups.filter({hasText: 'Hosting'})).not.toHaveAttribute('open')
  await expect(menu(page).getByRole('link', {name: 'Documentation', exact: true})).toBeVisible()
  await groups.filter({hasText: 'Hosting'}).locator('summary').click()
  await expect(menu(page).getByRole('link', {name: 'Regions'})).toBeVisible()
})

test(
  'a group is open on a page below that of one of its items, which is marked and is not the page itself',
  {tag: '@2.19'},
  async ({page}) => {
    await page.goto('/docs/introduction/keycloak/')
    await openButton(page).click()
    await menu(page).getByRole('button', {name: '← Back to main menu'}).click()
    const primary = menu(page).getByRole('navigation', {name: 'Main menu'})
    await expect(primary.locator('details[open]')).toHaveText(/^Developers/)
    const item = primary.getByRole('link', {name: 'Documentation', exact: true})
    await expect(item).toHaveAttribute('aria-current', 'true')
    await expect(item).toHaveClass(/menu__link--active/)
    await expect(primary.locator('[aria-current="page"]')).toHaveCount(0)
  },
)

test('the focus stays in the menu and returns to the button', async ({page}) => {
  await openButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(closeButton(page)).toBeVisible()
  const count = await menu(page).locator('a:visible, button:visible, summary:visible').count()
  const leaves: string[] = []
  for (let stop = 0; stop < count + 3; stop++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const active = document.activeElement
      return active === document.body || active?.closest('#mobile-menu') ? '' : (active?.outerHTML ?? '')
    })
    if (place) leaves.push(place)
  }
  expect(leaves).toEqual([])
  await page.keyboard.press('Escape')
  await expect(openButton(page)).toBeFocused()
})

test('the page behind the menu does not scroll', async ({page}) => {
  await openButton(page).click()
  await expect(menu(page)).toBeInViewport({ratio: 0.9})
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await closeButton(page).click()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test(
  'a page without a sidebar opens the primary menu, with every group and link of the navigation',
  {tag: '@2.18'},
  async ({page}) => {
    await page.goto('/')
    await openButton(page).click()
    const primary = menu(page).getByRole('navigation', {name: 'Main menu'})
    await expect(primary).toBeVisible()
    for (const {label, items, placement} of navigation.filter((group) => group.placement !== 'footer')) {
      const group = primary.locator('details').filter({hasText: label})
      await group.locator('summary').click()
      for (const item of items) await expect(group.getByRole('link', {name: item.label})).toBeVisible()
      expect(placement).toBeUndefined()
    }
    await expect(primary.getByRole('link', {name: 'Contact'})).toBeVisible()
    for (const {label} of dashboard) await expect(primary.getByRole('link', {name: label}).last()).toBeVisible()
  },
)

test('the menu closes when the window grows to that of a desktop', async ({page}) => {
  await page.goto('/')
  await openButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({width: 1200, height: 800})
  await expect(menu(page)).toBeHidden()
})

test('without any script the menu opens and closes, and the sidebar stands below the page', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 390, height: 844}})
  const page = await context.newPage()
  await page.goto('/docs/introduction/')
  await openButton(page).click()
  await expect(menu(page).getByRole('link', {name: 'Pricing'})).toBeVisible()
  await closeButton(page).click()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible()
  await context.close()
})

test('with reduced motion the menu is there at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.goto('/')
  await openButton(page).click()
  const duration = await menu(page).evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(duration.split(', ').every((part) => part === '0.001s')).toBe(true)
})
