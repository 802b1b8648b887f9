import type {Page} from '@playwright/test'
import {CONSENT_COOKIE} from '../../src/consent/consent'
import {banner, dialog as preferences, footerButton, opened, visitAfter} from '../lib/consent'
import {consoleOf, formOf, openConsole, openWithToken, sendCall} from '../lib/console'
import {startConsoleRealm, tokenFor} from '../lib/consoleRealm'
import {expect, mayLog, needsPart, test} from '../lib/test'

const DOCS = '/docs/securing-applications/react/'

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'})
const input = (page: Page) => dialog(page).getByRole('combobox')

/** Every key of `src/consent/storedKeys.ts`, with the names that follow a beginning on the tested page. */
const KEYS = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'docusaurus.tab.language',
  'docusaurus.tab.server',
  'context',
  'search.recent',
  'search.favorite',
  'search.asked',
  'slash',
  'procedure.create-client',
]
const GARBAGE = [
  '',
  '{',
  'null',
  '[[1],{"url":5,"title":[]}]',
  '{"realm":["x"],"ids":7,"entries":{}}',
  '\ufffd\n'.repeat(1e5),
]

test('garbage in every key of the storage disturbs nobody', async ({page, context}) => {
  await page.goto(DOCS)
  for (const garbage of GARBAGE) {
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value)
      },
      [KEYS, garbage] as const,
    )
    await context.addCookies([
      {name: CONSENT_COOKIE, value: encodeURIComponent(garbage).slice(0, 100), url: page.url()},
    ])
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await input(page).fill('saml')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    await input(page).fill('')
    await expect(dialog(page)).toContainText('No recent searches')
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(dialog(page)).toContainText('Answers are exact quotes')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  const section = page.getByRole('region', {name: /^Do this in your realm: /})
  await section.getByRole('button', {name: 'Do this in my realm'}).click()
  await expect(section.frameLocator('iframe').getByLabel('Base URL')).toHaveValue('')
  await page.evaluate((value) => sessionStorage.setItem('handover', value), GARBAGE[3] ?? '')
  await page.goto('/api/get-organizations/')
  await expect(formOf(page).getByText('No token yet.')).toBeVisible()
})

test('a wrong clock refuses no token, and an explanation that depends on it says so', async ({page, baseURL}) => {
  const realm = await startConsoleRealm()
  await page.clock.setFixedTime('2061-01-01T00:00:00Z')
  const form = await openWithToken(page, '/api/get-organizations/', realm, tokenFor(realm, baseURL))
  await sendCall(form)
  await expect(form.getByText(/^200 OK in/)).toBeVisible()
  realm.answer = (_, res) => res.writeHead(401).end()
  mayLog(page, /401/)
  await sendCall(form)
  await expect(form.getByText('By your device’s clock, it was valid until')).toBeVisible()
  await realm.stop()
})

test('an extension that throws, adds elements, and changes prototypes disturbs nothing', async ({page}) => {
  needsPart('calculators')
  mayLog(page, 'Uncaught Error: of an extension')
  await page.addInitScript(() => {
    Reflect.set(Array.prototype, 'last', () => undefined)
    Reflect.set(Object.prototype, 'extension', 'of everything')
    addEventListener('click', () => {
      throw new Error('of an extension')
    })
    addEventListener('DOMContentLoaded', () => {
      for (const input of document.querySelectorAll('input')) input.after(document.createElement('extension-icon'))
      document.documentElement.append(document.createElement('extension-root'))
      document.body.prepend(document.createElement('extension-bar'))
      document.body.setAttribute('data-extension', 'on')
      throw new Error('of an extension')
    })
  })
  await page.goto('/pricing/')
  const form = page.getByRole('form', {name: 'Plan and price estimate'})
  await form.getByRole('spinbutton', {name: 'Monthly active users'}).fill('50000')
  await expect(page).toHaveURL(/users=50000/)
  await page.keyboard.press('Control+k')
  await input(page).fill('saml')
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await banner(page).getByRole('button', {name: 'Reject all'}).click()
  await expect(banner(page)).toBeHidden()
  await page.goto('/api/get-organizations/')
  const console = await openConsole(page)
  await console.getByRole('button', {name: 'Close'}).click()
  await expect(consoleOf(page).getByRole('button', {name: 'Try it'})).toBeFocused()
})

test('on slow 3G a page can be read at once, and a search keeps what is typed before it comes', async ({page}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // As WebPageTest: 400 kbit/s, and 400 ms until the first byte.
  const speed = (400 * 1024) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: speed,
    uploadThroughput: speed,
  })
  await page.goto('/docs/introduction/keycloak/', {waitUntil: 'commit'})
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('refresh token')
  await expect(input(page)).toHaveValue('refresh token')
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
  await session.detach()
})

for (const {what, answer} of [
  {
    what: 'a page in its place',
    answer: {contentType: 'text/html', body: '<!doctype html><title>Log in to the network</title>'},
  },
  {what: 'empty', answer: {contentType: 'text/javascript', body: ''}},
  {what: 'the first half of it', answer: {contentType: 'text/javascript', body: 'export const open = () => {'}},
]) {
  test(`a script whose answer is ${what} is reported next to each control`, async ({page}) => {
    mayLog(page, /MIME type|Uncaught SyntaxError|is not a function/)
    await page.route('**/assets/inline/*.js*', (route) => route.fulfill(answer))
    await page.goto('/docs/authentication/understanding-flows/')
    const said = page.getByRole('alert').filter({hasText: "This didn't load. Reload the page."})
    const presses = [
      page.getByRole('button', {name: 'Open the viewer'}),
      page.locator('.theme-code-block:visible').first().getByRole('button', {name: 'Copy code to clipboard'}),
      page.getByRole('region', {name: 'Was this page helpful?'}).getByRole('button', {name: 'Yes'}),
    ]
    for (const [count, button] of presses.entries()) {
      await button.click()
      await expect(said).toHaveCount(count + 1)
    }
    await footerButton(page).click()
    await expect(page.getByText('The cookie preferences didn’t load.')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page).toHaveURL(/\/search\/\??(?:#.*)?$/)
  })
}

for (const {what, size} of [
  {what: 'at 400 % of 1280 × 1024 px', size: {width: 320, height: 256}},
  {what: 'on a phone on its side', size: {width: 667, height: 320}},
]) {
  test(`${what} everything of a menu and of each dialog can be reached`, async ({page}) => {
    await page.setViewportSize(size)
    await page.goto('/docs/introduction/keycloak/')
    await banner(page).getByRole('button', {name: 'Preferences'}).click()
    await opened(page)
    const room = await preferences(page).boundingBox()
    const text = await preferences(page).getByText('Choose what this site').boundingBox()
    expect((text?.x ?? 0) - (room?.x ?? 0)).toBeGreaterThan(8)
    await preferences(page).getByRole('button', {name: 'Reject all'}).click()
    await expect(banner(page)).toBeHidden()

    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    const menu = page.locator('#mobile-menu')
    const last = menu.getByRole('link').filter({visible: true}).last()
    await expect(async () => {
      await last.scrollIntoViewIfNeeded({timeout: 2_000})
      await expect(last).toBeInViewport({ratio: 1, timeout: 2_000})
    }, 'the menu slides to the docs, and its last link can be reached').toPass()
    await page.getByRole('button', {name: 'Close navigation bar'}).click()
    await expect(menu).toBeHidden()

    await page.keyboard.press('/')
    await input(page).fill('saml')
    const options = dialog(page).getByRole('option')
    await options.last().scrollIntoViewIfNeeded()
    await expect(options.last()).toBeInViewport({ratio: 0.5})
    await expect(input(page)).toBeInViewport({ratio: 1})
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await page.goto('/api/create-organization/')
    const form = await openConsole(page)
    await form.getByRole('button', {name: 'Send POST'}).click()
    await expect(form.getByLabel('Base URL')).toBeFocused()
    await expect(form.getByLabel('Base URL')).toBeInViewport({ratio: 1})
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond).toBeLessThanOrEqual(0)
  })
}

test.describe('text from right to left', () => {
  test.use({storageState: visitAfter('rejecting')})

  test('in a search, and in what the page says of it, stays between its quotation marks', async ({page}) => {
    const hebrew = 'ארגון 987654321'
    await page.goto('/docs/introduction/')
    await page.keyboard.press('/')
    await input(page).fill(hebrew)
    const heading = dialog(page).getByRole('heading', {name: `No results found for “${hebrew}”`})
    await expect(heading).toBeVisible()
    // Each character's place on the screen, from the left.
    const left = await heading.evaluate((element, word) => {
      const text = element.firstChild
      if (!(text instanceof Text)) throw new Error('The heading has no text of its own.')
      const at = (index: number) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return range.getBoundingClientRect().left
      }
      const start = text.data.indexOf(word)
      return {
        before: at(start - 1),
        first: at(start),
        last: at(start + word.length - 1),
        after: at(start + word.length),
      }
    }, hebrew)
    expect(left.before).toBeLessThan(Math.min(left.first, left.last))
    expect(left.after).toBeGreaterThan(Math.max(left.first, left.last))
  })
})
