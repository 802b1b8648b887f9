import type {Page} from '@playwright/test'
import {fillServer, openConsole} from '../lib/console'
import {expect, mayLog, test} from '../lib/test'

const toggle = (page: Page) => page.getByRole('button', {name: /switch between dark and light mode/i})

/** What the console said, and what nobody caught. */
function listen(page: Page) {
  const said: string[] = []
  const uncaught: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', ({message}) => uncaught.push(message))
  return {said, uncaught}
}

/** Goes through what a reader does: the page, another one, the colour mode on each. */
async function useSite(page: Page): Promise<void> {
  await page.goto('/docs/introduction/keycloak/')
  await switchMode(page)
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'This documentation'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About this documentation')
  await switchMode(page)
}

async function switchMode(page: Page): Promise<void> {
  const html = page.locator('html')
  const other = (await html.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark'
  await toggle(page).click()
  await expect(html).toHaveAttribute('data-theme', other)
}

test(
  'where the browser forbids storage the site says so once in the console, and works',
  {tag: '@7.5'},
  async ({page}) => {
    const {said, uncaught} = listen(page)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    })
    await useSite(page)
    // What comes on demand reads as well.
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible()
    const warnings = said.filter((text) => text.startsWith('warning: Storage is blocked:'))
    // On each of the two pages.
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toMatch(/was not read\. Check browser settings\./)
    expect(said.filter((text) => text.startsWith('error: '))).toEqual([])
    expect(uncaught).toEqual([])
  },
)

test('in a frame that is shut off from the origin the site works', {tag: '@7.5'}, async ({page, baseURL}) => {
  const {said, uncaught} = listen(page)
  // Our own policy forbids frames; a reader's proxy or archive does not send it.
  await page.route(`${baseURL ?? ''}/**`, async (route) => {
    const response = await route.fetch()
    const forbidding = ['content-security-policy', 'x-frame-options']
    const headers = Object.entries(response.headers()).filter(([name]) => !forbidding.includes(name))
    await route.fulfill({response, headers: {...Object.fromEntries(headers), 'access-control-allow-origin': '*'}})
  })
  await page.route('https://frame.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-scripts" width="1200" height="800" src="${baseURL ?? ''}/docs/introduction/"></iframe>`,
    }),
  )
  await page.goto('https://frame.example/')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', {name: /switch between dark and light mode/i}).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(said.some((text) => text.startsWith('warning: Storage is blocked:'))).toBe(true)
  expect(uncaught).toEqual([])
  await page.goto('about:blank')
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

for (const [what, method, logged] of [
  ['read', 'getItem', 'docusaurus.tab.server was not read'],
  ['written', 'setItem', 'theme was not stored'],
  ['deleted', 'removeItem', 'context was not stored'],
] as const) {
  test(`where nothing can be ${what} that is logged, and the site works`, {tag: '@7.5'}, async ({page}) => {
    const {said, uncaught} = listen(page)
    await page.addInitScript((name) => {
      const original: unknown = Reflect.get(Storage.prototype, name)
      Object.defineProperty(Storage.prototype, name, {
        value(this: Storage, ...args: [string, string]): unknown {
          if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
          return typeof original === 'function' ? Reflect.apply(original, this, args) : undefined
        },
      })
    }, method)
    if (what === 'deleted') {
      await page.goto('/api/get-organizations/')
      const section = await openConsole(page)
      await fillServer(section, 'https://auth.example.com')
      await section.getByRole('button', {name: 'Clear all'}).click()
    } else if (what === 'read') await page.goto('/docs/getting-started/sample/')
    else await useSite(page)
    await expect.poll(() => said.filter((text) => text.startsWith('warning: Storage is blocked'))).not.toEqual([])
    expect(said.join('\n')).toContain(`Storage is blocked: ${logged}`)
    expect(uncaught).toEqual([])
  })
}

test('where changes can not be listened to that is logged, and the site works', {tag: '@7.5'}, async ({page}) => {
  const {said, uncaught} = listen(page)
  mayLog(page, 'Error: No listening\n')
  await page.addInitScript(() => {
    const original = window.addEventListener.bind(window)
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, (boolean | object)?]) => {
      if (type === 'storage') throw new Error('No listening')
      original(type, ...rest)
    }
  })
  await useSite(page)
  expect(said.some((text) => text.startsWith('error: Error: No listening'))).toBe(true)
  expect(uncaught).toEqual([])
})
