import type {Page} from '@playwright/test'
import {chunkWith, hold} from '../lib/chunks'
import {askForReact, hydrated} from '../lib/hydrated'
import {expect, mayLog, test} from '../lib/test'

const FROM = '/docs/introduction/documentation/'
const TO = '/docs/introduction/keycloak/'
const LINK = 'What Keycloak is'
const SENTENCE = 'Applications hand the login over'

/** A page that React takes over with the script of its text; it does without that of a document: `keptArticle.spec.ts`. */
const FIRST = {path: '/api/create-organization/', sentence: 'from another system; for many at once there is'}

/** Where a page's own content stands, and no other page's. */
const script = (sentence = SENTENCE) => `**/assets/js/${chunkWith(sentence)}`

const bar = (page: Page) => page.locator('#nprogress .bar')
const content = (page: Page, sentence = SENTENCE) => page.getByText(sentence)

async function follow(page: Page): Promise<void> {
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: LINK}).click()
}

/** A page whose clock stands still, on its way to a page that does not come. */
async function startToNavigate(page: Page) {
  const next = await hold(page, script())
  await page.clock.install()
  await page.goto(FROM)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await follow(page)
  await expect(page).toHaveURL(TO)
  return next
}

test.describe('the progress bar', () => {
  test('starts 200 ms after the reader has gone to another path, at 8 per cent, and is done with the route', async ({
    page,
  }) => {
    const next = await startToNavigate(page)
    await page.clock.runFor(199)
    await expect(bar(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/)
    // The old page stays until the new one is there.
    await expect(content(page)).toHaveCount(0)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()

    await next.letPass()
    await expect(content(page)).toBeVisible()
    await page.clock.runFor(1000)
    await expect(bar(page)).toHaveCount(0)
  })

  test('trickles every 800 ms', async ({page}) => {
    await startToNavigate(page)
    await page.clock.runFor(200)
    const position = () => bar(page).evaluate(({style}) => style.transform)
    const first = await position()
    await page.clock.runFor(799)
    expect(await position()).toBe(first)
    // The step itself, and the next turn of the queue that it waits in.
    await page.clock.runFor(1)
    await expect.poll(position).not.toBe(first)
  })

  test('has no spinner, the accent of the mode for its colour, and no role that does not exist', async ({page}) => {
    await startToNavigate(page)
    await page.clock.runFor(200)
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
    await expect(page.locator('#nprogress [role]')).toHaveCount(0)
    for (const mode of ['light', 'dark']) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), mode)
      const accent = await page
        .locator('.navbar-button--primary')
        .first()
        .evaluate((link) => {
          link.style.transition = 'none'
          return getComputedStyle(link).backgroundColor
        })
      await expect(bar(page)).toHaveCSS('background-color', accent)
    }
  })

  test('does not glide where less motion is preferred', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await startToNavigate(page)
    await page.clock.runFor(200)
    await expect(bar(page)).toHaveCSS('transition-duration', '0.001s')
  })

  test('does not show for a page that is there in time, nor for a place on the same page', async ({page}) => {
    await page.clock.install()
    await page.goto(TO)
    await hydrated(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'This documentation'}).click()
    await expect(page).toHaveURL(FROM)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About this documentation')
    await page.clock.runFor(1000)
    await expect(bar(page)).toHaveCount(0)

    await page.locator('.table-of-contents').getByRole('link').last().click()
    await expect(page).toHaveURL(/#/)
    await page.clock.runFor(1000)
    await expect(bar(page)).toHaveCount(0)
  })
})

test.describe('after going to another page', () => {
  test('the window is at its top', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600})
    await page.goto(FROM)
    await hydrated(page)
    await page.locator('.pagination-nav').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.locator('.pagination-nav__link').last().click()
    await expect(page).not.toHaveURL(FROM)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('the window is at the target that the link names', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600})
    await page.goto('/docs/getting-started/email/')
    await hydrated(page)
    await page.locator('article a[href="/docs/getting-started/launch-checklist/#monitoring"]').click()
    await expect(page).toHaveURL('/docs/getting-started/launch-checklist/#monitoring')
    await expect(page.locator('#monitoring')).toBeInViewport()
    const top = await page.locator('#monitoring').evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
  })
})

test('a page that is drawn before its script has come shows the spinner, the failure, and itself after Retry', async ({
  page,
}) => {
  // What the server has written is the page, and what React draws first is not.
  mayLog(page, 'Docusaurus React Root onRecoverableError: Error: Minified React error #418;')
  // A host that also answers to index.html makes the framework draw a page that it has not waited for.
  await page.route(`**${FIRST.path}index.html`, async (route) => {
    await route.fulfill({response: await route.fetch({url: new URL(FIRST.path, route.request().url()).href})})
  })
  const next = await hold(page, script(FIRST.sentence))
  await page.goto(`${FIRST.path}index.html`)
  await askForReact(page)
  // The page as served has code blocks, whose buttons have a status of their own.
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible()
  await next.fail()
  await expect(page.getByRole('alert')).toContainText(/ChunkLoadError: Loading chunk \d+ failed/)
  await next.letPass()
  await page.getByRole('button', {name: 'Retry'}).click()
  await expect(content(page, FIRST.sentence)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('when the scripts of the first page do not come, it stays readable, says so, and Retry brings it to life', async ({
  page,
}) => {
  const next = await hold(page, script(FIRST.sentence))
  await page.goto(FIRST.path)
  await askForReact(page)
  await expect(content(page, FIRST.sentence)).toBeVisible()
  await next.fail()
  const notice = page.getByRole('complementary', {name: 'Loading failed'})
  await expect(notice.getByRole('alert')).toContainText(/ChunkLoadError: Loading chunk \d+ failed/)
  await expect(content(page, FIRST.sentence)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true')

  await next.letPass()
  await notice.getByRole('button', {name: 'Retry'}).click()
  await hydrated(page)
  await expect(content(page, FIRST.sentence)).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('the notice of a first page without its scripts can be put away', async ({page}) => {
  const next = await hold(page, script(FIRST.sentence))
  await page.goto(FIRST.path)
  await askForReact(page)
  await next.fail()
  const notice = page.getByRole('complementary', {name: 'Loading failed'})
  await notice.getByRole('button', {name: 'Close'}).click()
  await expect(notice).toHaveCount(0)
  await expect(content(page, FIRST.sentence)).toBeVisible()
})
