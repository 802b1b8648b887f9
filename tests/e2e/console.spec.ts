import type {Locator, Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {visitAfter} from '../lib/consent'
import {
  consoleOf,
  fillServer,
  formOf,
  openConsole,
  openWithToken,
  pasteToken,
  sendCall,
  signIn,
  startSignIn,
} from '../lib/console'
import {startConsoleRealm, tokenFor, type ConsoleRealm} from '../lib/consoleRealm'
import {addressOf} from '../lib/ownAddress'
import {refuse} from '../lib/refuse'
import {scriptsOf} from '../lib/scripts'
import {answered, expect, mayLog, test} from '../lib/test'

test.use({storageState: visitAfter('rejecting')})

const LIST = '/api/get-organizations/'
const CREATE = '/api/create-organization/'
const DELETE = '/api/delete-organization/'

let realm: ConsoleRealm

test.beforeEach(async () => {
  realm = await startConsoleRealm()
})
test.afterEach(() => realm.stop())

/** Opens the console of a page with the realm and a token of it filled in. */
const ready = (page: Page, path: string, origin: string | undefined, more?: object): Promise<Locator> =>
  openWithToken(page, path, realm, tokenFor(realm, origin, more))

/** Lets other origins read no answer of the realm any more, which the browser logs. */
function forbidOrigins(page: Page): void {
  realm.hasCors = false
  mayLog(
    page,
    new RegExp(`^Access to fetch at '${realm.url}/\\S+' from origin '\\S+' has been blocked by CORS policy: `),
  )
  mayLog(page, `Failed to load resource: net::ERR_FAILED at ${realm.url}/`)
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]))

test.describe('opened on demand', () => {
  test('no script is loaded before the reader acts, and then the console alone', async ({page}) => {
    const scripts = scriptsOf(page)
    await page.goto(CREATE)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await consoleOf(page).getByRole('button', {name: 'Try it'}).hover()
    await expect.poll(() => scripts).toEqual([expect.stringMatching(/^\/assets\/inline\/console\.\w+\.js$/)])
    await openConsole(page)
    // The rest is loaded by the console's own document.
    expect(scripts).toEqual([expect.stringContaining('/console.'), expect.stringContaining('/consoleFrame.')])
  })

  test('a press that comes before the page’s script opens it all the same', async ({page}) => {
    await page.goto('about:blank')
    // What a press on the button does without any script: it is a link.
    await page.goto(`${CREATE}#try-it`)
    await expect(formOf(page).getByLabel('Base URL')).toBeFocused()
  })

  test('one that does not come says so, and comes at the first Retry', {tag: ['@2.12', '@4.10']}, async ({page}) => {
    await page.goto(CREATE)
    await refuse(page, '**/assets/inline/console.*')
    await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
    await expect(consoleOf(page).getByRole('alert')).toContainText("This didn't load. Check your connection.")
    await page.unrouteAll()
    await consoleOf(page).getByRole('button', {name: 'Retry'}).click()
    await expect(formOf(page).getByLabel('Base URL')).toBeFocused()
    await expect(consoleOf(page).getByRole('alert')).toHaveCount(0)
  })

  test('one that does not come twice is asked for by a page loaded anew, and opens', {tag: '@2.15'}, async ({page}) => {
    await page.goto(CREATE)
    await refuse(page, '**/assets/inline/console.*')
    await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
    await consoleOf(page).getByRole('button', {name: 'Retry'}).click()
    const reload = consoleOf(page).getByRole('button', {name: 'Reload the page'})
    // Until it shows, the retry is still on its way.
    await expect(reload).toBeVisible()
    await page.unrouteAll()
    await reload.click()
    await expect(formOf(page).getByLabel('Base URL')).toBeFocused()
  })

  test(
    'one that crashes says why in its place, with the page around it as it was, and is drawn anew',
    {tag: '@2.13'},
    async ({page}) => {
      mayLog(page, 'Error: The page didn’t name an operation.')
      // What the test does to the data, which stand in a script element, nobody may do to a script.
      mayLog(page, /^This document requires 'TrustedScript' assignment\./)
      await page.goto(CREATE)
      const data = page.locator('[data-island] script')
      const whole = await data.textContent()
      await data.evaluate((script) => script.replaceChildren('{}'))
      await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
      const alert = formOf(page).getByRole('alert')
      await expect(alert).toContainText('This part of the page crashed')
      await expect(alert).toContainText('The page didn’t name an operation.')
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Create an organization')
      await alert.getByRole('button', {name: 'Try again'}).click()
      await expect(alert).toContainText('The page didn’t name an operation.')
      await alert.getByRole('button', {name: 'Close'}).click()
      await data.evaluate((script, text) => script.replaceChildren(text ?? ''), whole)
      await openConsole(page)
    },
  )

  test('an address that ends with #try-it opens it', async ({page}) => {
    await page.goto(`${LIST}#try-it`)
    await expect(formOf(page).getByLabel('Base URL')).toBeFocused()
  })

  test('from a page outside of the reference, it calls servers as well: its own document may, whatever page frames it', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/docs/api-description/')
    const main = page.getByRole('main')
    for (const href of [`/api/${brand.slug}-admin-rest-api/`, '/api/category/organizations/', LIST])
      await main.locator(`a[href="${href}"]`).first().click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List organizations')
    await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
    const section = formOf(page)
    await expect(section.getByLabel('Base URL')).toBeFocused()
    await fillServer(section, realm.url)
    await pasteToken(section, tokenFor(realm, baseURL))
    await sendCall(section)
    await expect(section.getByText(/^200 OK in \d+ ms$/)).toBeVisible()
  })

  test('without scripts there is no button that does nothing', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto(LIST)
    await expect(page.getByRole('heading', {name: 'Request samples'})).toBeVisible()
    await expect(page.getByRole('button', {name: 'Try it'})).toBeHidden()
    await context.close()
  })

  test('it is closed and opened by the keyboard', async ({page}) => {
    await page.goto(LIST)
    await consoleOf(page).getByRole('button', {name: 'Try it'}).focus()
    await page.keyboard.press('Enter')
    await expect(formOf(page).getByLabel('Base URL')).toBeFocused()
    await formOf(page).getByRole('button', {name: 'Close'}).press('Enter')
    await expect(consoleOf(page).getByRole('button', {name: 'Try it'})).toBeFocused()
  })
})

test.describe('signing in with PKCE', () => {
  test('a read and a write are sent with the token, which is kept nowhere', async ({page}) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    await signIn(page, section)
    await expect(section.getByText(/^Logged in\. The token is valid until /)).toBeVisible()
    expect(realm.granted).toBe(1)

    realm.answer = (_, res) => res.setHeader('Content-Type', 'application/json').end('[{"name":"globex"}]')
    await section.getByLabel('search').fill('glob ex')
    await sendCall(section)
    await expect(section.getByText(/^200 OK in \d+ ms$/)).toBeVisible()
    await expect(section.getByRole('region', {name: 'Response body'})).toHaveText(/"name": "globex"/)
    expect(realm.received).toMatchObject([{method: 'GET', url: '/realms/acme/orgs?search=glob+ex'}])

    // To another operation: the token goes with the reader, and the console is open there.
    await page.locator(`a[href="${CREATE}"]`).first().click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Create an organization')
    const next = formOf(page)
    await expect(next.getByLabel('Base URL')).toHaveValue(realm.url)
    realm.answer = (_, res) => res.writeHead(201).end()
    await sendCall(next)
    await expect(next.getByText(/^201 Created in \d+ ms$/)).toBeVisible()
    const [, write] = realm.received
    expect(JSON.parse(write?.body ?? '')).toMatchObject({name: 'globex'})
    const token = write?.authorization?.replace('Bearer ', '') ?? ''
    expect(token.length).toBeGreaterThan(50)

    const kept = await stored(page)
    expect(kept).toContain(realm.url)
    expect(kept).not.toContain(token)
    expect(said.join('\n')).not.toContain(token)
  })

  test('an answer to another sign-in is passed over', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    await section.getByLabel('Client ID').fill('console')
    const opening = page.context().waitForEvent('page')
    await section.getByRole('button', {name: 'Log in', exact: true}).click()
    const popup = await opening
    await popup.getByRole('link', {name: 'Log in'}).waitFor()
    const other = await page.context().newPage()
    await other.goto('/api-console/signed-in.htm?code=stolen&state=of-somebody-else')
    await expect(other).toHaveURL(/signed-in\.htm$/)
    await expect(section.getByRole('button', {name: 'Cancel login'})).toBeVisible()
    expect(realm.granted).toBe(0)
    await popup.getByRole('link', {name: 'Log in'}).click()
    await expect(section.getByText(/^Logged in\./)).toBeVisible()
  })

  test('a refusal, a client without web origin and a window that was blocked are explained', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    realm.loginError = 'access_denied'
    await signIn(page, section)
    await expect(section.getByText('The login was refused')).toBeVisible()

    realm.loginError = undefined
    forbidOrigins(page)
    await signIn(page, section)
    await expect(section.getByText('The server doesn’t give this page a token (CORS)')).toBeVisible()
    await expect(section.getByRole('link', {name: 'Redirect URIs and web origins'})).toBeVisible()

    await section.evaluate(() => {
      window.open = () => null
    })
    await section.getByRole('button', {name: 'Log in', exact: true}).click()
    await expect(section.getByText('The browser blocked the window')).toBeVisible()
  })

  test('a login page whose address is a script is not opened', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    realm.loginPage = 'javascript:opener.injected=1'
    await section.getByLabel('Client ID').fill('console')
    const opening = page.context().waitForEvent('page')
    await section.getByRole('button', {name: 'Log in', exact: true}).click()
    const popup = await opening
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(section.getByText('The realm uses another host')).toBeVisible()
    expect(await section.evaluate(() => 'injected' in window)).toBe(false)
  })

  test('one that does not come back is cancelled', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    await section.getByLabel('Client ID').fill('console')
    const opening = page.context().waitForEvent('page')
    await section.getByRole('button', {name: 'Log in', exact: true}).click()
    await (await opening).close()
    await section.getByRole('button', {name: 'Cancel login'}).click()
    await expect(section.getByText('No token yet.')).toBeVisible()
  })
})

test.describe('failures are explained', () => {
  for (const [what, status, body, title] of [
    ['a missing role', 401, '{"error":"HTTP 401 Unauthorized"}', 'A role is missing'],
    ['a permission', 403, '{"error":"no"}', 'A role is missing'],
    ['a wrong realm', 404, '{"error":"Realm does not exist"}', 'The realm doesn’t exist'],
    ['a conflict', 409, '{"error":"conflict"}', 'It already exists'],
    ['a failure', 500, '{"error":"unknown_error"}', 'The server had an error'],
    [
      'a web page',
      200,
      '<!doctype html><img src=x onerror="window.injected=1">',
      'The response is a web page, not from the API',
    ],
  ] as const) {
    test(`${what}: ${status}`, async ({page, baseURL}) => {
      const section = await ready(page, LIST, baseURL)
      realm.answer = (_, res) => res.writeHead(status).end(body)
      if (status >= 400) mayLog(page, answered(status, /\/realms\/acme\/orgs$/))
      await sendCall(section)
      await expect(section.getByText(title, {exact: true})).toBeVisible()
      await expect(section.getByText(new RegExp(`^${status} .* in \\d+ ms$`))).toBeVisible()
      if (status === 403) await expect(section.getByText(/view-organizations/)).toBeVisible()
      expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    })
  }

  test('an expired token, with the time, though the server refuses it without CORS', async ({page, baseURL}) => {
    const section = await ready(page, LIST, baseURL, {exp: 1})
    forbidOrigins(page)
    await sendCall(section)
    await expect(section.getByText('The token has expired')).toBeVisible()
  })

  test('a web origin that the client lacks', async ({page, baseURL}) => {
    const section = await ready(page, LIST, baseURL, {'allowed-origins': []})
    forbidOrigins(page)
    await sendCall(section)
    await expect(section.getByText(`Add the web origin ${baseURL ?? ''} to the client console`)).toBeVisible()
  })

  test('no token, a wrong realm, and a server that is not there', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    forbidOrigins(page)
    await fillServer(section, realm.url)
    await sendCall(section)
    await expect(section.getByText('The call had no token')).toBeVisible()
    mayLog(page, answered(404, /\/realms\/nowhere\/\.well-known\/openid-configuration$/))
    await fillServer(section, realm.url, 'nowhere')
    await sendCall(section)
    await expect(section.getByText('The realm doesn’t exist at this address')).toBeVisible()
    await realm.stop()
    mayLog(page, `Failed to load resource: net::ERR_CONNECTION_REFUSED at ${realm.url}/`)
    await sendCall(section)
    await expect(section.getByText('The server doesn’t respond')).toBeVisible()
    realm = await startConsoleRealm()
  })
})

test.describe('bad input', () => {
  test('is refused at its field, and nothing is sent', async ({page, baseURL}) => {
    const section = await ready(page, CREATE, baseURL)
    const body = section.getByLabel('Body (JSON)')
    await body.fill('{"name": }')
    await sendCall(section)
    await expect(body).toBeFocused()
    await expect(body).toHaveAttribute('aria-invalid', 'true')
    await expect(section.getByText(/^The body isn’t valid JSON/)).toBeVisible()
    await body.fill('[]')
    await sendCall(section)
    await expect(section.getByText('The body must be an object in { }.')).toBeVisible()

    const address = section.getByLabel('Base URL')
    for (const text of ['nonsense', 'javascript:alert(1)', 'http://auth.example.com', '<script>alert(1)</script>']) {
      await address.fill(text)
      await sendCall(section)
      await expect(address).toBeFocused()
      await expect(address).toHaveAttribute('aria-invalid', 'true')
    }
    expect(realm.received).toEqual([])
  })

  test('of the wrong type is told', async ({page, baseURL}) => {
    const section = await ready(page, LIST, baseURL)
    await section.getByLabel('first').fill('abc')
    await sendCall(section)
    await expect(section.getByText('first must be a whole number, for example 10.')).toBeVisible()
    expect(realm.received).toEqual([])
  })

  test('an answer of 10 MB is cut, and HTML in values stays text', async ({page, baseURL}) => {
    const section = await ready(page, LIST, baseURL)
    realm.answer = (_, res) =>
      res
        .setHeader('Content-Type', 'application/json')
        .end(`["${'<img src=x onerror=window.injected=1>'.repeat(280_000)}"]`)
    await section.getByLabel('search').fill('<b onclick=alert(1)>')
    await sendCall(section)
    await expect(
      section.getByText('Only the first 256 KB were read. Use cURL to get the whole response.'),
    ).toBeVisible()
    const shown = section.getByRole('region', {name: 'Response body'})
    expect((await shown.textContent())?.length).toBe(256 * 1024)
    await expect(shown.locator('img')).toHaveCount(0)
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  })

  test('an issuer that is pasted fills base URL and realm, one that is typed is left alone', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    const address = section.getByLabel('Base URL')
    await address.fill('https://auth.example.com/auth/realms/acme')
    await expect(address).toHaveValue('https://auth.example.com/auth')
    await expect(section.getByRole('textbox', {name: /^Realm/})).toHaveValue('acme')
    await address.pressSequentially('/realms/other')
    await expect(address).toHaveValue('https://auth.example.com/auth/realms/other')
    await sendCall(section)
    await expect(section.getByText(/^The address includes too much/)).toBeVisible()
  })

  test('of the storage is passed over, and where storage is blocked the console works', async ({page, baseURL}) => {
    await page.addInitScript(() => localStorage.setItem('context', '{"ids": 7, "realm": ["x"]'))
    await page.goto(LIST)
    await expect((await openConsole(page)).getByLabel('Base URL')).toHaveValue('')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    const section = await ready(page, LIST, baseURL)
    await sendCall(section)
    await expect(section.getByText(/^200 OK/)).toBeVisible()
  })
})

test('a call that deletes asks first', async ({page, baseURL}) => {
  const section = await ready(page, DELETE, baseURL)
  realm.answer = (_, res) => res.writeHead(204).end()
  await section.getByLabel('orgId').fill('a/b')
  await sendCall(section)
  const question = section.getByRole('alertdialog', {name: 'Delete an organization?'})
  await expect(question).toBeFocused()
  await expect(question).toContainText(`DELETE ${realm.url}/realms/acme/orgs/a%2Fb`)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(section.getByRole('button', {name: 'Send DELETE'})).toBeFocused()
  await sendCall(section)
  await question.getByRole('button', {name: 'Don’t send'}).click()
  expect(realm.received).toEqual([])
  await sendCall(section)
  await question.getByRole('button', {name: 'Yes, send DELETE'}).click()
  await expect(section.getByText(/^204 No Content in/)).toBeVisible()
  expect(realm.received).toMatchObject([{method: 'DELETE', url: '/realms/acme/orgs/a%2Fb'}])
})

test('the call is copied as cURL without the token', async ({page, baseURL, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const section = await ready(page, CREATE, baseURL)
  await section.getByRole('button', {name: 'Copy as cURL'}).click()
  await expect(section.getByText('Copied. The command uses $TOKEN in place of the token.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`curl -sS -i -g -X POST '${realm.url}/realms/acme/orgs'`)
  expect(copied).toContain('-H "Authorization: Bearer $TOKEN"')
  expect(copied).not.toContain(tokenFor(realm, baseURL).slice(0, 40))
  expect(realm.received).toEqual([])
})

test('a token is forgotten when server or realm changes, and so is everything when asked for', async ({
  page,
  baseURL,
}) => {
  const section = await ready(page, LIST, baseURL)
  await sendCall(section)
  await expect(section.getByText(/^200 OK/)).toBeVisible()
  const other = await startConsoleRealm()
  await fillServer(section, other.url)
  await expect(section.getByText(`No token. The token for the realm acme at ${realm.url} was deleted.`)).toBeVisible()
  await sendCall(section)
  await expect(section.getByText(/^200 OK/)).toBeVisible()
  expect(other.received).toMatchObject([{authorization: undefined}])
  await other.stop()

  await fillServer(section, realm.url)
  await pasteToken(section, tokenFor(realm, baseURL))
  await sendCall(section)
  await expect(section.getByText(/^200 OK/)).toBeVisible()
  await section.getByRole('textbox', {name: /^Realm/}).fill('acme2')
  await expect(section.getByText(/^No token\. The token for the realm acme at /)).toBeVisible()

  await section.getByRole('button', {name: 'Clear all'}).click()
  await expect(section.getByLabel('Base URL')).toHaveValue('')
  await expect(section.getByText('No token yet.')).toBeVisible()
  expect(await stored(page)).not.toContain('context')
})

test('a sign-in that is under way ends when the realm changes', async ({page}) => {
  await page.goto(LIST)
  const section = await openConsole(page)
  await fillServer(section, realm.url)
  const popup = await startSignIn(page, section)
  await popup.getByRole('link', {name: 'Log in'}).waitFor()
  await section.getByRole('textbox', {name: /^Realm/}).fill('acme2')
  await popup.getByRole('link', {name: 'Log in'}).click()
  await expect(popup.getByRole('status')).toBeVisible()
  await expect(section.getByText('No token yet.')).toBeVisible()
  expect(realm.granted).toBe(0)
})

test('a token is kept when something else than server and realm is entered elsewhere', async ({page, baseURL}) => {
  const section = await ready(page, LIST, baseURL)
  await sendCall(section)
  await expect(section.getByText(/^200 OK/)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(LIST)
  const change = (from: string, to: string) =>
    other.evaluate(
      ([old, next]) => {
        const context = localStorage.getItem('context') ?? ''
        localStorage.setItem('context', context.replace(old, next))
      },
      [from, to] as const,
    )
  await change('"clientId":""', '"clientId":"other-client"')
  await expect(section.getByLabel('Client ID')).toHaveValue('other-client')
  await expect(section.getByText(/^Using a pasted token\./)).toBeVisible()
  await change('"realm":"acme"', '"realm":"acme2"')
  await expect(section.getByText(/^No token\. The token for the realm acme at /)).toBeVisible()
})

test('Forget all forgets a token that was left for a page that has not come', async ({page, baseURL}) => {
  const section = await ready(page, LIST, baseURL)
  // The browser stays where it is.
  await page.route(`**${CREATE}`, (route) => route.fulfill({status: 204}))
  // A pointer on the link would have the page fetched ahead.
  await page.locator(`a[href="${CREATE}"]`).first().press('Enter', {noWaitAfter: true})
  await expect.poll(() => stored(page)).toContain('handover')
  await section.getByRole('button', {name: 'Clear all'}).click()
  await expect(section.getByText('No token yet.')).toBeVisible()
  expect(await stored(page)).not.toContain('handover')
})

test('Forget all ends the session at the server, and says so', async ({page}) => {
  await page.goto(LIST)
  const section = await openConsole(page)
  await fillServer(section, realm.url)
  await signIn(page, section)
  await expect(section.getByText(/^Logged in\./)).toBeVisible()
  await section.getByRole('button', {name: 'Clear all'}).click()
  await expect(section.getByText('Token deleted, and session on the server ended.')).toBeVisible()
  expect(realm.revoked).toEqual(['refresh'])
})

test.describe('what leads elsewhere', () => {
  for (const status of [301, 307, 308] as const)
    test(`a redirect (${status}) is not followed, with the body least of all`, async ({page, baseURL}) => {
      const other = await startConsoleRealm()
      const section = await ready(page, CREATE, baseURL)
      realm.answer = (_, res) => res.writeHead(status, {Location: `${other.url}/realms/acme/orgs`}).end()
      await sendCall(section)
      await expect(section.getByText('The server redirects the call')).toBeVisible()
      expect(realm.received).toHaveLength(1)
      expect(other.received).toEqual([])
      await other.stop()
    })

  for (const [endpoint, name] of [
    ['loginPage', 'authorization_endpoint'],
    ['tokenEndpoint', 'token_endpoint'],
    ['revocationEndpoint', 'revocation_endpoint'],
  ] as const)
    test(`code and token go to no other host than the one that was entered (${name})`, async ({page}) => {
      const other = await startConsoleRealm()
      const address = `${other.url}/realms/acme/elsewhere`
      realm[endpoint] = address
      await page.goto(LIST)
      const section = await openConsole(page)
      await fillServer(section, realm.url)
      const popup = await startSignIn(page, section)
      await expect(section.getByText('The realm uses another host')).toBeVisible()
      await expect(section.getByText(`has ${address} as ${name}`)).toBeVisible()
      await expect.poll(() => popup.isClosed()).toBe(true)
      expect(other.received).toEqual([])
      await other.stop()
    })

  test('a sign-in at a server that redirects says so', async ({page}) => {
    const other = await startConsoleRealm()
    realm.instead = (path, res) => {
      res.writeHead(302, {Location: other.url + path}).end()
      return true
    }
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    await startSignIn(page, section)
    await expect(section.getByText('The server redirects the call')).toBeVisible()
    await other.stop()
  })

  test('the page may call nobody and be framed by nobody, the console any server', async ({page, baseURL}) => {
    const headersOf = async (path: string) => (await fetch(new URL(addressOf(path), baseURL))).headers
    const policyOf = async (path: string) => (await headersOf(path)).get('content-security-policy') ?? ''
    expect(await policyOf(LIST)).not.toMatch(/connect-src [^;]*(https:( |;|$)|localhost)/)
    expect(await policyOf(LIST)).toContain("frame-ancestors 'none'")
    expect(await policyOf('/api-console/console.htm')).toMatch(/connect-src https: http:\/\/localhost:/)
    await page.goto('/api-console/console.htm')
    await expect(page.locator('body')).toContainText('To open it, select "Try it" on the page of an operation.')
    const landing = await headersOf('/api-console/signed-in.htm?code=x')
    expect(landing.get('cache-control')).toBe('no-store')
    expect(landing.get('referrer-policy')).toBe('no-referrer')
  })
})

test.describe('tokens that can not be used', () => {
  test('one that is bound to a key is explained, and nobody is signed in', async ({page}) => {
    realm.tokenAnswer = {token_type: 'DPoP'}
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    await signIn(page, section)
    await expect(section.getByText('The token is bound to a key (DPoP)')).toBeVisible()
    await expect(section.getByText('No token yet.')).toBeVisible()
  })

  test('one that the server refuses without a proof is explained alike', async ({page}) => {
    realm.instead = (path, res) => {
      if (!path.endsWith('/token')) return false
      res.writeHead(400, {'Content-Type': 'application/json'})
      res.end('{"error": "invalid_request", "error_description": "DPoP proof is missing"}')
      return true
    }
    mayLog(page, answered(400, /\/token$/))
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    await signIn(page, section)
    await expect(section.getByText('The token is bound to a key (DPoP)')).toBeVisible()
  })

  test('one with a line break is none', async ({page}) => {
    realm.tokenAnswer = {access_token: 'a\nb'}
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    await signIn(page, section)
    await expect(section.getByText('The server didn’t issue a token')).toBeVisible()
    await expect(section.getByText('No token yet.')).toBeVisible()
  })

  test('one that is no JSON Web Token has one explanation', async ({page}) => {
    await page.goto(LIST)
    const section = await openConsole(page)
    await fillServer(section, realm.url)
    await pasteToken(section, 'opaque-token')
    realm.answer = (_, res) => res.writeHead(401).end('{"error":"HTTP 401 Unauthorized"}')
    mayLog(page, answered(401, /\/realms\/acme\/orgs$/))
    await sendCall(section)
    await expect(section.getByText('The token isn’t a JSON Web Token')).toBeVisible()
    await expect(section.getByText('A role is missing')).toHaveCount(0)
  })
})

test('a server that is dead at the sign-in is told from a realm that is none', async ({page}) => {
  await page.goto(LIST)
  const section = await openConsole(page)
  await fillServer(section, realm.url)
  await realm.stop()
  mayLog(page, `Failed to load resource: net::ERR_CONNECTION_REFUSED at ${realm.url}/`)
  await section.getByLabel('Client ID').fill('console')
  await section.getByRole('button', {name: 'Log in', exact: true}).click()
  await expect(section.getByText('The server doesn’t respond')).toBeVisible()
  realm = await startConsoleRealm()
})

test('what is entered fills the samples of the page, and the token never does', async ({page, baseURL}) => {
  const section = await ready(page, CREATE, baseURL)
  await section.getByLabel('Body (JSON)').fill('{"name": "initech"}')
  const samples = page.locator('div:has(> [data-tab-group=api-language]) ~ div code')
  await expect(samples.first()).toContainText(`curl -sS --fail-with-body -X POST '${realm.url}/realms/acme/orgs'`)
  await expect(samples.first()).toContainText('"name": "initech"')
  for (const text of await samples.allTextContents()) {
    expect(text).toContain(`${realm.url}/realms/acme`)
    expect(text).not.toContain(tokenFor(realm, baseURL).slice(0, 40))
  }
})

test('an old answer goes when the next call is refused', async ({page, baseURL}) => {
  const section = await ready(page, LIST, baseURL)
  await sendCall(section)
  await expect(section.getByText(/^200 OK/)).toBeVisible()
  await section.getByLabel('first').fill('abc')
  await sendCall(section)
  await expect(section.getByText('first must be a whole number, for example 10.')).toBeVisible()
  await expect(section.getByText(/^200 OK/)).toHaveCount(0)
})

test('who creates something is told where its id is', async ({page, baseURL}) => {
  const section = await ready(page, CREATE, baseURL)
  realm.answer = (_, res) => res.writeHead(201, {Location: `${realm.url}/realms/acme/orgs/1`}).end()
  await sendCall(section)
  await expect(section.getByText(/The new ID is the last part of the header Location/)).toBeVisible()
})
