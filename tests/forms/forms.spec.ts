import type {Locator, Page} from '@playwright/test'
import * as z from 'zod'
import {visitAfter} from '../lib/consent'
import {fillServer, pasteToken} from '../lib/console'
import {checkFormOf, openPageCheck} from '../lib/realm'
import {answered, expect, mayLog, test} from '../lib/test'
import {startKeycloak, type Keycloak} from './keycloak'
import {accounts, clients, connectTo, fillRealm, logIn} from './reader'

test.use({storageState: visitAfter('rejecting')})
// The last test stops the server that all of them use.
test.describe.configure({mode: 'default', retries: 0})

const CLIENT_PAGE = '/docs/securing-applications/react/'
const REALM_PAGE = '/docs/security/brute-force-detection/'
const {admin, viewer} = accounts

let keycloak: Keycloak

test.beforeAll(async ({baseURL}) => {
  test.setTimeout(600_000)
  keycloak = await startKeycloak()
  await fillRealm(keycloak, new URL(baseURL ?? '').origin)
})
test.afterAll(() => keycloak.stop())

const press = (form: Locator, name: string) => form.getByRole('button', {name, exact: true}).click()
const begin = (form: Locator) => press(form, 'Show the first change')
const clientList = z.array(z.looseObject({id: z.string(), clientId: z.string()}))
const clientsOf = async (clientId: string) =>
  clientList.parse(await keycloak.admin('GET', `/clients?clientId=${clientId}`))

async function openProcedure(page: Page, path: string): Promise<Locator> {
  if (new URL(page.url()).pathname !== path) await page.goto(path)
  const section = page.getByRole('region', {name: /^Do this in your realm: /})
  await section.getByRole('button', {name: 'Do this in my realm'}).click()
  const form = section.frameLocator('iframe').locator('body')
  await expect(form.getByLabel('Base URL')).toBeFocused()
  return form
}

/** Opens the procedure that creates a client, with a login. */
async function ready(page: Page, clientId: string, {username}: {username: string} = admin): Promise<Locator> {
  const form = await openProcedure(page, CLIENT_PAGE)
  await connectTo(page, form, keycloak, username)
  await form.getByLabel('Client ID required').fill(clientId)
  return form
}

async function confirmAll(form: Locator): Promise<void> {
  await press(form, 'Confirm')
  await expect(form.getByText('All steps are done.')).toBeVisible()
}

async function undoAll(form: Locator): Promise<void> {
  await press(form, 'Undo everything')
  await press(form, 'Undo 1 change')
}

const isUndone = (form: Locator) => expect(form.getByText('Everything that can be undone is undone.')).toBeVisible()

test('the realm check reads a realm after a login, reports it, and ends the session', async ({page}) => {
  // The account can't read them, so the rules about them aren't checked.
  mayLog(page, answered(403, /\/identity-provider\/instances/))
  await page.goto('/docs/tools/realm-check/')
  const section = page.getByRole('region', {name: 'Read your realm', exact: true})
  await section.getByRole('button', {name: 'Log in and check my realm'}).click()
  const form = section.frameLocator('iframe').locator('body')
  await connectTo(page, form, keycloak, viewer.username)
  await press(form, 'Read and check the realm')
  await expect(form.getByText(/^The realm acme was read with \d+ requests\./)).toBeVisible()
  await expect(page.locator('.tool-report')).toContainText(`of the client ${clients.right}`)
  await expect(form.getByText('Token deleted, and session on the server ended.')).toBeVisible()
  const sessions = await keycloak.admin('GET', '/client-session-stats')
  expect(sessions).toEqual([])
})

test('a page check differs, matches once the procedure is done, and differs after its undo', async ({page}) => {
  await page.goto(REALM_PAGE)
  const check = await openPageCheck(page)
  await connectTo(page, check, keycloak, admin.username)
  const run = () => press(checkFormOf(page), 'Check the realm')
  await run()
  await expect(check.getByText('bruteForceProtected: expected true, seen false')).toBeVisible()

  const form = await openProcedure(page, REALM_PAGE)
  await connectTo(page, form, keycloak, admin.username)
  await begin(form)
  await expect(form.getByRole('row', {name: 'bruteForceProtected false true'})).toBeVisible()
  expect(await keycloak.admin('GET', '')).toMatchObject({bruteForceProtected: false})
  await confirmAll(form)
  expect(await keycloak.admin('GET', '')).toMatchObject({bruteForceProtected: true, failureFactor: 10})
  await run()
  await expect(check.getByText('1 check matches.')).toBeVisible()

  await undoAll(form)
  await isUndone(form)
  expect(await keycloak.admin('GET', '')).toMatchObject({bruteForceProtected: false, failureFactor: 30})
  await run()
  await expect(check.getByText('bruteForceProtected: expected true, seen false')).toBeVisible()
})

test('a client is created after a confirmation, kept through a reload, and removed by the undo', async ({page}) => {
  const form = await ready(page, 'shop')
  await begin(form)
  await expect(form.getByRole('row', {name: 'clientId "shop"'})).toBeVisible()
  expect(await clientsOf('shop')).toEqual([])
  await confirmAll(form)
  await expect(form.getByText('Response: 201')).toBeVisible()
  expect(await clientsOf('shop')).toMatchObject([{clientId: 'shop', publicClient: true}])
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('eyJ')

  await page.reload()
  const again = await openProcedure(page, CLIENT_PAGE)
  await connectTo(page, again, keycloak, admin.username)
  await expect(again.getByText(`One change was made in the realm acme at ${keycloak.url}.`)).toBeVisible()
  await press(again, 'Go on')
  await expect(again.getByText('All steps are done.')).toBeVisible()
  await undoAll(again)
  await isUndone(again)
  expect(await clientsOf('shop')).toEqual([])
})

test('an undo asks for the name of a client that was changed since', async ({page}) => {
  const form = await ready(page, 'changed')
  await begin(form)
  await confirmAll(form)
  for (const client of await clientsOf('changed'))
    await keycloak.admin('PUT', `/clients/${client.id}`, {...client, description: 'In use'})
  await undoAll(form)
  await form.getByLabel('Enter changed to confirm').fill('change')
  await press(form, 'Confirm')
  await expect(form.getByText(/^This removes something\. Enter the name/)).toBeVisible()
  expect(await clientsOf('changed')).toHaveLength(1)
  await form.getByLabel('Enter changed to confirm').fill('changed')
  await press(form, 'Confirm')
  await isUndone(form)
  expect(await clientsOf('changed')).toEqual([])
})

test('two tabs don’t act twice', async ({page, context}) => {
  const form = await ready(page, 'twice')
  await begin(form)
  await expect(form.getByRole('group', {name: 'Create the client'})).toBeVisible()
  const other = await context.newPage()
  const second = await ready(other, 'twice')
  await begin(second)
  await expect(second.getByRole('alert').getByText(/^Another tab is carrying this out\./)).toBeVisible()
  expect(await clientsOf('twice')).toEqual([])
  await other.close()
})

test.describe('what goes wrong is explained', () => {
  test('a missing role', async ({page}) => {
    mayLog(page, answered(403, /\/admin\/realms\/acme\/clients$/))
    const form = await ready(page, 'denied', viewer)
    await begin(form)
    await press(form, 'Confirm')
    await expect(form.getByText('Stopped at “Create the client”.')).toBeVisible()
    await expect(form.getByText('A role is missing', {exact: true})).toBeVisible()
    await expect(form.getByText(/you need manage-clients/).last()).toBeVisible()
    expect(await clientsOf('denied')).toEqual([])
  })

  test('a client without the web origin of the site (CORS)', async ({page}) => {
    mayLog(page, /has been blocked by CORS policy: /)
    mayLog(page, `Failed to load resource: net::ERR_FAILED at ${keycloak.url}/`)
    const form = await openProcedure(page, CLIENT_PAGE)
    await fillServer(form, keycloak.url)
    await logIn(page, form, admin.username, clients.withoutOrigin)
    await expect(form.getByText('The server doesn’t give this page a token (CORS)')).toBeVisible()
  })

  test('an expired token', async ({page}) => {
    mayLog(page, /has been blocked by CORS policy: |net::ERR_FAILED|status of 401/)
    const form = await openProcedure(page, CLIENT_PAGE)
    await fillServer(form, keycloak.url)
    const {token, ends} = await keycloak.tokenOf(clients.short, admin.username)
    await pasteToken(form, token)
    await form.getByLabel('Client ID required').fill('late')
    await expect.poll(() => Date.now()).toBeGreaterThan(ends + 1000)
    await begin(form)
    await expect(form.getByText('The token has expired')).toBeVisible()
    expect(await clientsOf('late')).toEqual([])
  })

  test('an answer that is lost: the change stays unclear until the realm is read again', async ({page}) => {
    mayLog(page, 'Failed to load resource: net::ERR_')
    const form = await ready(page, 'lost')
    await begin(form)
    const address = `${keycloak.url}/admin/realms/acme/clients`
    await page.route(address, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press(form, 'Confirm')
    await expect(form.getByText('Stopped at “Create the client”.')).toBeVisible()
    await expect(form.getByRole('list', {name: 'Steps'})).toContainText('Create the client: unclear')
    await page.unroute(address)
    await press(form, 'Try again')
    await expect(form.getByText('All steps are done.')).toBeVisible()
    expect(await clientsOf('lost')).toHaveLength(1)
    await undoAll(form)
    await isUndone(form)
    expect(await clientsOf('lost')).toEqual([])
  })

  test('a server that stops half way', async ({page}) => {
    mayLog(page, 'Failed to load resource: net::ERR_')
    const form = await ready(page, 'stopped')
    await begin(form)
    await expect(form.getByRole('group', {name: 'Create the client'})).toBeVisible()
    await keycloak.stop()
    await press(form, 'Confirm')
    await expect(form.getByText('Stopped at “Create the client”.')).toBeVisible()
    await expect(form.getByRole('list', {name: 'Steps'})).toContainText(/Create the client: (?:open|unclear)/)
  })
})
