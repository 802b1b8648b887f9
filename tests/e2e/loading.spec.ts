import type {Page} from '@playwright/test'
import {hold} from '../lib/hold'
import {expect, test} from '../lib/test'

// A context whose clock was stopped can't be shared.
test.use({reuseContext: false})

const FROM = '/docs/introduction/documentation/'
const TO = '/docs/introduction/keycloak/'
const LINK = 'What Keycloak is'

const bar = (page: Page) => page.locator('#nprogress .bar')
const link = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: LINK})

/** A page whose clock stands still, on its way to a page that never comes. */
async function startToNavigate(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(FROM)
  // The browser does not go: nothing can be asked of a page that it is about to leave.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
  await page.clock.pauseAt(Date.now() + 60_000)
  await link(page).click()
}

test.describe('the progress bar', () => {
  test('starts 200 ms after the reader has gone to another path, at 8 per cent', {tag: '@2.16'}, async ({page}) => {
    await startToNavigate(page)
    await page.clock.runFor(199)
    await expect(bar(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/)
  })

  test('shows while a slow server has not answered, and asks for nothing', {tag: '@2.16'}, async ({page}) => {
    // The page says when it shows: nothing can be asked of it while it is about to be left.
    await page.addInitScript(() => {
      let clicked = NaN
      addEventListener('click', () => (clicked = performance.now()), true)
      const observer = new MutationObserver(() => {
        if (!document.getElementById('nprogress')) return
        console.log(`bar after ${performance.now() - clicked}`)
        observer.disconnect()
      })
      observer.observe(document, {childList: true, subtree: true})
    })
    // A browser asks for the page's icon when it likes.
    await page.goto(FROM, {waitUntil: 'networkidle'})
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const letPass = await hold(page, `**${TO}`)
    const said = page.waitForEvent('console', (message) => message.text().startsWith('bar after '))
    // Without the pointer, at which the browser fetches the page ahead.
    await link(page).press('Enter', {noWaitAfter: true})
    expect(Number((await said).text().replace('bar after ', ''))).toBeGreaterThanOrEqual(199)
    letPass()
    await expect(page).toHaveURL(TO)
    // A key press also brings what improves the page, which the bar doesn't need.
    expect(asked.find((path) => !path.startsWith('/assets/inline/improve.'))).toBe(TO)
  })

  test('is not there on the page that has come, nor when the reader comes back', {tag: '@2.16'}, async ({page}) => {
    await page.goto(FROM)
    await link(page).click()
    await expect(page).toHaveURL(TO)
    await expect(bar(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(FROM)
    await expect(bar(page)).toHaveCount(0)
  })

  test('trickles every 800 ms', {tag: '@2.16'}, async ({page}) => {
    await startToNavigate(page)
    await page.clock.runFor(200)
    const position = () => bar(page).evaluate(({style}) => style.transform)
    const first = await position()
    await page.clock.runFor(799)
    expect(await position()).toBe(first)
    await page.clock.runFor(1)
    expect(await position()).not.toBe(first)
  })

  test(
    'has no spinner, the accent of the mode for its colour, and no role that does not exist',
    {tag: '@2.16'},
    async ({page}) => {
      await startToNavigate(page)
      await page.clock.runFor(200)
      await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
      await expect(page.locator('#nprogress [role]')).toHaveCount(0)
      for (const mode of ['light', 'dark']) {
        await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), mode)
        const accent = await page
          .locator('.navbar-button--primary')
          .first()
          .evaluate((button) => {
            button.style.transition = 'none'
            return getComputedStyle(button).backgroundColor
          })
        await expect(bar(page)).toHaveCSS('background-color', accent)
      }
    },
  )

  test('goes away when the reader stops the page that is on its way', async ({page}) => {
    await startToNavigate(page)
    await page.clock.runFor(200)
    await expect(bar(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
  })

  test('does not show for a place on the same page, nor for what opens elsewhere', {tag: '@2.16'}, async ({page}) => {
    await page.clock.install()
    await page.goto(TO)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('.table-of-contents').getByRole('link').last().click()
    await expect(page).toHaveURL(/#/)
    const opened = page.context().waitForEvent('page')
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'About this documentation'})
      .or(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'This documentation'}))
      .click({modifiers: ['ControlOrMeta']})
    await opened
    await page.clock.runFor(1000)
    await expect(bar(page)).toHaveCount(0)
  })
})

test.describe('after going to another page', () => {
  test('the window is at its top', {tag: '@2.14'}, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600})
    await page.goto(FROM)
    await page.locator('.pagination-nav').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.locator('.pagination-nav__link').last().click()
    await expect(page).not.toHaveURL(FROM)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('the window is at the target that the link names', {tag: '@2.14'}, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600})
    await page.goto('/docs/getting-started/email/')
    await page.locator('article a[href="/docs/getting-started/launch-checklist/#monitoring"]').click()
    await expect(page).toHaveURL('/docs/getting-started/launch-checklist/#monitoring')
    await expect(page.locator('#monitoring')).toBeInViewport()
    const top = await page.locator('#monitoring').evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
  })
})

test('Back shows the page that the reader came from, at the place where they left it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600})
  await page.goto('/api/create-organization/')
  await page.getByRole('button', {name: 'Try it'}).hover()
  await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}))
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'List organizations'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('List organizations')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Create an organization')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})
