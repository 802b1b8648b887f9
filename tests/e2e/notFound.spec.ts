import type {Page} from '@playwright/test'
import {starts} from '../../src/data/starts'
import {hold} from '../lib/hold'
import {layoutShifts} from '../lib/layoutShift'
import {addressOf} from '../lib/ownAddress'
import {refuse} from '../lib/refuse'
import {answered, expect, mayLog, needsPage, test} from '../lib/test'

const LIST = '/page-list.json'

/** The addresses of no page, whose status the browser logs. */
const MISSING =
  /\/(no-such-page\/|docs\/nothing\/here\/|docs\/introduction\/keyclok\/|blog\/2019|a\.php\?b=c|index\.html\/|xmlrpc\.php)$/

test.beforeEach(({context}) => mayLog(context, answered(404, MISSING)))

const likely = (page: Page) => page.locator('likely-pages')

test('every other path is answered with status 404 and the not-found page', async ({page}) => {
  for (const pathname of ['/no-such-page/', '/docs/nothing/here/', '/blog/2019', '/a.php?b=c', '/index.html/']) {
    const response = await page.goto(pathname)
    expect(response?.status(), pathname).toBe(404)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
    await expect(page).toHaveTitle(/^Page not found/)
  }
})

test('a mistyped address is offered the page that was meant, first of all', async ({page}) => {
  await page.goto('/docs/introduction/keyclok/')
  const links = likely(page).getByRole('link')
  await expect(links).toHaveCount(5)
  await expect(likely(page).getByRole('heading')).toHaveText('Did you mean one of these?')
  await expect(links.first()).toHaveAttribute('href', addressOf('/docs/introduction/keycloak/'))
  await links.first().click()
  await expect(page).toHaveURL(addressOf('/docs/introduction/keycloak/'))
})

test('an address like no other is offered the pages to start from, those of the search page', async ({page}) => {
  await page.goto('/xmlrpc.php')
  await expect(likely(page).getByRole('heading')).toHaveText('No page has a similar address. Start here:')
  const links = likely(page).getByRole('link')
  await expect(links).toHaveCount(starts.length)
  for (const [index, {label, to}] of starts.entries()) {
    await expect(links.nth(index)).toContainText(label)
    await expect(links.nth(index)).toHaveAttribute('href', addressOf(to))
  }
})

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px when the likeliest pages arrive`, async ({page}) => {
    await page.setViewportSize({width, height: 1600})
    // Fonts that come late are another test's matter.
    await page.goto('/')
    const letPass = await hold(page, `**${LIST}`)
    await page.goto('/docs/introduction/keyclok/')
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const footer = page.getByRole('contentinfo')
    const before = await footer.boundingBox()
    letPass()
    await expect(likely(page).getByRole('link')).toHaveCount(5)
    expect(await footer.boundingBox()).toEqual(before)
    expect(await layoutShifts(page)).toEqual([])
  })
}

test('the page says what to do when the list of pages does not come', async ({page}) => {
  await refuse(page, `**${LIST}`)
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('Could not load the list of similar pages'),
  )
  await page.goto('/no-such-page/')
  await warning
  await expect(likely(page).getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
})

test('no other page asks for the list of pages', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/docs/introduction/')
  await page.waitForLoadState('networkidle')
  expect(asked).toContain(addressOf('/docs/introduction/'))
  expect(asked.filter((pathname) => pathname === addressOf(LIST) || pathname.includes('/likely.'))).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled})

    test('the search box leads to the results for what was typed', async ({page}) => {
      await page.goto('/no-such-page/')
      const search = page.getByRole('main').getByRole('search')
      await search.getByRole('searchbox', {name: 'Search this site'}).fill('magic links')
      await search.getByRole('button', {name: 'Search'}).click()
      await expect(page).toHaveURL(addressOf('/search/?q=magic+links'))
    })

    test('the navigation is there once, in the footer', async ({page}) => {
      needsPage('/docs/getting-started/')
      await page.goto('/no-such-page/')
      const link = page.getByRole('link', {name: 'Getting started', exact: true}).filter({visible: true})
      await expect(link).toHaveCount(1)
      await page.getByRole('contentinfo').getByRole('link', {name: 'Getting started'}).click()
      await expect(page).toHaveURL(addressOf('/docs/getting-started/'))
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('no room is kept for the likeliest pages', async ({page}) => {
    await page.goto('/no-such-page/')
    expect((await likely(page).boundingBox())?.height).toBe(0)
  })
})
