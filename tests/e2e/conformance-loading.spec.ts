import type {Page} from '@playwright/test'
import {test as stockTest} from '../lib/fixtureSite'
import {hydrated} from '../lib/hydrated'
import {fail} from '../lib/refuse'
import {scriptsOf} from '../lib/scripts'
import {expect, mayLog, test} from '../lib/test'

type Connection = {effectiveType: string; saveData: boolean}

async function openOn(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((emulated) => {
    Object.defineProperty(navigator, 'connection', {value: emulated})
  }, connection)
  await page.goto('/docs/introduction/')
}

/** What lets the browser fetch the page of a link that the reader turns to. */
const rules = (page: Page) => page.locator('script[type=speculationrules]')

test(
  'the page of a link that the reader turns to is fetched ahead on a fast connection',
  {tag: '@9.3'},
  async ({page}) => {
    await openOn(page, {effectiveType: '4g', saveData: false})
    await expect(rules(page)).toHaveCount(1)
    const parsed: unknown = JSON.parse((await rules(page).textContent()) ?? '')
    expect(parsed).toMatchObject({prefetch: [{eagerness: 'eager'}]})
  },
)

for (const [name, connection] of [
  ['on 2g', {effectiveType: '2g', saveData: false}],
  ['on slow 2g', {effectiveType: 'slow-2g', saveData: false}],
  ['where data is to be saved', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is prefetched ${name}`, {tag: '@9.3'}, async ({page}) => {
    const scripts = scriptsOf(page)
    await openOn(page, connection)
    await expect(rules(page)).toHaveCount(0)
    await page.goto('/api/get-organizations/')
    await page.getByRole('button', {name: 'Try it'}).hover()
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
  })
}

stockTest.use({variant: 'stock'})

stockTest(
  'with the framework’s client, a page whose script does not load is loaded as a whole',
  {tag: '@2.15'},
  async ({page}) => {
    await page.goto('/docs/')
    await hydrated(page)
    await page.evaluate(() => (document.documentElement.dataset.before = 'true'))
    mayLog(page, /^Uncaught ChunkLoadError: Loading chunk \d+ failed\./)
    let isReloaded = false
    await page.route('**/*', async (route) => {
      const type = route.request().resourceType()
      isReloaded ||= type === 'document'
      if (type === 'script' && !isReloaded) await fail(page, route)
      else await route.continue()
    })
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Left link'}).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-before')
    await expect(page).toHaveURL(/\/long\/$/)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    expect(isReloaded).toBe(true)
  },
)
