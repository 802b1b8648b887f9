import type {Page} from '@playwright/test'
import {expect, test} from '../lib/fixtureSite'
import {hold} from '../lib/hold'
import {hydrated} from '../lib/hydrated'

// A context whose clock was stopped can't be shared.
test.use({reuseContext: false, variant: 'stock'})

const spinner = (page: Page) => page.getByRole('status')

/** Starts to load with the page's clock standing still: it goes on as far as a test says. */
async function startToLoad(page: Page, query = ''): Promise<void> {
  await page.clock.install()
  await page.goto(`/lazy/${query}`)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', {name: 'Load'}).click()
  await expect.poll(() => page.evaluate(() => typeof globalThis.fixtureLoaded)).toBe('function')
}

test('a spinner shows once loading has taken 200 ms, and no earlier', {tag: ['@2.12', '@4.10']}, async ({page}) => {
  await startToLoad(page)
  await page.clock.runFor(199)
  await expect(spinner(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(spinner(page)).toHaveText('Loading')
  await page.evaluate(() => globalThis.fixtureLoaded?.())
  await expect(page.getByText('Loaded', {exact: true})).toBeVisible()
  await expect(spinner(page)).toHaveCount(0)
})

test('without a time-out it says Loading for as long as it takes', {tag: '@4.10'}, async ({page}) => {
  await startToLoad(page)
  await page.clock.runFor(3_600_000)
  await expect(spinner(page)).toHaveText('Loading')
  await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0)
})

test('when a time-out that is set is over it says so and offers to try again', {tag: '@4.10'}, async ({page}) => {
  await startToLoad(page, '?timeout=3000')
  await page.clock.runFor(2999)
  await expect(spinner(page)).toHaveText('Loading')
  await page.clock.runFor(1)
  await expect(spinner(page)).toContainText('Still loading')

  await page.getByRole('button', {name: 'Retry'}).click()
  await expect(spinner(page)).toHaveText('Loading')
  await page.evaluate(() => globalThis.fixtureLoaded?.())
  await expect(page.getByText('Loaded', {exact: true})).toBeVisible()
})

test('a failure shows the text of the error, and Retry loads again', {tag: ['@2.12', '@4.10']}, async ({page}) => {
  await startToLoad(page)
  await page.evaluate(() => globalThis.fixtureFailed?.(new Error('The server is on holiday')))
  await expect(page.getByRole('alert')).toContainText('Error: The server is on holiday')
  await page.evaluate(() => (globalThis.fixtureLoaded = undefined))

  await page.getByRole('button', {name: 'Retry'}).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.evaluate(() => globalThis.fixtureLoaded?.())
  await expect(page.getByText('Loaded', {exact: true})).toBeVisible()
})

test('the spinner turns, and stands still where less motion is preferred', async ({page}) => {
  await startToLoad(page)
  await page.clock.runFor(200)
  const motion = () =>
    spinner(page)
      .locator('span')
      .evaluate((element) => {
        const {animationName, animationDuration, animationIterationCount} = getComputedStyle(element)
        return [animationName === 'none', animationDuration, animationIterationCount].join(' ')
      })
  expect(await motion()).toBe('false 0.9s infinite')
  await page.emulateMedia({reducedMotion: 'reduce'})
  expect(await motion()).toBe('false 0.001s 1')
})

test('a bar without a spinner starts 200 ms after a change to another path', async ({page}) => {
  await page.clock.install()
  await page.goto('/docs/')
  await hydrated(page)
  const letPass = await hold(page, '**/assets/js/*.js')
  await page.clock.pauseAt(Date.now() + 60_000)
  const bar = page.locator('#nprogress .bar')
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Left link'}).click()
  await page.clock.runFor(199)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar).toHaveAttribute('style', /translate3d\(-92%/)
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
  letPass()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/long\/$/)
  await expect(bar).toHaveCount(0)
})
