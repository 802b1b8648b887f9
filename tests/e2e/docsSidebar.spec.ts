import type {Page} from '@playwright/test'
import {collapseDuration} from '../../src/parts/details/collapseDuration.client'
import {movesAfterPress} from '../lib/collapse'
import {sampleCount} from '../lib/isSample'
import {expect, mayLog, needsSample, test} from '../lib/test'
import {test as freshTest} from '../lib/test'

test.use({viewport: {width: 1280, height: 800}})

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'})
const caretOf = (page: Page, label: string) => sidebarOf(page).getByLabel(`Pages in “${label}”`)
const sectionOf = (page: Page, label: string) =>
  sidebarOf(page).locator('details', {has: page.locator(`> [aria-label="Pages in “${label}”"]`)})

test('the current page and its category are marked, and the category is open', {tag: '@4.5'}, async ({page}) => {
  await page.goto('/docs/introduction/keycloak/')
  const sidebar = sidebarOf(page)
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['What Keycloak is'])
  await expect(sidebar.locator('[aria-current="true"]')).toHaveText(['Introduction'])
  await expect(sectionOf(page, 'Introduction')).toHaveAttribute('open')
  await expect(sectionOf(page, 'Getting started')).not.toHaveAttribute('open')
})

test('the entries of closed categories come once, when the reader turns to a caret', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/sidebars/')) asked.push(request.url())
  })
  await page.goto('/docs/introduction/keycloak/')
  const entry = sidebarOf(page).getByRole('link', {name: 'Sample application', includeHidden: true})
  await expect(entry).toHaveCount(0)
  await caretOf(page, 'Getting started').hover()
  await expect(entry).toHaveCount(1)
  await caretOf(page, 'Authentication').click()
  await expect(sidebarOf(page).getByRole('link', {name: 'Magic links'})).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('if the entries do not come, the caret leads to the page of the category', async ({page}) => {
  mayLog(page, 'Failed to load resource')
  await page.route('**/assets/sidebars/*', (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: '<p style="color:red">Not found'}),
  )
  await page.goto('/docs/introduction/keycloak/')
  await caretOf(page, 'Getting started').click()
  await expect(page).toHaveURL(/\/docs\/getting-started\/$/)
  await expect(sidebarOf(page).getByRole('link', {name: 'Sample application'})).toBeVisible()
})

test('one category is expanded at a time', async ({page}) => {
  await page.goto('/docs/introduction/keycloak/')
  await caretOf(page, 'Getting started').click()
  await expect(sidebarOf(page).getByRole('link', {name: 'Sample application'})).toBeVisible()
  await expect(sectionOf(page, 'Introduction')).not.toHaveAttribute('open')
  await caretOf(page, 'Getting started').click()
  await expect(sidebarOf(page).locator('details[open]')).toHaveCount(0)
})

test('a category is opened and closed by keyboard, and its pages are no stops while it is closed', async ({page}) => {
  needsSample()
  await page.goto('/docs/introduction/')
  await sidebarOf(page).getByRole('link', {name: 'Getting started'}).focus()
  await page.keyboard.press('Tab')
  await expect(caretOf(page, 'Getting started')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sectionOf(page, 'Getting started')).toHaveAttribute('open')
  await expect(sidebarOf(page).getByRole('link', {name: 'Sample application'})).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sidebarOf(page).getByRole('link', {name: 'Sample application'})).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(sectionOf(page, 'Getting started')).not.toHaveAttribute('open')
  await expect(sidebarOf(page).getByRole('link', {name: 'Sample application'})).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(sidebarOf(page).getByRole('link', {name: 'Keycloak concepts'})).toBeFocused()
})

test('the link of a category goes to its page and opens it', {tag: '@4.5'}, async ({page}) => {
  await page.goto('/docs/introduction/keycloak/')
  await sidebarOf(page).getByRole('link', {name: 'Getting started'}).click()
  await expect(page).toHaveURL(/\/docs\/getting-started\/$/)
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText(['Getting started'])
  await expect(sectionOf(page, 'Getting started')).toHaveAttribute('open')
  await expect(sectionOf(page, 'Introduction')).not.toHaveAttribute('open')
})

test('every row can be hit: 32 px or more', async ({page}) => {
  await page.goto('/docs/introduction/')
  const rows = await sidebarOf(page).locator('a:visible, summary:visible').all()
  expect(rows.length).toBeGreaterThan(sampleCount(5))
  for (const row of rows) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(32)
})

test('the sidebar can’t be hidden', {tag: '@4.5'}, async ({page}) => {
  await page.goto('/docs/introduction/')
  await expect(sidebarOf(page)).toBeVisible()
  await expect(page.locator('aside').getByRole('button')).toHaveCount(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `it opens and closes as long as its height asks for, motion: ${reducedMotion}`,
    {tag: '@9.5'},
    async ({page}) => {
      await page.emulateMedia({reducedMotion})
      await page.goto('/docs/introduction/keycloak/')
      const height = await heightOfList(page, 'Introduction')
      const closing = await movesAfterPress(caretOf(page, 'Introduction'))
      expect(closing).toEqual([
        {duration: collapseDuration(height, reducedMotion === 'reduce'), easing: 'ease-in-out', from: height, to: 0},
      ])
      const opening = await movesAfterPress(caretOf(page, 'Introduction'))
      expect(opening).toEqual([{...closing[0], from: 0, to: height}])
    },
  )
}

test('at 996 px and below it is in the page, for the menu to take, and is not shown', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800})
  await page.goto('/docs/introduction/keycloak/')
  await expect(page.locator('[data-secondary-menu] [aria-current="page"]')).toHaveText('What Keycloak is')
  await expect(page.locator('[data-secondary-menu]')).toBeHidden()
  await page.setViewportSize({width: 997, height: 800})
  await expect(page.locator('[data-secondary-menu]')).toBeVisible()
})

test('the pages without a sidebar have none', {tag: '@2.4'}, async ({page}) => {
  for (const pathname of ['/docs/affiliate/', '/docs/api-description/', '/docs/organizations/portal/']) {
    await page.goto(pathname)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(sidebarOf(page)).toHaveCount(0)
  }
})

test.describe('on the way to another page or place', () => {
  test('the category of the new page opens, also when the reader had closed it', async ({page}) => {
    await page.goto('/docs/introduction/documentation/')
    await caretOf(page, 'Introduction').click()
    await page.locator('.pagination-nav__link--prev').click()
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('Open source and leaving')
    await expect(sectionOf(page, 'Introduction')).toHaveAttribute('open')
  })

  test('going to a place of the page leaves the categories as they are', async ({page}) => {
    await page.goto('/docs/introduction/keycloak/')
    await caretOf(page, 'Getting started').click()
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first().click()
    await expect(page).toHaveURL(/#/)
    await expect(sectionOf(page, 'Getting started')).toHaveAttribute('open')
    await expect(sectionOf(page, 'Introduction')).not.toHaveAttribute('open')
  })
})

// A tab of its own: what is changed in it before a page comes stays changed.
freshTest('in a browser that can’t animate the content of a category, as Firefox, it opens at once', async ({page}) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new SyntaxError('unsupported pseudo-element')
    }
  })
  await page.goto('/docs/introduction/keycloak/')
  expect(await movesAfterPress(caretOf(page, 'Getting started'))).toEqual([])
  await expect(sidebarOf(page).getByRole('link', {name: 'Sample application'})).toBeVisible()
})

freshTest.describe('without scripts, on a wide screen', () => {
  freshTest.use({javaScriptEnabled: false, viewport: {width: 1280, height: 800}})

  freshTest('a closed category is a link, and its page has it open', async ({page}) => {
    await page.goto('/docs/introduction/keycloak/')
    await expect(caretOf(page, 'Introduction')).toBeVisible()
    await expect(caretOf(page, 'Getting started')).toBeHidden()
    await sidebarOf(page).getByRole('link', {name: 'Getting started'}).click()
    await expect(sidebarOf(page).getByRole('link', {name: 'Sample application'})).toBeVisible()
  })
})

freshTest.describe('without scripts', () => {
  freshTest.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}})

  freshTest('on a narrow screen it stands below the content', async ({page}) => {
    await page.goto('/docs/introduction/keycloak/')
    const sidebar = await sidebarOf(page).boundingBox()
    const article = await page.getByRole('article').boundingBox()
    expect(sidebar?.y).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? 0))
    await expect(sidebarOf(page).getByRole('link', {name: 'Open source and leaving'})).toBeVisible()
  })
})

function heightOfList(page: Page, label: string): Promise<number> {
  return sectionOf(page, label).evaluate((details) => parseFloat(getComputedStyle(details, '::details-content').height))
}
