import type {Locator, Page} from '@playwright/test'
import {apiOf} from '../../src/tools/realm-check/fixtures/apiOf'
import {realmWith} from '../../src/tools/realm-check/fixtures/examples'
import {UNREAD} from '../../src/tools/realm-check/parts'
import type {Get} from '../../src/tools/realm-check/server/reading'
import {foundOn, settled} from '../lib/axe'
import {visitAfter} from '../lib/consent'
import {fillServer, signIn} from '../lib/console'
import {startConsoleRealm, tokenFor, type ConsoleRealm} from '../lib/consoleRealm'
import {connect} from '../lib/realm'
import {scriptsOf} from '../lib/scripts'
import {answered, expect, mayLog, test} from '../lib/test'
import {views} from '../lib/views'

test.use({storageState: visitAfter('rejecting')})

const PAGE = '/docs/tools/realm-check/'
const SECRET = 'a-secret-of-the-client-that-is-long-enough'
const WEB = {
  ...{id: 'web-id', clientId: 'web', publicClient: false, secret: SECRET, redirectUris: ['*']},
  ...{standardFlowEnabled: true, directAccessGrantsEnabled: false, implicitFlowEnabled: false},
}
const acme = () => realmWith({clients: [WEB], identityProviders: [{alias: 'partner', providerId: 'oidc'}]})

let realm: ConsoleRealm

/** Answers with what a realm has. */
const answersOf =
  (get: Get): ConsoleRealm['answer'] =>
  ({url}, res) =>
    void get(url).then((got) => {
      res.setHeader('Content-Type', 'application/json')
      if (got.kind === 'json') res.end(JSON.stringify(got.value))
      else res.writeHead(got.kind === 'denied' ? 403 : 404).end('{"error":"Refused"}')
    })

test.beforeEach(async () => {
  realm = await startConsoleRealm()
  realm.answer = answersOf(apiOf(acme()))
})
test.afterEach(() => realm.stop())

const sectionOf = (page: Page): Locator => page.getByRole('region', {name: 'Read your realm', exact: true})
const formOf = (page: Page): Locator => sectionOf(page).frameLocator('iframe').locator('body')
const reportOf = (page: Page): Locator => page.locator('.tool-report')
/** What the report consists of. Without any, nothing was checked. */
const partsOf = (page: Page): Locator => page.locator('.tool-report > *')
const opener = (page: Page): Locator => sectionOf(page).getByRole('button', {name: 'Log in and check my realm'})
const press = (form: Locator, name: string) => form.getByRole('button', {name, exact: true}).click()
const read = (form: Locator) => press(form, 'Read and check the realm')

async function open(page: Page, address = PAGE): Promise<Locator> {
  await page.goto(address)
  await opener(page).click()
  const form = formOf(page)
  await expect(form.getByLabel('Base URL')).toBeFocused()
  return form
}

/** Opens the form with a realm and a token. @param more claims of the token that differ. */
async function ready(page: Page, more: object = {}, address = PAGE): Promise<Locator> {
  const form = await open(page, address)
  await connect(form, realm, tokenFor(realm, new URL(page.url()).origin, more))
  return form
}

test('before the reader acts, no script is loaded, and the page says which roles are needed', async ({page}) => {
  const scripts = scriptsOf(page)
  await page.goto(PAGE)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await expect(sectionOf(page)).toContainText('the client role view-realm of realm-management')
  await sectionOf(page).getByRole('link', {name: 'Each further role'}).click()
  await expect(page.locator('#read-the-realm-from-your-server')).toBeInViewport()
  await expect(page.getByRole('table').filter({hasText: 'view-organizations'})).toBeVisible()
})

test('a realm is read with GET requests after a login with PKCE, checked, and the session ended', async ({page}) => {
  const form = await open(page)
  await fillServer(form, realm.url)
  await signIn(page, form)
  await expect(form.getByText(/^Logged in\./)).toBeVisible()
  await read(form)
  await expect(form.getByText(/^The realm acme was read with \d+ requests\./)).toBeVisible()
  await expect(reportOf(page)).toContainText('A client accepts every redirect address')
  await expect(reportOf(page)).toContainText('of the client web')
  await expect(reportOf(page)).toContainText('it reads only users with administration roles')
  await expect(form.getByText('Token deleted, and session on the server ended.')).toBeVisible()
  expect(realm.revoked).toEqual(['refresh'])
  expect(realm.received.every(({method, authorization}) => method === 'GET' && authorization)).toBe(true)
})

test('the page gets the realm with masked secrets, and no token', async ({page}) => {
  const form = await ready(page)
  await read(form)
  await expect(reportOf(page)).toContainText('of the client web')
  const text = await page
    .locator('form input[type=file]')
    .first()
    .evaluate((input: HTMLInputElement) => input.files?.[0]?.text())
  expect(text).toContain('"secret": "[masked]"')
  expect(text).toContain(UNREAD)
  expect(text).not.toContain(SECRET)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('eyJ')
  // The form works on with the realm, for example for another output.
  await page.getByText('Baseline, output, and threshold').click()
  await page.getByLabel('Output').selectOption('json')
  await page.getByRole('button', {name: 'Check', exact: true}).click()
  await expect(reportOf(page)).toContainText('"rule": "client-any-redirect"')
})

test('what a missing role hides is listed as not checked', async ({page}) => {
  const denied = apiOf(acme(), (below) => (/^\/(clients|identity)/.test(below) ? {kind: 'denied'} : undefined))
  realm.answer = answersOf(denied)
  mayLog(page, answered(403, /\/admin\/realms\/acme\//))
  const form = await ready(page)
  await read(form)
  await expect(reportOf(page)).toContainText('your account lacks the role view-clients')
  await expect(reportOf(page)).toContainText('your account lacks the role view-identity-providers')
  await expect(reportOf(page)).toContainText('Not checked: client-any-redirect')
  await expect(reportOf(page)).not.toContainText('A client accepts every redirect address')
})

test('without view-realm, nothing is checked, and the page says what to do', async ({page}) => {
  realm.answer = answersOf(apiOf(acme(), () => ({kind: 'json', value: {realm: 'acme'}})))
  const form = await ready(page)
  await read(form)
  await expect(form.getByText('The role view-realm is missing')).toBeVisible()
  await expect(partsOf(page)).toHaveCount(0)
})

test('without a token, and with an expired one, nothing is sent', async ({page}) => {
  const form = await open(page)
  await fillServer(form, realm.url)
  await read(form)
  await expect(form.getByText('The call had no token')).toBeVisible()
  await connect(form, realm, tokenFor(realm, new URL(page.url()).origin, {exp: 1}))
  await read(form)
  await expect(form.getByText('The token has expired')).toBeVisible()
  expect(realm.received).toEqual([])
})

test('a token that ends during the reading stops it without a report', async ({page}) => {
  const whole = answersOf(apiOf(acme()))
  realm.answer = (received, res) => {
    if (realm.received.length < 10) whole(received, res)
    else res.writeHead(401, {'Content-Type': 'application/json'}).end('{"error":"HTTP 401 Unauthorized"}')
  }
  mayLog(page, answered(401, /\/admin\//))
  const form = await ready(page)
  await read(form)
  await expect(form.getByText('The server rejected the token')).toBeVisible()
  await expect(form.getByText(/^Nothing was checked\. The realm check stopped at GET \/admin\//)).toBeVisible()
  await expect(partsOf(page)).toHaveCount(0)
})

test('a server that stops half way is explained, and a second attempt reads the realm', async ({page}) => {
  const whole = answersOf(apiOf(acme()))
  realm.answer = (received, res) => {
    if (realm.received.length < 10) whole(received, res)
    else res.destroy()
  }
  mayLog(page, /^Failed to load resource: net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|FAILED)/)
  const form = await ready(page)
  await read(form)
  await expect(form.getByText(/^Nothing was checked\. The realm check stopped at GET \/admin\//)).toBeVisible()
  await expect(form.getByText('The browser can’t show the response (CORS)')).toBeVisible()
  await expect(partsOf(page)).toHaveCount(0)
  realm.answer = whole
  await read(form)
  await expect(reportOf(page)).toContainText('of the client web')
})

test('a web origin that is missing is explained (CORS)', async ({page}) => {
  realm.hasCors = false
  mayLog(page, /has been blocked by CORS policy: /)
  mayLog(page, `Failed to load resource: net::ERR_FAILED at ${realm.url}/`)
  const form = await ready(page, {'allowed-origins': []})
  await read(form)
  await expect(form.getByText('The server doesn’t let this page read its responses (CORS)')).toBeVisible()
  await expect(partsOf(page)).toHaveCount(0)
})

test('HTML in answers stays text', async ({page}) => {
  const hostile = {...WEB, clientId: '<img src=x onerror="window.injected=1">'}
  realm.answer = answersOf(apiOf(realmWith({clients: [hostile]})))
  const form = await ready(page)
  await read(form)
  await expect(reportOf(page)).toContainText('<img src=x')
  await expect(reportOf(page).locator('img')).toHaveCount(0)
})

test('Cancel stops the requests, and Close ends the session', async ({page}) => {
  const form = await open(page)
  await fillServer(form, realm.url)
  await signIn(page, form)
  await expect(form.getByText(/^Logged in\./)).toBeVisible()
  // Never answers.
  realm.answer = () => undefined
  await read(form)
  await press(form, 'Cancel')
  await expect(form.getByText('Canceled. Nothing was checked.')).toBeVisible()
  await press(form, 'Close')
  await expect(opener(page)).toBeFocused()
  await expect.poll(() => realm.revoked).toEqual(['refresh'])
})

test('it works by keyboard', async ({page}) => {
  await page.goto(PAGE)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const form = formOf(page)
  await expect(form.getByLabel('Base URL')).toBeFocused()
  await form.getByLabel('Base URL').press('Enter')
  await expect(form.getByLabel('Base URL')).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', {name: 'Close'}).press('Enter')
  await expect(opener(page)).toBeFocused()
})

for (const [colorScheme, width] of views)
  test(`has no accessibility violations and fits ${width} px in ${colorScheme} mode`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    const form = await ready(page, {}, `${PAGE}?docusaurus-theme=${colorScheme}`)
    await read(form)
    await expect(reportOf(page)).toContainText('of the client web')
    await settled(page)
    expect(await foundOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await form.evaluate((body) => body.scrollWidth - body.clientWidth)).toBeLessThanOrEqual(0)
  })
