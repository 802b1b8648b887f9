import type {Page} from '@playwright/test'
import {hydrated} from '../lib/hydrated'
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

/** Goes through what a reader does: the page, another one, the colour mode. */
async function useSite(page: Page): Promise<void> {
  await page.goto('/docs/introduction/keycloak/')
  await hydrated(page)
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'This documentation'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About this documentation')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
}

test('where the browser forbids storage the site says so once in the console, and works', async ({page}) => {
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
  const warnings = said.filter((text) => text.startsWith('warning: Docusaurus browser storage is not available.'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/iframe, .* incognito .*, or using too strict browser privacy settings/)
  expect(said.filter((text) => text.startsWith('error: '))).toEqual([])
  expect(uncaught).toEqual([])
})

test('in a frame that is shut off from the origin the site works', async ({page, baseURL}) => {
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
      body: `<iframe sandbox="allow-scripts" width="1200" height="800" src="${baseURL ?? ''}/docs/introduction/keycloak/"></iframe>`,
    }),
  )
  await page.goto('https://frame.example/')
  const frame = page.frameLocator('iframe')
  await hydrated(frame)
  await frame.getByRole('button', {name: /switch between dark and light mode/i}).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(said.some((text) => text.startsWith('warning: Docusaurus browser storage is not available.'))).toBe(true)
  expect(uncaught).toEqual([])
  // React asks for the rest of the stylesheet, and for pages that are linked, when it has nothing else to do.
  await page.goto('about:blank')
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

for (const {what, method, logged} of [
  {
    what: 'read',
    method: 'getItem',
    logged: "error: Docusaurus storage error, can't get key=docs-preferred-version-default",
  },
  {
    what: 'written',
    method: 'setItem',
    logged: "warning: The browser's storage is not available: theme was not stored.",
  },
  {
    what: 'deleted',
    method: 'removeItem',
    logged: "error: Docusaurus storage error, can't delete key=docs-preferred-version-default",
  },
] as const) {
  test(`where nothing can be ${what} that is logged, and the site works`, async ({page}) => {
    const {said, uncaught} = listen(page)
    mayLog(page, /^Docusaurus storage error, can't (get key=|set |delete key=)\S+ QuotaExceededError: /)
    await page.addInitScript((name) => {
      Storage.prototype[name] = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    }, method)
    await useSite(page)
    expect(said.some((text) => text.startsWith(logged))).toBe(true)
    expect(uncaught).toEqual([])
  })
}

test('where changes can not be listened to that is logged, and the site works', async ({page}) => {
  const {said, uncaught} = listen(page)
  mayLog(page, /^(Docusaurus storage error, can't listen for changes of key=\S+ )?Error: No listening\n/)
  await page.addInitScript(() => {
    const original = window.addEventListener.bind(window)
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, (boolean | object)?]) => {
      if (type === 'storage') throw new Error('No listening')
      original(type, ...rest)
    }
  })
  await useSite(page)
  expect(
    said.some((text) => text.startsWith("error: Docusaurus storage error, can't listen for changes of key=theme")),
  ).toBe(true)
  expect(uncaught).toEqual([])
})
