import type {Locator, Page} from '@playwright/test'
import {visitAfter} from '../lib/consent'
import {consoleOf, fillServer, formOf, openConsole, openWithToken, sendCall, signIn, startSignIn} from '../lib/console'
import {startConsoleRealm, tokenFor, type ConsoleRealm} from '../lib/consoleRealm'
import {hold} from '../lib/hold'
import {expect, mayLog, test} from '../lib/test'

// A context whose clock was stopped can't be shared.
test.use({reuseContext: false, storageState: visitAfter('rejecting')})

const LIST = '/api/get-organizations/'

let realm: ConsoleRealm

test.beforeEach(async () => {
  realm = await startConsoleRealm()
})
test.afterEach(() => realm.stop())

/** Lets time pass until a text is there. */
async function waitLong(page: Page, section: Locator, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(section.getByText(text)).toBeVisible({timeout: 500})
  }).toPass()
}

test(
  'while the console is on its way the page says so after 200 ms, and no earlier',
  {tag: '@2.12'},
  async ({page}) => {
    const letPass = await hold(page, '**/assets/inline/console.*.js')
    await page.clock.install()
    await page.goto(LIST)
    await page.clock.pauseAt(Date.now() + 60_000)
    await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
    await page.clock.runFor(199)
    await expect(consoleOf(page).getByRole('status')).toHaveText('')
    await page.clock.runFor(1)
    await expect(consoleOf(page).getByRole('status')).toHaveText('Loading …')
    letPass()
    await page.clock.resume()
    await expect(formOf(page).getByLabel('Base URL')).toBeVisible()
  },
)

test('a server that never answers is given up after 30 seconds, or when the reader cancels', async ({
  page,
  baseURL,
}) => {
  const section = await openWithToken(page, LIST, realm, tokenFor(realm, baseURL))
  await page.clock.install()
  realm.answer = () => undefined
  await sendCall(section)
  await expect(section.getByText('Waiting for the server…')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(section.getByText('The server took too long')).toBeVisible()
  await sendCall(section)
  await section.getByRole('button', {name: 'Cancel', exact: true}).click()
  await expect(section.getByText(/^Canceled after/)).toBeVisible()
})

test.describe('a server that keeps the reader waiting', () => {
  test('at the sign-in is given up', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    realm.instead = () => true
    await page.clock.install()
    const popup = await startSignIn(page, section)
    await waitLong(page, section, 'The server doesn’t respond')
    expect(popup.isClosed()).toBe(true)
  })

  test('for a token is given up', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    let isAsked = false
    realm.instead = (path) => path.endsWith('/token') && (isAsked = true)
    await page.clock.install()
    await signIn(page, section)
    await expect.poll(() => isAsked).toBe(true)
    await waitLong(page, section, 'The server took too long')
    await expect(section.getByText('No token yet.')).toBeVisible()
  })

  test('with a discovery document that never ends holds up no explanation', async ({page, baseURL}) => {
    const section = await openWithToken(page, LIST, realm, tokenFor(realm, baseURL))
    mayLog(
      page,
      new RegExp(`^Failed to load resource: net::ERR_(EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING) at ${realm.url}/`),
    )
    realm.instead = (path, res) => path.endsWith('/openid-configuration') && res.write('{')
    realm.answer = (_, res) => res.destroy()
    await page.clock.install()
    await sendCall(section)
    await waitLong(page, section, 'The realm doesn’t exist at this address')
  })
})
