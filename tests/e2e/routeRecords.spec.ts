import type {Page} from '@playwright/test'
import {askForReact, hydrated} from '../lib/hydrated'
import {fail} from '../lib/refuse'
import {expect, mayLog, test} from '../lib/test'

const FROM = '/docs/introduction/documentation/'
const TO = '/docs/introduction/keycloak/'
const record = (page: string) => `**${page}route.js`

const heading = (page: Page) => page.getByRole('heading', {level: 1})
const link = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'What Keycloak is'})

/** Marks the document: another one does not have the mark. */
const mark = (page: Page) => page.evaluate(() => (document.documentElement.dataset.before = 'true'))
const html = (page: Page) => page.locator('html')

/** Answers with a record as another deployment has it. */
async function makeOther(page: Page, of: string): Promise<void> {
  await page.route(record(of), async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/main\.[0-9a-f]+\.js/, 'main.00000000.js')
    // Without what would let the browser keep it.
    await route.fulfill({contentType: 'text/javascript', body})
  })
}

const failed = (why: RegExp) => new RegExp(`^Uncaught ChunkLoadError: ${why.source}`)

test('a page that React goes to is asked for once, and drawn within the document', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (pathname.endsWith('/route.js')) asked.push(pathname)
  })
  await page.goto(FROM)
  await hydrated(page)
  await mark(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'News'}).click()
  await expect(page).toHaveURL('/blog/')
  await page.goBack()
  for (let count = 0; count < 2; count++) {
    await link(page).click()
    await expect(page).toHaveURL(TO)
    await expect(heading(page)).toHaveText(/What Keycloak is/)
    await page.goBack()
    await expect(page).toHaveURL(FROM)
    await expect(heading(page)).toHaveText(/About this documentation/)
  }
  await expect(html(page)).toHaveAttribute('data-before')
  expect(asked.filter((path) => path === `${TO}route.js`)).toHaveLength(1)
})

for (const [name, prepare] of [
  ['does not come', (page: Page) => page.route(record(TO), (route) => fail(page, route))],
  ['is of another deployment', (page: Page) => makeOther(page, TO)],
] as const) {
  test(`a page whose record ${name} is loaded as a whole`, async ({page}) => {
    await prepare(page)
    await page.goto(FROM)
    await hydrated(page)
    await mark(page)
    await link(page).click()
    await expect(page).toHaveURL(TO)
    await expect(html(page)).not.toHaveAttribute('data-before')
    await expect(heading(page)).toHaveText(/What Keycloak is/)
  })

  test(`where the record of the first page ${name}, the page stays readable and says so`, async ({page}) => {
    mayLog(page, failed(/(?:Loading the route of|The route of) \/docs\/introduction\/keycloak\//))
    await prepare(page)
    await page.goto(TO)
    await askForReact(page)
    const notice = page.getByRole('complementary', {name: 'Loading failed'})
    await expect(notice.getByRole('alert')).toContainText(/ChunkLoadError: .*\/docs\/introduction\/keycloak\//)
    await expect(heading(page)).toHaveText(/What Keycloak is/)

    await page.unroute(record(TO))
    await notice.getByRole('button', {name: 'Retry'}).click()
    await hydrated(page)
    await expect(notice).toHaveCount(0)
  })
}
