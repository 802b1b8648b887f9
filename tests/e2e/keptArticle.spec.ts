import type {APIRequestContext, Page} from '@playwright/test'
import {hydrated} from '../lib/hydrated'
import {expect, mayLog, test} from '../lib/test'

const PAGE = '/docs/getting-started/email/'
const TITLE = 'Set up email for a realm'
const OTHER = '/docs/getting-started/realm-configuration/'
const OTHER_TITLE = 'Configure a new realm'

const html = (page: Page) => page.locator('html')
const article = (page: Page) => page.locator('.theme-doc-markdown')
const heading = (page: Page) => page.getByRole('heading', {level: 1})
const linkToOther = (page: Page) => article(page).locator(`a[href^="${OTHER}"]`).first()

/** Marks the document and its article: others do not have the mark. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('html, .theme-doc-markdown > :first-child'))
      element.dataset.before = 'true'
  })

/** Paths of the scripts that a page asks for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  return asked
}

/** The scripts that draw an article from its module, by its page's record. */
async function scriptsOfArticle(request: APIRequestContext, pathname: string): Promise<readonly string[]> {
  const record = await (await request.get(`${pathname}route.js`)).text()
  const module = /"\w+":\{"id":\d+,"chunks":(\[(?:\["[^\]]*"\],?)+\]),"isArticle":true/.exec(record)?.[1] ?? ''
  return module.match(/\/assets\/js\/[^"]+/g) ?? []
}

test('React takes an article over as it is, and does not ask for its text', async ({page, request}) => {
  const asked = watchScripts(page)
  await page.goto(PAGE)
  await mark(page)
  const text = await article(page).innerText()
  await hydrated(page)
  // What other articles need as well may be fetched ahead, for the pages that are linked here.
  const ofOthers = await scriptsOfArticle(request, OTHER)
  const own = (await scriptsOfArticle(request, PAGE)).filter((path) => !ofOthers.includes(path))
  expect([own.length, ofOthers.length > 1]).toEqual([1, true])
  expect(asked.filter((path) => own.includes(path))).toEqual([])
  await expect(article(page).locator('> :first-child')).toHaveAttribute('data-before')
  expect(await article(page).innerText()).toBe(text)
})

test('its links lead within the document, and back to the article as it was', async ({page}) => {
  await page.goto(PAGE)
  await hydrated(page)
  await mark(page)
  const text = await article(page).innerText()
  await linkToOther(page).click()
  await expect(page).toHaveURL(new RegExp(OTHER))
  await expect(heading(page)).toHaveText(OTHER_TITLE)
  await expect(html(page)).toHaveAttribute('data-before')

  await page.goBack()
  await expect(page).toHaveURL(PAGE)
  await expect(heading(page)).toHaveText(TITLE)
  expect(await article(page).innerText()).toBe(text)
  await expect(linkToOther(page)).toBeVisible()
  // Drawn anew, it does what it did: buttons of code, tabs, links.
  await article(page).locator('[data-copy-code]').first().click()
  await expect(article(page).getByRole('status').first()).not.toBeEmpty()
  await linkToOther(page).click()
  await expect(heading(page)).toHaveText(OTHER_TITLE)
  await expect(html(page)).toHaveAttribute('data-before')
})

test('the page of a link that the pointer is on is known before the click, and asked for once', async ({page}) => {
  // Links that are in view have theirs fetched as well: not here.
  await page.addInitScript(() =>
    Object.defineProperty(IntersectionObserver.prototype, 'observe', {value: () => undefined}),
  )
  const asked = watchScripts(page)
  const records = () => asked.filter((path) => path === `${OTHER}route.js`)
  await page.goto(PAGE)
  await hydrated(page)
  expect(records()).toHaveLength(0)
  await linkToOther(page).hover()
  await expect.poll(records).toHaveLength(1)
  await linkToOther(page).click()
  await expect(heading(page)).toHaveText(OTHER_TITLE)
  expect(records()).toHaveLength(1)
})

test('links with a key held down, to files and to places on the page are the browser’s', async ({page, context}) => {
  await page.goto(PAGE)
  await hydrated(page)
  await mark(page)
  const opened = context.waitForEvent('page')
  await linkToOther(page).click({modifiers: ['ControlOrMeta']})
  await (await opened).close()
  await expect(page).toHaveURL(PAGE)
  await article(page).locator('a.hash-link').nth(1).click({force: true})
  await expect(page).toHaveURL(/#.+/)
  await expect(html(page)).toHaveAttribute('data-before')
})

test('where React can’t adopt the page and draws it anew, the article is whole', async ({page}) => {
  mayLog(page, /^Docusaurus React Root onRecoverableError/)
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch()
    // As an extension of the browser might: what React expects is not there.
    const body = (await response.text()).replace(/<nav [^>]*breadcrumbs[\s\S]*?<\/nav>/, '')
    await route.fulfill({response, body})
  })
  await page.goto(PAGE)
  const text = await article(page).innerText()
  const before = await article(page).elementHandle()
  await hydrated(page)
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible()
  expect(await before.evaluate((element) => element.isConnected)).toBe(false)
  expect(await article(page).innerText()).toBe(text)
})
