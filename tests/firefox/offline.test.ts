import {launch, type Browser, type Page} from 'puppeteer-core'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {findFirefox} from '../../scripts/lib/firefox'
import {changingSite, removalWorker, shortList, type ChangingSite} from '../lib/changingSite'
import {canVisit} from '../lib/isSample'

const CONTROL = '/docs/introduction/documentation/'
const OTHER = '/docs/sso/'

const firefox = findFirefox()

// Other content might have no page with the control.
describe.skipIf(firefox === undefined || !canVisit(CONTROL))('offline reading in Firefox', () => {
  let site: ChangingSite
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await launch({browser: 'firefox', headless: true, executablePath: firefox})
  })
  afterAll(() => browser.close())

  // Each test has its own storage and server, so that one that fails leaves nothing to the next.
  beforeEach(async () => {
    site = await changingSite()
    site.deploy('/offline.json', await shortList([CONTROL, OTHER, '/search/', '/offline/']))
    page = await (await browser.createBrowserContext()).newPage()
  })
  afterEach(async () => {
    await page.browserContext().close()
    await site.stop()
  })

  const press = (name: string) => page.locator(`main ::-p-aria([name="${name}"][role="button"])`).click()
  const said = (text: string) =>
    page.waitForFunction(
      (part) =>
        [...document.querySelectorAll('main [role=status]')].some(({textContent}) => textContent.includes(part)),
      {timeout: 120_000},
      text,
    )
  const heading = () => page.$eval('h1', (element) => element.textContent)
  const stored = () =>
    page.evaluate(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length)

  async function save(): Promise<void> {
    await page.goto(site.url + CONTROL)
    await press('Save these docs for offline')
    await said('MB to download')
    await press('Save')
    await said('Saved on')
  }

  it('shows saved pages and searches them while the server is away, and removes them', async () => {
    await save()
    await site.stop()
    await page.goto(site.url + OTHER)
    expect(await heading()).toContain('Single sign-on')
    await page.keyboard.press('/')
    await page.locator('dialog input').fill('single sign-on')
    await page.waitForSelector('dialog [role=option]')
    await page.goto(`${site.url}/pricing/`)
    expect(await heading()).toBe('You’re offline')
    await site.start()
    await page.goto(site.url + CONTROL)
    await press('Save these docs for offline')
    await press('Remove')
    await said('MB to download')
    expect(await stored()).toBe(0)
  })

  it('removes them when the operator turns saving off', async () => {
    await save()
    site.deploy('/sw.js', await removalWorker())
    await page.goto(site.url + OTHER)
    await expect.poll(stored, {timeout: 60_000}).toBe(0)
  })
})
