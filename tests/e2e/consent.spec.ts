import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {CONSENT_COOKIE, CONSENT_DAYS, consentRevision} from '../../src/consent/consent'
import {banner, dialog, footerButton, opened, storedCategories, visitAfter} from '../lib/consent'
import {fillServer, formOf, openConsole, pasteToken} from '../lib/console'
import {sampleCount} from '../lib/isSample'
import {record} from '../lib/recorder'
import {layoutShifts} from '../lib/layoutShift'
import {refuse} from '../lib/refuse'
import {answered, expect, mayLog, test} from '../lib/test'

const DOCS = '/docs/introduction/keycloak/'
const inBanner = (page: Page, name: string) => banner(page).getByRole('button', {name, exact: true})

const distinct = (entries: readonly string[]) => [...new Set(entries)]

test.skip(!brand.analytics, 'this brand uses nothing that needs consent: see consentVariants.spec.ts')

/** The counter is not there in tests: nothing may leave this machine. */
test.beforeEach(async ({context}) => {
  await refuse(context, /^https:/)
})

test.describe('before the reader has answered', () => {
  test(
    'nothing is stored and nobody else is asked for anything, whatever the reader does',
    {tag: '@1.15'},
    async ({page, baseURL}) => {
      mayLog(page, answered(404, /\/no-such-page\/$/))
      const recording = await record(page, baseURL)
      for (const pathname of ['/', DOCS, '/blog/', '/articles/jwts/decoding-jwt-structure/', '/no-such-page/']) {
        await page.goto(pathname)
        await expect(banner(page)).toBeVisible()
        await page.keyboard.press('End')
        await page.keyboard.press('Home')
        await page.mouse.wheel(0, 2000)
        for (let count = 0; count < 8; count++) await page.keyboard.press('Tab')
        await page.getByRole('navigation', {name: 'Main'}).getByRole('button').first().hover()
      }
      await page.goto(DOCS)
      await page.getByRole('contentinfo').getByRole('link', {name: 'News'}).click()
      await expect(page).toHaveURL(/\/blog\/$/)
      await page.goBack()
      await footerButton(page).click()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()

      expect(recording.foreign).toEqual([])
      expect(distinct(recording.writes)).toEqual([])
      expect(distinct(await recording.stored())).toEqual([])
    },
  )

  test('the choice of a colour mode is kept, and nothing else with it', async ({page, baseURL}) => {
    const recording = await record(page, baseURL)
    await page.goto(DOCS)
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(distinct(recording.writes)).toEqual(['localStorage theme'])
    expect(distinct(await recording.stored())).toEqual(['localStorage theme'])
    expect(recording.foreign).toEqual([])
  })

  test('the banner stands on every page and takes no focus', {tag: '@1.15'}, async ({page}) => {
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await page.goto(DOCS)
    await expect(banner(page)).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(banner(page)).toBeVisible()
  })

  test('the banner comes second for the keyboard, after the skip link', async ({page}) => {
    await page.goto(DOCS)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused()
    for (const name of ['Accept all', 'Reject all', 'Preferences']) {
      await page.keyboard.press('Tab')
      await expect(inBanner(page, name)).toBeFocused()
    }
  })

  test('the three answers weigh the same', {tag: '@1.15'}, async ({page}) => {
    await page.goto('/')
    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const {color, backgroundColor, borderTopColor, borderTopWidth, font, textDecoration} =
            getComputedStyle(button)
          const {height, top} = button.getBoundingClientRect()
          return [color, backgroundColor, borderTopColor, borderTopWidth, font, textDecoration, height, top].join(' ')
        }),
      )
    expect(looks).toHaveLength(3)
    expect(new Set(looks).size).toBe(1)
  })

  test('the banner moves nothing when it appears', async ({page}) => {
    await page.goto(DOCS)
    await expect(banner(page)).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
  })

  for (const {width, height, share} of [
    {width: 320, height: 256, share: 0.35},
    {width: 390, height: 844, share: 0.1},
    {width: 640, height: 360, share: 0.25},
    {width: 1280, height: 800, share: 0.07},
  ]) {
    test(`of ${width} × ${height} px it takes ${share * 100} % at most`, async ({page}) => {
      await page.setViewportSize({width, height})
      await page.goto('/')
      const box = await banner(page).locator('..').boundingBox()
      expect(box?.height).toBeLessThanOrEqual(height * share)
      await expect(inBanner(page, 'Reject all')).toBeInViewport({ratio: 1})
    })
  }

  for (const pathname of ['/api/get-organizations/', DOCS, '/blog/']) {
    test(`at 1280 × 800 px it hides no link of the sidebar or the contents of ${pathname}`, async ({page}) => {
      await page.setViewportSize({width: 1280, height: 800})
      await page.goto(pathname)
      const top = (await banner(page).locator('..').boundingBox())?.y ?? 0
      const links = page.locator('[data-secondary-menu] a:visible, [data-contents] a:visible')
      expect(await links.count()).toBeGreaterThan(sampleCount(5))
      for (const link of await links.all()) {
        await link.focus()
        const box = await link.boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0), await link.innerText()).toBeLessThanOrEqual(top)
      }
    })
  }

  test('at 1280 × 800 px it hides no link beside an operation', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800})
    await page.goto('/api/create-organization/')
    const top = (await banner(page).locator('..').boundingBox())?.y ?? 0
    const files = page.getByRole('main').locator('a[download]')
    expect(await files.count()).toBeGreaterThan(2)
    for (const file of await files.all()) {
      await file.focus()
      const box = await file.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), await file.innerText()).toBeLessThanOrEqual(top)
    }
  })

  for (const width of [320, 390, 480, 640, 720, 721, 996, 997, 1200, 1201, 1440]) {
    test(`at ${width} px the page keeps as much room as the banner takes, and nothing sticks out`, async ({page}) => {
      await page.setViewportSize({width, height: 700})
      await page.goto('/')
      await expect(banner(page)).toBeVisible()
      const {height, room, overflow} = await banner(page).evaluate((element) => {
        const root = document.documentElement
        return {
          height: element.parentElement?.getBoundingClientRect().height ?? NaN,
          room: [
            getComputedStyle(root).scrollPaddingBottom,
            getComputedStyle(document.querySelector('#__docusaurus') ?? root).paddingBottom,
          ].map(parseFloat),
          overflow: root.scrollWidth - innerWidth,
        }
      })
      expect(height).toBeLessThanOrEqual(Math.min(...room))
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  // 640 × 360 is what a screen of 1280 × 720 has at 200 %; 320 × 256 what it has at 400 %.
  for (const viewport of [
    {width: 1280, height: 800},
    {width: 640, height: 360},
    {width: 320, height: 568},
    {width: 320, height: 256},
  ]) {
    test(`at ${viewport.width} × ${viewport.height} px it hides nothing that the keyboard reaches`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'})
      await page.setViewportSize(viewport)
      await page.goto('/articles/jwts/decoding-jwt-structure/')
      await expect(banner(page)).toBeVisible()
      let reached = 0
      for (let step = 0; step < 200; step++) {
        await page.keyboard.press('Tab')
        const state = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body) return {isEnd: true, isHidden: false, what: ''}
          const place = document.querySelector('section[aria-label="Cookie consent"]')?.parentElement
          const isInside = place?.contains(focused) ?? false
          const {top, bottom, height, left, width} = focused.getBoundingClientRect()
          // On a screen of little height the banner is a part of the page, which may not cover anything either.
          if (place && getComputedStyle(place).position === 'static') {
            const above = document.elementFromPoint(
              left + width / 2,
              (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
            )
            const isCovered = !above || (place.contains(above) && !isInside)
            return {isEnd: false, isHidden: isCovered, what: focused.outerHTML}
          }
          const edge = place?.getBoundingClientRect().top ?? Infinity
          // What is higher than the room that is left cannot be shown whole: it begins above the banner.
          const isHidden = height > edge - 64 ? top >= edge : bottom > edge + 1
          return {isEnd: false, isHidden: isHidden && !isInside, what: focused.outerHTML}
        })
        if (state.isEnd) break
        reached++
        expect(state.isHidden, state.what).toBe(false)
      }
      expect(reached).toBeGreaterThan(20)
    })
  }
})

for (const [answer, categories] of [
  ['Accept all', ['necessary', 'tracking']],
  ['Reject all', ['necessary']],
] as const) {
  test(`${answer} takes one click, is kept, and the banner does not come back`, async ({page, baseURL}) => {
    const recording = await record(page, baseURL)
    await page.goto('/')
    await inBanner(page, answer).click()
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => storedCategories(page)).toEqual(categories)

    await page.reload()
    await expect(banner(page)).toBeHidden()
    await page.goto(DOCS)
    await expect(banner(page)).toBeHidden()
    expect(distinct(await recording.stored())).toEqual([`cookie ${CONSENT_COOKIE}`])
    expect(distinct(recording.writes)).toEqual([`cookie ${CONSENT_COOKIE}`])
  })
}

test('the choice is kept for this host alone, for half a year', async ({page}) => {
  await page.goto('/')
  await inBanner(page, 'Reject all').click()
  await expect(banner(page)).toBeHidden()
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({name: CONSENT_COOKIE, domain: 'localhost', path: '/', sameSite: 'Lax'})
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(CONSENT_DAYS * 24 * 60 * 60, -2)
})

test.describe('by keyboard alone', () => {
  test('a reader refuses, and goes on from where the page begins', async ({page}) => {
    await page.goto(DOCS)
    for (let count = 0; count < 3; count++) await page.keyboard.press('Tab')
    await expect(inBanner(page, 'Reject all')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused()
    expect(await storedCategories(page)).toEqual(['necessary'])
  })

  test('the preferences centre keeps the focus and gives it back', async ({page}) => {
    await page.goto(DOCS)
    await inBanner(page, 'Preferences').focus()
    await page.keyboard.press('Enter')
    await opened(page)
    const isInside = () => dialog(page).evaluate((element) => element.contains(document.activeElement))
    const names = new Set<string>()
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press(count < 9 ? 'Tab' : 'Shift+Tab')
      expect(await isInside()).toBe(true)
      names.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
    }
    // Close, two categories, one switch, three answers.
    expect(names.size).toBe(7)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(inBanner(page, 'Preferences')).toBeFocused()
    expect(await storedCategories(page)).toBeNull()
  })

  test('a reader allows tracking with its switch', async ({page}) => {
    await page.goto(DOCS)
    await inBanner(page, 'Preferences').focus()
    await page.keyboard.press('Enter')
    await opened(page)
    const tracking = dialog(page).getByRole('checkbox', {name: 'Tracking'})
    await expect(tracking).not.toBeChecked()
    await expect(dialog(page).getByRole('checkbox', {name: 'Strictly necessary'})).toBeDisabled()
    await tracking.focus()
    await page.keyboard.press('Space')
    await expect(tracking).toBeChecked()
    await dialog(page).getByRole('button', {name: 'Save preferences'}).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(banner(page)).toBeHidden()
    expect(await storedCategories(page)).toEqual(['necessary', 'tracking'])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused()
  })
})

test('the choice can be changed later, from the footer of another page', {tag: '@1.9'}, async ({page}) => {
  await page.goto('/')
  await inBanner(page, 'Reject all').click()
  await expect(banner(page)).toBeHidden()
  await page.goto('/blog/')
  await footerButton(page).click()
  const tracking = dialog(page).getByRole('checkbox', {name: 'Tracking'})
  await expect(tracking).not.toBeChecked()
  await dialog(page).getByRole('button', {name: 'Accept all'}).click()
  await expect(dialog(page)).toBeHidden()
  await expect(footerButton(page)).toBeFocused()
  expect(await storedCategories(page)).toEqual(['necessary', 'tracking'])

  await page.goto(DOCS)
  await footerButton(page).click()
  await expect(tracking).toBeChecked()
  await dialog(page).getByRole('button', {name: 'Reject all'}).click()
  await expect(dialog(page)).toBeHidden()
  expect(await storedCategories(page)).toEqual(['necessary'])
})

test('the preferences centre lists all that is stored', async ({page, baseURL}) => {
  const recording = await record(page, baseURL)
  await page.goto('/')
  await inBanner(page, 'Accept all').click()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click()
  const stored = await recording.stored()
  expect(stored).toEqual(expect.arrayContaining([`cookie ${CONSENT_COOKIE}`, 'localStorage theme']))

  await footerButton(page).click()
  for (const name of ['Strictly necessary', 'Tracking']) await dialog(page).getByRole('button', {name}).click()
  for (const entry of stored) {
    const [, name = ''] = entry.split(' ')
    await expect(dialog(page).getByRole('cell', {name, exact: true})).toBeVisible()
  }
  await expect(dialog(page).getByText('For each page that you open, this site sends')).toBeVisible()
})

test(
  'the preferences centre lists what the site can store, all of it and nothing else',
  {tag: '@7.4'},
  async ({page, baseURL}) => {
    const recording = await record(page, baseURL)
    await page.goto('/')
    await inBanner(page, 'Accept all').click()
    await expect(banner(page)).toBeHidden()
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click()
    await page.goto('/api/get-organizations/')
    await page.getByText('Python', {exact: true}).first().click()
    await openConsole(page)
    await fillServer(formOf(page), 'https://auth.example.com')
    await pasteToken(formOf(page), 'header.payload.signature')
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'})
    await sidebar.getByRole('link', {name: 'Create an organization'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Create an organization')
    await page.goto('/search/?q=jwt')
    await expect(page.locator('search-results').getByRole('link').first()).toBeVisible()
    // Written by the dialog of the search when a reader opens, keeps or asks something (tests/e2e/search.spec.ts), and by a
    // procedure that changes a realm (tests/e2e/procedures.spec.ts), and the caches of saved pages (tests/e2e/offline.spec.ts).
    const others = ['search.asked', 'search.favorite', 'search.recent', 'slash', 'procedure.…', 'offline:…']

    const stored = [...new Set(recording.writes)].map((entry) =>
      entry.replace(/^(?:cookie|localStorage|sessionStorage) /, '').replace(/^docusaurus\.tab\..*/, 'docusaurus.tab.…'),
    )
    await footerButton(page).click()
    await dialog(page).getByRole('button', {name: 'Strictly necessary'}).click()
    const rows = dialog(page).getByRole('table').first().locator('tbody tr')
    const listed = await rows.evaluateAll((all) => all.map((row) => row.querySelector('td')?.textContent ?? ''))
    expect([...new Set([...stored, ...others])].sort()).toEqual(listed.sort())
  },
)

test('a reader who has answered for another service is asked again', async ({browser, baseURL}) => {
  const earlier = await browser.newContext({
    ...(baseURL ? {baseURL} : {}),
    storageState: visitAfter('accepting', consentRevision({provider: 'gtag', property: 'G-AB12CD34EF'})),
  })
  const page = await earlier.newPage()
  const recording = await record(page, baseURL)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(recording.foreign).toEqual([])
  await inBanner(page, 'Reject all').click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(banner(page)).toBeHidden()
  await earlier.close()
})

test('an answer in one tab counts in the others', async ({context}) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/')
  await other.goto(DOCS)
  await expect(banner(other)).toBeVisible()
  await inBanner(one, 'Reject all').click()
  await expect(banner(one)).toBeHidden()
  // Tabs of a headless browser are all shown: the event is what a reader causes who comes back to the other one.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(banner(other)).toBeHidden()
})

test('when the preferences cannot be loaded, the reader is told', async ({page}) => {
  await refuse(page, '**/assets/inline/consent.*')
  await page.goto('/')
  await inBanner(page, 'Preferences').click()
  await expect(page.getByRole('alert').filter({hasText: 'didn’t load'})).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Check your connection, reload the page, and try again.')
})

test('when their stylesheet cannot be loaded, the reader is told, and can try again', async ({page}) => {
  await refuse(page, '**/assets/inline/consent.*.css')
  await page.goto('/')
  await footerButton(page).click()
  await expect(page.getByRole('alert').filter({hasText: 'didn’t load'})).toBeVisible()
  await page.unroute('**/assets/inline/consent.*.css')
  await footerButton(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('an address sets nothing that a reader sees', async ({page}) => {
  await page.goto('/')
  const attributes = () =>
    page.evaluate(() => Array.from(document.documentElement.attributes, ({name, value}) => `${name}=${value}`).sort())
  const own = await attributes()
  const names = [
    'theme',
    'theme-choice',
    'consent',
    'consent-failed',
    'navbar',
    'announcement-bar-initially-dismissed',
    'a',
  ]
  await page.goto(`/?${names.map((name) => `docusaurus-data-${name}=dark`).join('&')}`)
  await expect(banner(page)).toBeVisible()
  expect(await attributes()).toEqual(own)
})

test('a browser that refuses cookies is told of in the console, and nothing is counted', async ({page}) => {
  const warnings: string[] = []
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('pageerror', (error) => void errors.push(error.message))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', {configurable: true, get: refuse, set: refuse})
  })
  const recording: string[] = []
  page.on('request', (request) => void recording.push(request.url()))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await inBanner(page, 'Accept all').click()
  await expect(banner(page)).toBeHidden()
  expect(warnings.some((text) => text.includes('storage isn’t available'))).toBe(true)
  expect(recording.filter((url) => url.includes('/assets/inline/analytics'))).toEqual([])
  expect(errors).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('there is no banner and no button, for nothing is stored', async ({page}) => {
    await page.goto(DOCS)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.locator('section[aria-label="Cookie consent"]')).toBeHidden()
    await expect(page.getByText('Cookie preferences', {exact: true})).toBeHidden()
    expect(await page.context().cookies()).toEqual([])
  })
})
