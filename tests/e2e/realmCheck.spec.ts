import type {Page} from '@playwright/test'
import {foundOn, settled} from '../lib/axe'
import {visitAfter} from '../lib/consent'
import {signIn} from '../lib/console'
import {fillServer} from '../lib/console'
import {startConsoleRealm, type ConsoleRealm} from '../lib/consoleRealm'
import {addressOf} from '../lib/ownAddress'
import {answersBy, checkFormOf, openChecked, openPageCheck, pageCheckOf} from '../lib/realm'
import {scriptsOf} from '../lib/scripts'
import {answered, expect, mayLog, test} from '../lib/test'
import {views} from '../lib/views'

test.use({storageState: visitAfter('rejecting')})

/** Has two checks: of the realm, and of the client acme-web. */
const PAGE = '/docs/securing-applications/'
const REALM_PATH = '/admin/realms/acme'
const CLIENTS_PATH = '/admin/realms/acme/clients'

const settings = {revokeRefreshToken: true, refreshTokenMaxReuse: 0, realm: 'acme'}
const client = {
  clientId: 'acme-web',
  enabled: true,
  standardFlowEnabled: true,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  attributes: {'pkce.code.challenge.method': 'S256', other: 'x'},
  secret: 'top-secret-value-of-the-client',
}

let realm: ConsoleRealm

test.beforeEach(async () => {
  realm = await startConsoleRealm()
  realm.answer = answersBy({[REALM_PATH]: settings, [CLIENTS_PATH]: [client]})
})
test.afterEach(() => realm.stop())

const run = (page: Page) => checkFormOf(page).getByRole('button', {name: 'Check the realm'}).click()

test.describe('before the reader acts', () => {
  test('no script is loaded, and the page says which roles and requests are needed', async ({page}) => {
    const scripts = scriptsOf(page)
    await page.goto(PAGE)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    const section = pageCheckOf(page)
    await expect(section).toContainText('view-realm and view-clients of realm-management')
    await section.getByText('Requests that are sent').click()
    await expect(section.getByText('GET /admin/realms/acme/clients?clientId=acme-web')).toBeVisible()
    await expect(section.getByRole('link', {name: 'Refresh token rotation'}).first()).toHaveAttribute(
      'href',
      '#refresh-token-rotation',
    )
  })

  test('it stands where the how-to ends', async ({page}) => {
    await page.goto('/docs/sessions/audience/')
    const next = pageCheckOf(page).locator('xpath=following-sibling::*[1]')
    await expect(next).toHaveText(/Troubleshooting/)
  })

  test('without scripts there is no button that does nothing', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto(PAGE)
    await expect(page.getByRole('heading', {name: 'Refresh token rotation'})).toBeVisible()
    await expect(page.getByRole('button', {name: 'Check this page in my realm'})).toBeHidden()
    await context.close()
  })
})

test('a realm that matches passes each check, after a login with PKCE, with GET requests only', async ({page}) => {
  await page.goto(PAGE)
  const form = await openPageCheck(page)
  await fillServer(form, realm.url)
  await signIn(page, form)
  await expect(form.getByText(/^Logged in\./)).toBeVisible()
  await run(page)
  await expect(form.getByText('2 checks match.')).toBeVisible()
  expect(realm.received.map(({method, url}) => `${method} ${url}`)).toEqual([
    `GET ${REALM_PATH}`,
    `GET ${CLIENTS_PATH}?clientId=acme-web`,
  ])
  expect(realm.received.every(({authorization}) => authorization?.startsWith('Bearer '))).toBe(true)
})

test('a difference names the value and leads to the step', async ({page}) => {
  realm.answer = answersBy({[REALM_PATH]: {...settings, revokeRefreshToken: false}, [CLIENTS_PATH]: []})
  const form = await openChecked(page, PAGE, realm)
  await run(page)
  await expect(form.getByText('2 differ.')).toBeVisible()
  await expect(form.getByText('revokeRefreshToken: expected true, seen false')).toBeVisible()
  await form.getByRole('listitem').first().getByRole('link', {name: 'Refresh token rotation'}).click()
  await expect(page).toHaveURL(/#refresh-token-rotation$/)
})

test('the reader’s names take the place of the page’s', async ({page}) => {
  realm.answer = answersBy({[REALM_PATH]: settings, [CLIENTS_PATH]: [{...client, clientId: 'shop & co'}]})
  const form = await openChecked(page, PAGE, realm)
  await form.getByLabel('Client ID: acme-web').fill('shop & co')
  await run(page)
  await expect(form.getByText('2 checks match.')).toBeVisible()
  expect(realm.received.at(-1)?.url).toBe(`${CLIENTS_PATH}?clientId=shop%20%26%20co`)
})

test('a missing role is explained, and the other checks still run', async ({page}) => {
  realm.answer = answersBy({[REALM_PATH]: settings, [CLIENTS_PATH]: 403})
  mayLog(page, answered(403, /\/clients\?/))
  const form = await openChecked(page, PAGE, realm)
  await run(page)
  await expect(form.getByText('1 check matches, 1 wasn’t checked.')).toBeVisible()
  await expect(form.getByText('A role is missing', {exact: true})).toBeVisible()
  await expect(form.getByText(/Permissions: The client role view-clients of realm-management/)).toBeVisible()
})

test('an expired token, and a web origin that is missing, are explained although CORS hides the answer', async ({
  page,
}) => {
  realm.hasCors = false
  mayLog(page, /has been blocked by CORS policy: /)
  mayLog(page, `Failed to load resource: net::ERR_FAILED at ${realm.url}/`)
  const form = await openChecked(page, PAGE, realm, {exp: 1})
  await run(page)
  await expect(form.getByText('The token has expired')).toBeVisible()
  // Nothing else is asked with it.
  expect(realm.received).toHaveLength(1)
  await expect(form.getByText('2 weren’t checked.')).toBeVisible()
  await page.reload()
  const again = await openChecked(page, PAGE, realm, {'allowed-origins': []})
  await run(page)
  await expect(again.getByText('The server doesn’t let this page read its responses (CORS)')).toBeVisible()
})

test('a server that is gone is explained once', async ({page}) => {
  const form = await openChecked(page, PAGE, realm)
  await realm.stop()
  mayLog(page, `Failed to load resource: net::ERR_CONNECTION_REFUSED at ${realm.url}/`)
  await run(page)
  await expect(form.getByText('The server doesn’t respond')).toHaveCount(1)
  await expect(form.getByText('Not checked, because the run stopped.')).toBeVisible()
  realm = await startConsoleRealm()
})

test('the report is copied as Markdown, without token and secrets', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The difference shows the whole answer.
  realm.answer = answersBy({[REALM_PATH]: settings, [CLIENTS_PATH]: [client, client]})
  const form = await openChecked(page, PAGE, realm)
  await run(page)
  await form.getByRole('button', {name: 'Copy report'}).click()
  await expect(form.getByText(/^Copied\./)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('1 check matches, 1 differs.')
  expect(copied).toContain('- **OK:** Refresh token rotation: `GET /admin/realms/acme`')
  expect(copied).toContain('[masked]')
  expect(copied).not.toContain(client.secret)
  await expect(form).not.toContainText(client.secret)
  expect(copied).not.toContain('eyJ')
})

test('Forget all ends the session on the server and removes what was entered', async ({page}) => {
  await page.goto(PAGE)
  const form = await openPageCheck(page)
  await fillServer(form, realm.url)
  await signIn(page, form)
  await expect(form.getByText(/^Logged in\./)).toBeVisible()
  await form.getByLabel('Client ID: acme-web').fill('shop')
  await form.getByRole('button', {name: 'Forget all'}).click()
  await expect(form.getByText('Token deleted, and session on the server ended.')).toBeVisible()
  expect(realm.revoked).toEqual(['refresh'])
  await expect(form.getByLabel('Client ID: acme-web')).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain(realm.url)
})

test('HTML in answers stays text', async ({page}) => {
  realm.answer = answersBy({
    [REALM_PATH]: {...settings, refreshTokenMaxReuse: '<img src=x onerror="window.injected=1">'},
    [CLIENTS_PATH]: [client],
  })
  const form = await openChecked(page, PAGE, realm)
  await run(page)
  await expect(form.getByText(/<img src=x/)).toBeVisible()
  await expect(form.locator('img')).toHaveCount(0)
})

test('only its own document can call servers, and it can be framed by this site only', async ({page, baseURL}) => {
  const policyOf = async (path: string) =>
    (await fetch(new URL(addressOf(path), baseURL))).headers.get('content-security-policy') ?? ''
  expect(await policyOf(PAGE)).not.toMatch(/connect-src [^;]*(https:( |;|$)|localhost)/)
  expect(await policyOf(PAGE)).toContain("frame-ancestors 'none'")
  const policy = await policyOf('/api-console/realm.htm')
  expect(policy).toMatch(/connect-src https: http:\/\/localhost:/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  await page.goto('/api-console/realm.htm')
  await expect(page.locator('body')).toContainText('This document checks')
})

test('it works by keyboard', async ({page}) => {
  await page.goto(PAGE)
  await pageCheckOf(page).getByRole('button', {name: 'Check this page in my realm'}).focus()
  await page.keyboard.press('Enter')
  const form = checkFormOf(page)
  await expect(form.getByLabel('Base URL')).toBeFocused()
  await form.getByRole('button', {name: 'Check the realm'}).press('Enter')
  await expect(form.getByLabel('Base URL')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Base URL')).toBeFocused()
  await form.getByRole('button', {name: 'Close'}).press('Enter')
  await expect(pageCheckOf(page).getByRole('button', {name: 'Check this page in my realm'})).toBeFocused()
})

for (const [colorScheme, width] of views)
  test(`has no accessibility violations and fits ${width} px in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme})
    await page.setViewportSize({width, height: 844})
    realm.answer = answersBy({[REALM_PATH]: settings, [CLIENTS_PATH]: []})
    const form = await openChecked(page, PAGE, realm)
    await run(page)
    await expect(form.getByText('1 check matches, 1 differs.')).toBeVisible()
    await settled(page)
    expect(await foundOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await form.evaluate((body) => body.scrollWidth - body.clientWidth)).toBeLessThanOrEqual(0)
  })
