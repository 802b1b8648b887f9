import type {BrowserContext, Page} from '@playwright/test'
import {builtText, changingSite, removalWorker, shortList, type ChangingSite} from '../lib/changingSite'
import {visitAfter} from '../lib/consent'
import {scriptsOf} from '../lib/scripts'
import {expect, mayLog, needsPage, test} from '../lib/test'

const CONTROL = '/docs/introduction/documentation/'
const SAVED_PAGES = [CONTROL, '/docs/introduction/keycloak/', '/docs/sso/', '/search/', '/offline/']

const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click()
const opener = 'Save these docs for offline'
const status = (page: Page) => page.locator('main [role=status]').filter({hasText: /sav|browser/i})
const heading = (page: Page) => page.getByRole('heading', {level: 1})

/** Everything that the browser keeps for reading without a connection. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
const nothing = {caches: [], workers: 0}

needsPage(CONTROL)

let site: ChangingSite
let context: BrowserContext
let page: Page

test.beforeEach(async ({browser}) => {
  site = await changingSite()
  context = await browser.newContext({storageState: visitAfter('rejecting')})
  page = await context.newPage()
})
test.afterEach(async () => {
  await context.close()
  await site.stop()
})

async function save(): Promise<void> {
  await page.goto(site.url + CONTROL)
  await press(page, opener)
  await press(page, 'Save')
  await expect(status(page)).toContainText('Saved on')
}

async function goOffline(): Promise<void> {
  mayLog(context, 'Failed to load resource: net::ERR_')
  mayLog(context, /^Failed to load resource: the server responded with a status of 503/)
  await site.stop()
}

async function searchFor(words: string): Promise<void> {
  await page.keyboard.press('/')
  await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill(words)
}

test('offline reading loads and stores nothing until the reader saves, and then says the size first', async () => {
  const scripts = scriptsOf(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(site.url + CONTROL)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  expect(requests.filter((path) => /offline|sw\.js/.test(path))).toEqual([])
  expect(await stored(page)).toEqual(nothing)

  await press(page, opener)
  await expect(status(page)).toHaveText(/^\d+ pages and what they load: \d+ MB to download, \d+ MB in your browser\.$/)
  await expect(page.getByRole('button', {name: 'Save', exact: true})).toBeFocused()
  expect(await stored(page)).toEqual(nothing)
})

test('saved docs are read and searched without a connection, never outdated with one, and removed', async () => {
  await save()
  await page.goto(`${site.url}/blog/`)
  await page.goto(`${site.url}/api-console/signed-in.htm?code=secret`)

  await goOffline()
  // Never opened before.
  await page.goto(`${site.url}/docs/sso/?from=mail`)
  await expect(heading(page)).toContainText('Single sign-on')
  await searchFor('brute force detection')
  await page.getByRole('dialog', {name: 'Search'}).getByRole('option').first().click()
  await expect(heading(page)).toContainText(/brute force/i)
  await page.goto(`${site.url}/blog/`)
  await expect(page.locator('article').first()).toBeVisible()
  const missing = await page.goto(`${site.url}/pricing/`)
  expect(missing?.status()).toBe(503)
  await expect(heading(page)).toHaveText('You’re offline')
  expect(
    await page.evaluate(async () => (await caches.match('/api-console/signed-in.htm', {ignoreSearch: true})) ?? null),
  ).toBeNull()

  site.deploy('/docs/sso/', (await builtText('/docs/sso/')).replace(/(<h1[^>]*>)[^<]*/, '$1Changed'))
  await site.start()
  await page.goto(`${site.url}/docs/sso/`)
  await expect(heading(page)).toHaveText('Changed')
  await site.stop()
  await page.reload()
  await expect(heading(page)).toHaveText('Changed')

  await site.start()
  await page.goto(site.url + CONTROL)
  await press(page, opener)
  await press(page, 'Remove')
  await expect(status(page)).toContainText('MB to download')
  expect(await stored(page)).toEqual(nothing)
})

test('saving that is interrupted continues, and an update replaces the copy', async () => {
  site.deploy('/offline.json', await shortList(SAVED_PAGES))
  site.deploy('/docs/sso/', null)
  mayLog(context, /^Failed to load resource: the server responded with a status of 503/)
  await page.goto(site.url + CONTROL)
  await press(page, opener)
  await press(page, 'Save')
  await expect(status(page)).toHaveText('Saving didn’t finish.')
  site.restore('/docs/sso/')
  await press(page, 'Continue')
  await expect(status(page)).toContainText('Saved on')

  site.deploy('/offline.json', await shortList(SAVED_PAGES.filter((path) => path !== '/docs/sso/')))
  await page.reload()
  await press(page, opener)
  await expect(status(page)).toContainText('The site has changed since.')
  await press(page, 'Update')
  await expect(status(page)).toContainText('You can read and search without a connection.')
  expect(await page.evaluate(async () => (await caches.match('/docs/sso/')) ?? null)).toBeNull()
})

test('a page of a newer build searches the saved docs without a connection', async () => {
  site.deploy('/offline.json', await shortList(SAVED_PAGES))
  await save()
  const newer = (await builtText('/docs/sso/')).replace(/(index-en\.)\w+(\.json)/, '$1000000000000$2')
  site.deploy('/docs/sso/', newer)
  await page.goto(`${site.url}/docs/sso/`)
  await goOffline()
  await page.reload()
  await searchFor('what keycloak is')
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('option').first()).toBeVisible()
})

test('an operator who turns saving off removes every copy on the next visit', async () => {
  site.deploy('/offline.json', await shortList(SAVED_PAGES))
  await save()
  site.deploy('/sw.js', await removalWorker())
  await page.goto(`${site.url}/docs/sso/`)
  await expect.poll(() => stored(page)).toEqual(nothing)
  await page.reload()
  await expect(heading(page)).toContainText('Single sign-on')
})
