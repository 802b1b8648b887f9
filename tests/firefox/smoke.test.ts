import {createServer} from 'node:http'
import {launch, type Browser, type Page} from 'puppeteer-core'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {findFirefox} from '../../scripts/lib/firefox'
import {readManifest} from '../../scripts/lib/manifest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {createSiteServer, listen} from '../../scripts/lib/server'
import {brand} from '../../src/data/brand'
import {pagesOfBuild} from '../lib/isSample'
import {addressOf} from '../lib/ownAddress'

/** A page of each template, and those that do most by themselves. */
const pages = pagesOfBuild([
  '/',
  '/docs/introduction/keycloak/',
  '/docs/getting-started/sample/',
  `/api/${brand.slug}-admin-rest-api/`,
  '/api/create-organization/',
  '/articles/jwts/decoding-jwt-structure/',
  '/blog/',
  '/blog/tags/',
  '/search/',
  '/style/',
])

const firefox = findFirefox()
if (firefox === undefined) {
  const names = [...pages, 'what did not come'].map((what) => `  ${what} works in Firefox`)
  console.log([`Skipped, for there is no Firefox on the PATH, nor does FIREFOX_PATH name one:`, ...names].join('\n'))
}

describe.skipIf(firefox === undefined)('in Firefox', () => {
  let site: ReturnType<typeof createServer>
  let browser: Browser
  let page: Page
  let origin = ''
  const errors: string[] = []
  /** What the server does not answer. */
  let isRefused = (path: string): boolean => path === ''

  beforeAll(async () => {
    const build = createSiteServer({dir: BUILD_DIR, rules: await readManifest(BUILD_DIR)})
    site = createServer((req, res) => {
      if (isRefused(req.url ?? '')) res.writeHead(503).end()
      else build.emit('request', req, res)
    })
    origin = `http://localhost:${await listen(site, 0)}`
    browser = await launch({browser: 'firefox', headless: true, executablePath: firefox})
    page = await browser.newPage()
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
  })

  afterAll(async () => {
    await browser.close()
    site.close()
    site.closeAllConnections()
  })

  it.each(pages)(
    '%s works: no error, a heading, no sideways scroll at 320 px, both modes, a menu',
    async (pathname) => {
      errors.length = 0
      await page.setViewport({width: 320, height: 800})
      const response = await page.goto(origin + addressOf(pathname), {waitUntil: 'load'})
      expect(response?.status()).toBe(200)
      expect(await page.$eval('h1', (heading) => heading.textContent.trim())).not.toBe('')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

      await page.click('button[aria-label="Toggle navigation bar"]')
      await page.waitForSelector('#mobile-menu', {visible: true})

      await page.goto(`${origin}${addressOf(pathname)}?docusaurus-theme=dark`, {waitUntil: 'load'})
      await page.waitForSelector('html[data-theme="dark"]')
      expect(errors).toEqual([])
    },
  )

  it('what did not come is asked for again, though Firefox remembers that it did not', async () => {
    // With a cache of its own.
    const tab = await (await browser.createBrowserContext()).newPage()
    await tab.setViewport({width: 1280, height: 800})
    let refused = 0
    isRefused = (path) => path.includes('/assets/inline/reading.') && (refused += 1) > 0
    await tab.goto(origin + addressOf('/product/integrations/'), {waitUntil: 'load'})
    const filter = 'main input[data-turn=filter]'
    await tab.bringToFront()
    await tab.type(filter, 'ld')
    await expect.poll(() => refused, {timeout: 60_000}).toBeGreaterThan(0)
    isRefused = () => false
    await tab.type(filter, 'ap')
    await tab.waitForSelector('main [data-filtered] ul li')
  })
})
