import {launch, type Browser, type Page} from 'puppeteer-core'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {findFirefox} from '../../scripts/lib/firefox'
import {readManifest} from '../../scripts/lib/manifest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {createSiteServer, listen} from '../../scripts/lib/server'
import {brand} from '../../src/data/brand'

/** A page of each template, and those that do most by themselves. */
const pages = [
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
]

const firefox = findFirefox()
if (firefox === undefined) {
  const names = pages.map((page) => `  ${page} works in Firefox`)
  console.log([`Skipped, for there is no Firefox on the PATH, nor does FIREFOX_PATH name one:`, ...names].join('\n'))
}

describe.skipIf(firefox === undefined)('in Firefox', () => {
  let site: ReturnType<typeof createSiteServer>
  let browser: Browser
  let page: Page
  let origin = ''
  const errors: string[] = []

  beforeAll(async () => {
    site = createSiteServer({dir: BUILD_DIR, rules: await readManifest(BUILD_DIR)})
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
      const response = await page.goto(origin + pathname, {waitUntil: 'load'})
      expect(response?.status()).toBe(200)
      expect(await page.$eval('h1', (heading) => heading.textContent.trim())).not.toBe('')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

      await page.click('button[aria-label="Toggle navigation bar"]')
      await page.waitForSelector('#mobile-menu', {visible: true})

      await page.goto(`${origin}${pathname}?docusaurus-theme=dark`, {waitUntil: 'load'})
      await page.waitForSelector('html[data-theme="dark"]')
      expect(errors).toEqual([])
    },
  )
})
