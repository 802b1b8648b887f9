import type {Locator, Page} from '@playwright/test'
import {createAdminRealm, type AdminRealm} from '../lib/adminRealm'
import {foundOn, settled} from '../lib/axe'
import {visitAfter} from '../lib/consent'
import {fillServer, signIn} from '../lib/console'
import {startConsoleRealm, tokenFor, type ConsoleRealm} from '../lib/consoleRealm'
import {connect} from '../lib/realm'
import {scriptsOf} from '../lib/scripts'
import {answered, expect, mayLog, test} from '../lib/test'
import {views} from '../lib/views'

test.use({storageState: visitAfter('rejecting')})

const CLIENT_PAGE = '/docs/securing-applications/react/'
const REALM_PAGE = '/docs/security/brute-force-detection/'

let server: ConsoleRealm
let realm: AdminRealm

test.beforeEach(async () => {
  server = await startConsoleRealm()
  realm = createAdminRealm()
  server.answer = realm.answer
})
test.afterEach(() => server.stop())

const sectionOf = (page: Page): Locator => page.getByRole('region', {name: /^Do this in your realm: /})
const formOf = (page: Page): Locator => sectionOf(page).frameLocator('iframe').locator('body')

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await sectionOf(page).getByRole('button', {name: 'Do this in my realm'}).click()
  const form = formOf(page)
  await expect(form.getByLabel('Base URL')).toBeFocused()
  return form
}

/** Opens a procedure with the realm and a token. */
async function ready(page: Page, path: string, more: object = {}): Promise<Locator> {
  const form = await open(page, path)
  await connect(form, server, tokenFor(server, new URL(page.url()).origin, more))
  return form
}

const press = (form: Locator, name: string) => form.getByRole('button', {name, exact: true}).click()
const begin = (form: Locator) => press(form, 'Show the first change')
const writes = () => server.received.filter(({method}) => method !== 'GET').map(({method, url}) => `${method} ${url}`)
const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

test('before the reader acts, no script is loaded, and the page offers steps and scripts', async ({page, request}) => {
  const scripts = scriptsOf(page)
  await page.goto(CLIENT_PAGE)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  const section = sectionOf(page)
  await expect(section).toContainText('view-clients')
  await expect(section).toContainText('manage-clients')
  await section.getByText('Steps and scripts').click()
  const links = section.getByRole('link', {name: /Script|Terraform|Realm file|Steps/})
  expect(await links.count()).toBeGreaterThan(3)
  for (const link of await links.all()) {
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect(file.status()).toBe(200)
    expect(await file.text()).toContain('acme')
  }
})

test('a change is shown first, confirmed, answered, and undone, after a login with PKCE', async ({page}) => {
  const form = await open(page, CLIENT_PAGE)
  await fillServer(form, server.url)
  await signIn(page, form)
  await expect(form.getByText(/^Logged in\./)).toBeVisible()
  await form.getByLabel('Client ID required').fill('shop')
  await begin(form)
  const change = form.getByRole('group', {name: 'Create the client'})
  await expect(change).toBeFocused()
  await expect(change.getByRole('row', {name: 'clientId "shop"'})).toBeVisible()
  expect(writes()).toEqual([])
  await change.getByText('Request that is sent').click()
  await expect(change.getByText('POST /admin/realms/acme/clients')).toBeVisible()

  await press(form, 'Confirm')
  await expect(form.getByText('All steps are done.')).toBeVisible()
  await expect(form.getByText('Response: 201')).toBeVisible()
  expect(realm.clients).toMatchObject([{clientId: 'shop', publicClient: true}])
  // No token is stored with what was done.
  const kept = await stored(page)
  expect(kept).toContain('procedure.create-client')
  expect(kept).not.toContain('eyJ')
  expect(kept).not.toContain(server.received[0]?.authorization?.slice(7) ?? 'no token')

  await press(form, 'Undo everything')
  await press(form, 'Undo 1 change')
  await expect(form.getByText('Everything that can be undone is undone.')).toBeVisible()
  expect(realm.clients).toEqual([])
  await press(form, 'Finish')
  expect(await stored(page)).not.toContain('procedure.')
})

test('what is already as wanted isn’t changed', async ({page}) => {
  const form = await ready(page, CLIENT_PAGE)
  await begin(form)
  await press(form, 'Confirm')
  await expect(form.getByText('All steps are done.')).toBeVisible()
  await press(form, 'Finish')
  await begin(form)
  await expect(form.getByText('All steps are done.')).toBeVisible()
  await expect(form.getByText('nothing to change')).toBeVisible()
  expect(writes()).toHaveLength(1)
})

test('an update shows the values before and afterwards, and undo restores them', async ({page}) => {
  const form = await ready(page, REALM_PAGE)
  await begin(form)
  await expect(form.getByRole('row', {name: 'bruteForceProtected false true'})).toBeVisible()
  await expect(form.getByRole('row', {name: 'failureFactor 30 10'})).toBeVisible()
  await press(form, 'Confirm')
  await expect(form.getByText('All steps are done.')).toBeVisible()
  expect(realm.settings).toMatchObject({bruteForceProtected: true, failureFactor: 10})
  await press(form, 'Undo everything')
  await press(form, 'Undo 1 change')
  await expect(form.getByText('Everything that can be undone is undone.')).toBeVisible()
  expect(realm.settings).toMatchObject({bruteForceProtected: false, failureFactor: 30})
})

test('a removal asks for the name of what it removes', async ({page}) => {
  const form = await ready(page, CLIENT_PAGE)
  await begin(form)
  await press(form, 'Confirm')
  await expect(form.getByText('All steps are done.')).toBeVisible()
  // Another administrator has changed the client since.
  Object.assign(realm.clients[0] ?? {}, {description: 'In use'})
  await press(form, 'Undo everything')
  await press(form, 'Undo 1 change')
  const name = form.getByLabel('Enter acme-react to confirm')
  await name.fill('acme')
  await press(form, 'Confirm')
  await expect(form.getByText(/^This removes something\. Enter the name/)).toBeVisible()
  expect(realm.clients).toHaveLength(1)
  await name.fill('acme-react')
  await press(form, 'Confirm')
  await expect(form.getByText('Everything that can be undone is undone.')).toBeVisible()
  expect(realm.clients).toEqual([])
})

test.describe('what goes wrong is told, with what was done and what wasn’t', () => {
  test('a missing role', async ({page}) => {
    realm.instead = ({method}, res) => {
      if (method === 'GET') return false
      res.writeHead(403, {'Content-Type': 'application/json'}).end('{"error":"HTTP 403 Forbidden"}')
      return true
    }
    mayLog(page, answered(403, /\/admin\/realms\/acme\/clients$/))
    const form = await ready(page, CLIENT_PAGE)
    await begin(form)
    await press(form, 'Confirm')
    await expect(form.getByText('Stopped at “Create the client”.')).toBeVisible()
    await expect(form.getByText('A role is missing', {exact: true})).toBeVisible()
    await expect(form.getByText(/you need manage-clients/).last()).toBeVisible()
    await expect(form.getByRole('list', {name: 'Steps'})).toContainText('Create the client: open')
    expect(await stored(page)).not.toContain('procedure.')
  })

  test('an expired token, although CORS hides the answer', async ({page}) => {
    server.hasCors = false
    mayLog(page, /has been blocked by CORS policy: /)
    mayLog(page, `Failed to load resource: net::ERR_FAILED at ${server.url}/`)
    const form = await ready(page, CLIENT_PAGE, {exp: 1})
    await begin(form)
    await expect(form.getByText('The token has expired')).toBeVisible()
    expect(writes()).toEqual([])
  })

  test('a server that stops half way: the change stays unclear until the realm is read again', async ({page}) => {
    realm.instead = (received, res) => {
      if (received.method !== 'POST') return false
      // The call takes effect, and the answer gets lost.
      // A browser can send it again on another connection, which a server refuses as a duplicate.
      if (realm.clients.length === 0) realm.create(received)
      res.destroy()
      return true
    }
    mayLog(page, `Failed to load resource: net::ERR_EMPTY_RESPONSE at ${server.url}/`)
    const form = await ready(page, CLIENT_PAGE)
    await begin(form)
    await press(form, 'Confirm')
    await expect(form.getByText('Stopped at “Create the client”.')).toBeVisible()
    await expect(form.getByRole('list', {name: 'Steps'})).toContainText('Create the client: unclear')
    realm.instead = () => false
    await press(form, 'Try again')
    await expect(form.getByText('All steps are done.')).toBeVisible()
    expect(realm.clients).toHaveLength(1)
    await press(form, 'Undo everything')
    await press(form, 'Undo 1 change')
    await expect(form.getByText('Everything that can be undone is undone.')).toBeVisible()
    expect(realm.clients).toEqual([])
  })

  test('a change by another administrator after the reader saw the difference', async ({page}) => {
    const form = await ready(page, REALM_PAGE)
    await begin(form)
    await expect(form.getByRole('row', {name: 'failureFactor 30 10'})).toBeVisible()
    realm.settings.failureFactor = 5
    await press(form, 'Confirm')
    await expect(form.getByText(/Nothing was sent\. Look at the new change first\./)).toBeVisible()
    expect(writes()).toEqual([])
    await press(form, 'Try again')
    await expect(form.getByRole('row', {name: 'failureFactor 5 10'})).toBeVisible()
  })
})

test('after a reload in the middle, the run goes on or is undone', async ({page}) => {
  await ready(page, CLIENT_PAGE).then(begin)
  await press(formOf(page), 'Confirm')
  await expect(formOf(page).getByText('All steps are done.')).toBeVisible()
  await page.reload()
  const form = await ready(page, CLIENT_PAGE)
  await expect(form.getByText(`One change was made in the realm acme at ${server.url}.`)).toBeVisible()
  await press(form, 'Go on')
  await expect(form.getByText('All steps are done.')).toBeVisible()
  expect(writes()).toHaveLength(1)
  await press(form, 'Undo everything')
  await press(form, 'Undo 1 change')
  await expect(form.getByText('Everything that can be undone is undone.')).toBeVisible()
  expect(realm.clients).toEqual([])
})

test('two tabs don’t act twice', async ({page, context}) => {
  const form = await ready(page, CLIENT_PAGE)
  await begin(form)
  await expect(form.getByRole('group', {name: 'Create the client'})).toBeVisible()
  const other = await context.newPage()
  const second = await ready(other, CLIENT_PAGE)
  await begin(second)
  await expect(second.getByRole('alert').getByText(/^Another tab is carrying this out\./)).toBeVisible()
  await page.close()
  await begin(second)
  await press(second, 'Confirm')
  await expect(second.getByText('All steps are done.')).toBeVisible()
  expect(realm.clients).toHaveLength(1)
})

test('Forget all ends the session and removes what was done from the browser', async ({page}) => {
  const form = await open(page, CLIENT_PAGE)
  await fillServer(form, server.url)
  await signIn(page, form)
  await expect(form.getByText(/^Logged in\./)).toBeVisible()
  await begin(form)
  await press(form, 'Confirm')
  await expect(form.getByText('All steps are done.')).toBeVisible()
  await press(form, 'Forget all')
  await expect(form.getByText('Token deleted, and session on the server ended.')).toBeVisible()
  expect(await stored(page)).not.toContain('procedure.')
  expect(await stored(page)).not.toContain(server.url)
})

test('exports have the reader’s values', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await open(page, CLIENT_PAGE)
  await fillServer(form, server.url, 'demo')
  await form.getByLabel('Client ID required').fill('my-shop')
  await form.getByText('Export with your values').click()
  await form.getByLabel('Format').selectOption('Script with curl')
  const shown = form.getByRole('region', {name: 'Export'})
  await expect(shown).toContainText('my-shop')
  await expect(shown).toContainText(server.url)
  await press(form, 'Copy')
  await expect(form.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('my-shop')
  const downloading = page.waitForEvent('download')
  await press(form, 'Download')
  expect((await downloading).suggestedFilename()).toBe('create-client.sh')
})

test('wrong values are refused at their fields, and nothing is sent', async ({page}) => {
  const form = await ready(page, REALM_PAGE)
  await form.getByLabel('Max login failures required').fill('many')
  await begin(form)
  await expect(form.getByLabel('Max login failures required')).toHaveAttribute('aria-invalid', 'true')
  expect(server.received).toEqual([])
})

for (const [colorScheme, width] of views)
  test(`it works by keyboard, without accessibility violations, at ${width} px in ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme})
    await page.setViewportSize({width, height: 844})
    const form = await ready(page, REALM_PAGE)
    await form.getByRole('button', {name: 'Show the first change'}).press('Enter')
    await expect(form.getByRole('group', {name: /^Turn on temporary locks/})).toBeFocused()
    await settled(page)
    expect(await foundOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await form.evaluate((body) => body.scrollWidth - body.clientWidth)).toBeLessThanOrEqual(0)
    await form.getByRole('button', {name: 'Confirm'}).press('Enter')
    await expect(form.getByText('All steps are done.')).toBeVisible()
  })
