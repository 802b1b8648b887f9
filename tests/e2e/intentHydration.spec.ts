import type {Page} from '@playwright/test'
import {chunkFailed, hold} from '../lib/chunks'
import {expect, test} from '../lib/fixtureSite'
import {adopted, askForReact, hydrated} from '../lib/hydrated'
import {refuse} from '../lib/refuse'
import {answered, expect as expectOf, mayLog, test as site} from '../lib/test'

const SCRIPTS = '**/assets/js/**'
const MAIN = '**/assets/js/main.*.js'
const PAGE = '/interactive/'

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true})
const output = (page: Page, name: string) => page.getByRole('status', {name})
const isBefore = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')

/** Names of the scripts that a page asks for, in the order of asking. */
function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (pathname.startsWith('/assets/js/') || pathname.endsWith('/route.js')) asked.push(pathname)
  })
  return asked
}

/** The lists that the page carries. */
const listed = (page: Page) =>
  page.locator('script[data-scripts]').evaluate(({dataset}: HTMLElement) => ({
    scripts: (dataset.scripts ?? '').split(' '),
    chunks: (dataset.chunks ?? '').split(' '),
  }))

/** Makes a browser that prepares pages in the background of one that does not. */
const pretendToPrerender = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'prerendering', {configurable: true, value: true}))

const activate = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', {configurable: true, value: false})
    document.dispatchEvent(new Event('prerenderingchange'))
  })

site.describe('a page that is read', () => {
  site('asks for no script file, whatever the reader does with pointer, keyboard and window', async ({page}) => {
    mayLog(page, answered(404, /\/no-such-page\/$/))
    const asked = watchScripts(page)
    for (const pathname of ['/', '/docs/introduction/keycloak/', '/blog/', '/no-such-page/']) {
      await page.goto(pathname)
      await page.getByRole('main').hover()
      await page.mouse.wheel(0, 2000)
      for (let count = 0; count < 4; count++) await page.keyboard.press('Tab')
      await page.keyboard.press('/')
      await page.keyboard.type('key')
    }
    expectOf(asked).toEqual([])
  })

  site('goes to the next page by the browser itself, which has it already', async ({page}) => {
    await page.goto('/docs/introduction/keycloak/')
    await expectOf(page.locator('script[type=speculationrules]')).toHaveCount(1)
    const link = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'This documentation'})
    const prefetched = page.waitForRequest((request) => request.headers()['sec-purpose']?.includes('prefetch') ?? false)
    await link.hover()
    expectOf(new URL((await prefetched).url()).pathname).toBe('/docs/introduction/documentation/')
    await page.evaluate(() => Object.assign(window, {isSamePage: true}))
    await link.click()
    await expectOf(page).toHaveURL('/docs/introduction/documentation/')
    expectOf(await page.evaluate((): unknown => Reflect.get(window, 'isSamePage'))).toBeUndefined()
  })

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ])
    site(`lets nothing be fetched ahead on ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection)
      await page.goto('/docs/introduction/keycloak/')
      await expectOf(page.locator('script[data-scripts]')).toHaveCount(1)
      await expectOf(page.locator('script[type=speculationrules]')).toHaveCount(0)
    })

  site('once asked, asks at once for exactly what its route needs', async ({page}) => {
    const asked = watchScripts(page)
    // Links in view let React ask for more.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}}),
    )
    const main = await hold(page, MAIN)
    for (const pathname of ['/', '/docs/introduction/keycloak/', '/blog/', '/guides/', '/search/']) {
      await page.goto(pathname, {waitUntil: 'commit'})
      await page.locator('script[data-scripts]').waitFor({state: 'attached'})
      asked.length = 0
      const {scripts, chunks} = await listed(page)
      await askForReact(page)
      await expectOf.poll(() => [...new Set(asked)].sort()).toEqual([...scripts, ...chunks].sort())
      await main.letPass()
      await adopted(page)
      expectOf([...new Set(asked)].sort()).toEqual([...scripts, ...chunks].sort())
    }
  })
})

test.describe('what needs React', () => {
  for (const [intent, act] of [
    ['the pointer comes near it', (page: Page) => button(page, 'Count').hover()],
    ['it has the focus', (page: Page) => button(page, 'Count').focus()],
    ['it is asked for', askForReact],
  ] as const)
    test(`has it loaded when ${intent}`, async ({page}) => {
      await page.goto(PAGE)
      await isBefore(page)
      await act(page)
      await adopted(page)
      await button(page, 'Count').click()
      await expect(output(page, 'Count')).toHaveText('1')
      await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
    })

  test('answers the first click at once by its state, and does what was asked when React has come', async ({page}) => {
    const main = await hold(page, MAIN)
    await page.goto(PAGE)
    await button(page, 'Count').click()
    await button(page, 'Count').click()
    await expect(button(page, 'Count')).toHaveAttribute('aria-busy', 'true')
    await main.letPass()
    await expect(output(page, 'Count')).toHaveText('2')
    await expect(button(page, 'Count')).not.toHaveAttribute('aria-busy')
  })

  test('gets its box ticked', async ({page}) => {
    await page.goto(PAGE)
    await page.getByLabel('Hundred').click()
    await expect(output(page, 'Count')).toHaveText('100')
    await expect(page.getByLabel('Hundred')).toBeChecked()
  })

  test('leaves to the browser a link that only stands among it', async ({page}) => {
    await refuse(page, SCRIPTS)
    await page.goto(PAGE)
    await page.getByRole('link', {name: 'A link among them'}).click()
    await expect(page).toHaveURL(/\/long\/$/)
  })

  test('learns of pointer, focus and letters that were there before it', async ({page}) => {
    const main = await hold(page, MAIN)
    await page.goto(PAGE)
    await button(page, 'Watcher').hover()
    await button(page, 'Watcher').focus()
    await page.keyboard.press('x')
    await main.letPass()
    await expect(output(page, 'Watched')).toHaveText('focus hover x')
  })
})

test('the page stays as the reader has it: text, focus, details, place', async ({page}) => {
  const main = await hold(page, MAIN)
  await page.goto(PAGE)
  await page.getByText('Details', {exact: true}).click()
  await page.getByLabel('Note').fill('a note')
  await page.getByLabel('Name').fill('Ada')
  await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}))
  await page.getByLabel('Name').evaluate((field) => field.focus({preventScroll: true}))
  await main.letPass()
  await adopted(page)
  await expect(output(page, 'Greeting')).toHaveText('Hello Ada')
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Note')).toHaveValue('a note')
  await expect(page.locator('main details')).toHaveAttribute('open')
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('what the reader has selected stays selected', async ({page}) => {
  await page.goto(PAGE)
  await page.getByText('Details', {exact: true}).click()
  await page.locator('#inside').selectText()
  const selected = () => page.evaluate(() => getSelection()?.toString())
  const before = await selected()
  await hydrated(page)
  expect(await selected()).toBe(before)
  expect(before).toBe('The inside of the details, with words to select.')
})

test('the place that the address names stays the target', async ({page}) => {
  await page.goto(`${PAGE}#far`)
  const place = () => page.evaluate(() => [document.querySelector(':target')?.id, Math.round(scrollY)])
  const before = await place()
  await hydrated(page)
  expect(await place()).toEqual(before)
  expect(before[0]).toBe('far')
})

test.describe('when a script does not come', () => {
  test('a reader who waits is told, and Retry does what they had asked for', async ({page}) => {
    const main = await hold(page, MAIN)
    await page.goto(PAGE)
    await button(page, 'Count').click()
    await main.fail()
    await expect(page.getByRole('alert')).toContainText('This did not load. Check your network connection.')
    await main.letPass()
    await button(page, 'Retry').click()
    await expect(output(page, 'Count')).toHaveText('1')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a reader who only passed by is not bothered, and the next occasion is taken', async ({page}) => {
    const main = await hold(page, MAIN)
    await page.goto(PAGE)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/main.'))
    await button(page, 'Count').hover()
    await main.fail()
    await failed
    await main.letPass()
    await button(page, 'Count').click()
    await expect(output(page, 'Count')).toHaveText('1')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  for (const [what, url] of [
    ['of every page', MAIN],
    ['of this page', null],
  ] as const)
    test(`because there is a newer deployment, the page is loaded anew, once: a script ${what}`, async ({page}) => {
      await page.goto(PAGE)
      const {chunks} = await listed(page)
      mayLog(page, answered(404, /\/assets\/js\/[^/]+$/))
      mayLog(page, /^Refused to execute script from '\S+\/assets\/js\/newer1\S+' because its MIME type /)
      mayLog(page, chunkFailed)
      await page.route(url ?? `**${chunks.at(-1) ?? ''}`, (route) => route.fulfill({status: 404, body: 'Gone'}))
      // The page that the server has by now names other files; they are missing too, which must not go on for ever.
      let loads = 0
      await page.route(`**${PAGE}`, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        if (route.request().resourceType() === 'document') loads += 1
        await route.fulfill({response, body: html.replaceAll('/assets/js/runtime', `/assets/js/newer${loads}`)})
      })
      await button(page, 'Count').click()
      await expect.poll(() => loads).toBe(1)
      await button(page, 'Count').click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(loads).toBe(1)
    })
})

test('a page that is prepared in the background loads and stores nothing until it is shown', async ({page}) => {
  const asked = watchScripts(page)
  await pretendToPrerender(page)
  await page.goto(PAGE)
  await askForReact(page)
  await button(page, 'Count').click()
  await expect(button(page, 'Count')).toHaveAttribute('aria-busy', 'true')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  await activate(page)
  await expect(output(page, 'Count')).toHaveText('1')
})

test('who leaves does not wait any more when they come back to the page', async ({page}) => {
  const main = await hold(page, MAIN)
  await page.goto(PAGE)
  await button(page, 'Count').click()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})))
  await expect(button(page, 'Count')).not.toHaveAttribute('aria-busy')
  await main.letPass()
  await adopted(page)
  await expect(output(page, 'Count')).toHaveText('0')
})

test.describe('a site that asks for the framework’s own behaviour', () => {
  test.use({variant: 'noswitch'})

  test('has its scripts, and no others', async ({page}) => {
    await page.goto(PAGE)
    await adopted(page)
    await expect(page.locator('script[data-scripts], script[type=speculationrules]')).toHaveCount(0)
  })
})

test.describe('a route of its own mode', () => {
  test('is hydrated when the browser is idle', async ({page}) => {
    await page.goto('/docs/next/hidden/')
    await adopted(page)
  })
})
