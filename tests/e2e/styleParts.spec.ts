import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {Page} from '@playwright/test'
import {WHOLE_STYLESHEET} from '../../src/config/styleParts'
import {computedStyles, differences, type ComputedStyle} from '../lib/computedStyles'
import {hydrated} from '../lib/hydrated'
import {answered, expect, mayLog, test} from '../lib/test'

/** Pages that stand for the templates, and those that show most. */
const pages = [
  '/',
  '/docs/introduction/keycloak/',
  '/docs/getting-started/email/',
  '/docs/getting-started/',
  '/articles/jwts/decoding-jwt-structure/',
  '/api/get-organizations/',
  '/blog/',
  '/blog/dashboard-launch/',
  '/blog/tags/',
  '/search/',
  '/style/',
  '/404.html',
]

/** Widths in CSS pixels, the colours that the page is looked at in, and the medium. */
const looks = [
  {width: 390, theme: 'dark', media: 'screen'},
  {width: 1440, theme: 'light', media: 'screen'},
  {width: 1440, theme: 'dark', media: 'print'},
] as const

test.use({reducedMotion: 'reduce'})

/** Without the site's fonts: whether those have come in time changes every width. */
const withoutFonts = (css: string): string => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')

/** Sends the parts, or the framework's own stylesheet in place of the first part and nothing in place of the others. */
async function send(page: Page, what: 'parts' | 'whole'): Promise<void> {
  const whole = await readFile(path.resolve(WHOLE_STYLESHEET), 'utf8')
  await page.unrouteAll()
  await page.route(/\/assets\/css\/\d[^/]*\.css$/, async (route) => {
    const response = await route.fetch()
    const isFirst = route.request().url().includes('/0-')
    const body = what === 'parts' ? await response.text() : isFirst ? whole : ''
    await route.fulfill({response, body: withoutFonts(body)})
  })
}

async function stylesOf(page: Page, pathname: string): Promise<readonly (readonly ComputedStyle[])[]> {
  const all: (readonly ComputedStyle[])[] = []
  for (const {width, theme, media} of looks) {
    await page.setViewportSize({width, height: 900})
    await page.emulateMedia({media})
    await page.goto(`${pathname}?docusaurus-theme=${theme}`)
    all.push(await computedStyles(page))
  }
  return all
}

for (const pathname of pages)
  test(`every element of ${pathname} looks as the framework's stylesheet has it`, async ({page}) => {
    test.slow()
    mayLog(page, answered(404, /404\.html/))
    await send(page, 'parts')
    const withParts = await stylesOf(page, pathname)
    await send(page, 'whole')
    const withWhole = await stylesOf(page, pathname)
    for (const [index, styles] of withParts.entries()) {
      expect(styles.length).toBeGreaterThan(100)
      expect(differences(withWhole[index] ?? [], styles).slice(0, 20), JSON.stringify(looks[index])).toEqual([])
    }
  })

/** Addresses of all parts besides the one that each page has. */
async function others(page: Page): Promise<readonly string[]> {
  const names = (await page.locator('link[data-parts]').getAttribute('data-parts'))?.split(' ') ?? []
  return names.map((name) => `/assets/css/${name}.css`)
}

const links = (page: Page) => page.locator('link[rel=stylesheet]')

test('when React has taken over, all parts are there, in their order', async ({page}) => {
  await page.goto('/docs/introduction/keycloak/')
  const hrefs = await others(page)
  expect(await links(page).count()).toBeLessThan(hrefs.length + 1)
  await hydrated(page)
  await expect(links(page)).toHaveCount(hrefs.length + 1)
  const linked = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(linked.slice(1)).toEqual(hrefs)
})

test('the parts that a page does without change nothing in it', async ({page}) => {
  await send(page, 'parts')
  await page.goto('/docs/introduction/keycloak/')
  const before = await computedStyles(page)
  const hrefs = await others(page)
  await page.evaluate(async (all) => {
    const [base, ...own] = document.querySelectorAll('link[rel=stylesheet]')
    const added = all.map((href) => Object.assign(document.createElement('link'), {rel: 'stylesheet', href}))
    const loaded = added.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)))
    base?.after(...added)
    for (const link of own) link.remove()
    await Promise.all(loaded)
  }, hrefs)
  expect(differences(before, await computedStyles(page)).slice(0, 20)).toEqual([])
})
