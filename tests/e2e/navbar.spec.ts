import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {navbarLinks, navigation} from '../../src/config/navigation'
import {dashboard} from '../../src/data/navigation'
import {test as fixtureTest} from '../lib/fixtureSite'
import {addressOf} from '../lib/ownAddress'
import {expect, test} from '../lib/test'

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main', exact: true})
const menuButton = (page: Page, name: string) => bar(page).getByRole('button', {name, exact: true})
const firstItem = (page: Page) => bar(page).getByRole('link', {name: 'Documentation', exact: true})

/** Whether the navbar is within the window. */
const isShown = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 1)
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y)

test(
  'the left side has the menus, the right side Contact, Dashboard, language, search and colour mode',
  {tag: '@1.7'},
  async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900})
    await page.goto('/')
    const left = bar(page).locator('.navbar__items').first()
    const right = bar(page).locator('.navbar__items--right')
    for (const {label, placement} of navigation) {
      await expect(left.getByRole('button', {name: label, exact: true})).toHaveCount(placement === 'footer' ? 0 : 1)
    }
    for (const {label, to} of navbarLinks) {
      await expect(left.getByRole('link', {name: label, exact: true})).toHaveAttribute('href', addressOf(to))
    }
    await expect(right.getByRole('link', {name: 'Contact'})).toHaveClass(/navbar-button--secondary/)
    for (const {label, to} of dashboard) {
      await expect(right.getByRole('link', {name: label})).toHaveClass(/navbar-button--primary/)
      await expect(right.getByRole('link', {name: label})).toHaveAttribute('href', addressOf(to))
    }
    await expect(right.getByRole('button', {name: 'English'})).toBeVisible()
    await expect(right.getByRole('button', {name: 'Search docs'})).toBeVisible()
    await expect(right.locator('[data-color-mode-switch]')).toBeVisible()
  },
)

for (const width of [997, 1100, 1101, 1240, 1241, 1360, 1361]) {
  test(`at ${width} px the items of the left side end before those of the right begin`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    await page.goto('/docs/introduction/')
    const left = await bar(page).locator('.navbar__items:not(.navbar__items--right) > :last-child').boundingBox()
    const right = await bar(page).locator('.navbar__items--right > :first-child').boundingBox()
    expect((left?.x ?? Infinity) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
    await expect(bar(page).getByRole('link', {name: brand.name, exact: true})).toBeVisible()
  })
}

for (const width of [1440, 1300, 1100]) {
  test(`at ${width} px the label of the search is cut where a language needs more room`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    await page.goto('/')
    const search = bar(page).locator('.DocSearch-Button')
    const label = search.locator('.DocSearch-Button-Placeholder')
    await label.evaluate((element) => (element.textContent = 'Dokumentation und Schnittstellen durchsuchen'))
    await expect(label).toHaveCSS('text-overflow', 'ellipsis')
    const [button, text, mode] = await Promise.all(
      [search, label, bar(page).locator('[data-color-mode-switch]').filter({visible: true})].map((element) =>
        element.boundingBox(),
      ),
    )
    const end = (box: typeof button) => (box?.x ?? 0) + (box?.width ?? Infinity)
    expect(end(text)).toBeLessThanOrEqual(end(button))
    expect(end(button)).toBeLessThanOrEqual(mode?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

for (const {label, tooltip: text} of dashboard) {
  test(`the ${label} link carries a tooltip about logging in or registering`, {tag: '@1.7'}, async ({page}) => {
    await page.goto('/')
    const link = bar(page).getByRole('link', {name: label})
    const tooltip = page.getByRole('tooltip', {name: text})
    await expect(tooltip).toBeHidden()
    await expect(link).toHaveAccessibleDescription(text)
    await link.hover()
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    await page.mouse.move(10, 500)
    await bar(page).getByRole('link', {name: 'Contact'}).focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(tooltip).toBeVisible()
  })
}

test.describe('on a page of the documentation', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/docs/introduction/keycloak/')
  })

  test('a dropdown opens under the pointer and closes when it leaves', {tag: '@2.19'}, async ({page}) => {
    await expect(firstItem(page)).toBeHidden()
    await menuButton(page, 'Developers').hover()
    await expect(firstItem(page)).toBeVisible()
    await page.mouse.move(700, 600)
    await expect(firstItem(page)).toBeHidden()
  })

  test(
    'a dropdown opens by Enter, says so, and closes by Escape with the focus back on it',
    {tag: '@2.19'},
    async ({page}) => {
      const button = menuButton(page, 'Developers')
      await button.press('Enter')
      await expect(firstItem(page)).toBeVisible()
      await expect(button).toHaveJSProperty('popoverTargetElement.constructor.name', 'HTMLUListElement')
      await page.keyboard.press('Tab')
      await expect(firstItem(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(firstItem(page)).toBeHidden()
      await expect(button).toBeFocused()
    },
  )

  test('a dropdown closes by a press elsewhere, and by opening another', {tag: '@2.19'}, async ({page}) => {
    await menuButton(page, 'Developers').press('Enter')
    await expect(firstItem(page)).toBeVisible()
    await page.mouse.click(1, 600)
    await expect(firstItem(page)).toBeHidden()
    await menuButton(page, 'Developers').press('Enter')
    await menuButton(page, 'Support').press('Enter')
    await expect(firstItem(page)).toBeHidden()
    await expect(bar(page).getByRole('link', {name: '24/7 support'})).toBeVisible()
  })

  test('a dropdown closes when the keyboard goes on from its last link', async ({page}) => {
    await menuButton(page, 'Developers').press('Enter')
    const items = menuButton(page, 'Developers').locator('..').getByRole('link')
    for (const item of await items.all()) {
      await page.keyboard.press('Tab')
      await expect(item).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(bar(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused()
    await expect(firstItem(page)).toBeHidden()
    await menuButton(page, 'Developers').press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(firstItem(page)).toBeHidden()
    await expect(menuButton(page, 'Support')).toBeFocused()
  })

  test('a dropdown under the pointer goes away by Escape', async ({page}) => {
    await menuButton(page, 'Developers').hover()
    await expect(firstItem(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(firstItem(page)).toBeHidden()
  })

  test('a dropdown closes when one of its links was followed', async ({page}) => {
    await menuButton(page, 'Developers').hover()
    await bar(page).getByRole('link', {name: 'Getting started', exact: true}).click()
    await expect(page).toHaveURL(/\/docs\/getting-started\/$/)
    await page.mouse.move(700, 600)
    await expect(firstItem(page)).toBeHidden()
  })

  test('the navbar hides while scrolling down and shows when scrolling up', {tag: '@2.17'}, async ({page}) => {
    await scrollTo(page, 400)
    await scrollTo(page, 600)
    await expect.poll(() => isShown(page)).toBe(false)
    await scrollTo(page, 500)
    await expect.poll(() => isShown(page)).toBe(true)
  })

  test('the navbar shows near the top', {tag: '@2.17'}, async ({page}) => {
    await scrollTo(page, 600)
    await scrollTo(page, 800)
    await expect.poll(() => isShown(page)).toBe(false)
    await scrollTo(page, 20)
    await expect.poll(() => isShown(page)).toBe(true)
  })

  test(
    'the navbar stays hidden after a jump to an anchor, and shows when scrolling up from there',
    {tag: '@2.17'},
    async ({page}) => {
      await page.locator('.table-of-contents a').nth(2).click()
      await expect(page).toHaveURL(/#/)
      await expect.poll(() => isShown(page)).toBe(false)
      const y = await page.evaluate(() => scrollY)
      await scrollTo(page, y - 50)
      await scrollTo(page, y - 150)
      await expect.poll(() => isShown(page)).toBe(true)
    },
  )

  test('a hidden navbar comes back for the keyboard', async ({page}) => {
    await scrollTo(page, 400)
    await scrollTo(page, 600)
    await expect.poll(() => isShown(page)).toBe(false)
    await menuButton(page, 'Developers').focus()
    await expect.poll(() => isShown(page)).toBe(true)
  })

  test('going back by keyboard, the navbar that comes covers nothing that has the focus', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.locator('main a[href]').last().focus()
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Shift+Tab')
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement?.closest('main :focus')
          const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0
          const {top = 0, height = 0} = focused?.getBoundingClientRect() ?? {}
          // What is higher than the window, as a table that scrolls, can't be shown whole.
          return focused && height < innerHeight - navbar ? Math.max(0, navbar - top) : 0
        })
      await expect.poll(covered).toBe(0)
    }
  })
})

test('a page that is opened at an anchor has its navbar hidden', {tag: '@2.17'}, async ({page}) => {
  await page.goto('/docs/introduction/keycloak/')
  const hash = await page.locator('.table-of-contents a').nth(2).getAttribute('href')
  // From elsewhere, so that the page is opened at the anchor: a reload would return to where the page lay just then.
  await page.goto('about:blank')
  await page.goto(`/docs/introduction/keycloak/${hash ?? ''}`)
  await expect.poll(() => isShown(page)).toBe(false)
})

test('after a change of page the navbar is shown', async ({page}) => {
  await page.goto('/docs/introduction/')
  await scrollTo(page, 400)
  await scrollTo(page, 600)
  await expect.poll(() => isShown(page)).toBe(false)
  await page.locator('.pagination-nav__link--next').click()
  await expect(page).not.toHaveURL(/introduction\/$/)
  await expect.poll(() => isShown(page)).toBe(true)
})

test('without any script the menus open by press and by Enter', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto('/docs/introduction/')
  await menuButton(page, 'Developers').press('Enter')
  await expect(firstItem(page)).toBeVisible()
  await page.mouse.click(700, 600)
  await expect(firstItem(page)).toBeHidden()
  await menuButton(page, 'Developers').press('Enter')
  await expect(firstItem(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(firstItem(page)).toBeHidden()
  await context.close()
})

fixtureTest(
  'items of every type are drawn: left ones at the left, others at the right',
  {tag: '@2.20'},
  async ({page}) => {
    await page.setViewportSize({width: 1600, height: 900})
    await page.goto('/docs/')
    const left = bar(page).locator('.navbar__items').first()
    const right = bar(page).locator('.navbar__items--right')
    await expect(left.getByRole('link', {name: 'Left link'})).toBeVisible()
    await expect(left.getByRole('button', {name: 'Dropdown', exact: true})).toBeVisible()
    await expect(left.getByRole('link', {name: 'Doc', exact: true})).toBeVisible()
    await expect(left.getByRole('link', {name: 'Doc sidebar'})).toBeVisible()
    await expect(left.locator('.fixture-html')).toHaveText('Raw HTML')
    await expect(right.getByRole('link', {name: 'Default position'})).toBeVisible()
    await expect(right.getByRole('button', {name: /More in/})).toHaveCount(1)
    await expect(right.getByRole('button', {name: 'English'})).toBeVisible()
    await expect(right.getByRole('button', {name: 'Search docs'})).toBeVisible()
  },
)

test('without any script the navbar, which stays, covers nothing that an address leads to', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 1280, height: 720}})
  const page = await context.newPage()
  await page.goto('/docs/introduction/keycloak/')
  for (const link of (await page.locator('.table-of-contents a').all()).slice(0, 6)) {
    const hash = (await link.getAttribute('href')) ?? ''
    await page.goto(`/docs/introduction/keycloak/${hash}`)
    const top = (await page.locator(hash).boundingBox())?.y ?? 0
    const navbar = await bar(page).boundingBox()
    expect(top, hash).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0))
    expect(top, hash).toBeLessThan(200)
  }
  await context.close()
})

test('a hash that is not well encoded breaks nothing of the page', async ({page}) => {
  // An error in the console would fail this test: each behaviour that breaks is logged there.
  await page.goto('/docs/introduction/keycloak/#100%')
  const contents = page.getByRole('navigation', {name: 'On this page'})
  await contents.getByRole('link').nth(2).click()
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
  await expect.poll(() => isShown(page)).toBe(false)
})

test('a reader who comes back to a hash that is not well encoded finds the page', async ({page}) => {
  await page.goto('/docs/introduction/keycloak/#100%')
  const contents = page.getByRole('navigation', {name: 'On this page'})
  await contents.getByRole('link').nth(2).click()
  await expect(page).not.toHaveURL(/#100%$/)
  await page.goBack()
  await expect(page).toHaveURL(/#100%$/)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/What Keycloak is/)
})
