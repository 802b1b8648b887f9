import type {Page} from '@playwright/test'
import {createAdminRealm} from '../lib/adminRealm'
import {banner, dialog as preferences, opened} from '../lib/consent'
import {consoleOf, openWithToken, sendCall} from '../lib/console'
import {startConsoleRealm, tokenFor, type ConsoleRealm} from '../lib/consoleRealm'
import {connect} from '../lib/realm'
import {expect, needsPart, test} from '../lib/test'
import {translated} from '../lib/translated'

let realm: ConsoleRealm

test.beforeEach(async ({page}) => {
  realm = await startConsoleRealm()
  await translated(page)
})
test.afterEach(() => realm.stop())

const untranslated = (page: Page) => page.locator('[translate=no] font')

test('in a translated page the search, the preferences, tabs, and examples work, and code stays as it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/audit-logs/webhooks/')
  await expect(page.getByRole('heading', {level: 1}).locator('font').first()).toBeVisible()

  await banner(page).getByRole('button', {name: 'Preferences'}).click()
  await opened(page)
  await preferences(page).getByRole('button', {name: 'Reject all'}).click()
  await expect(banner(page)).toBeHidden()

  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', {name: 'Search'})
  const options = dialog.getByRole('option')
  for (const query of ['webhook signature', 'saml', 'qqxzvv', 'organization']) {
    await dialog.getByRole('combobox').fill(query)
    if (query === 'qqxzvv') await expect(dialog).toContainText(/no results found/i)
    else await expect(options.first()).toContainText(new RegExp(query.slice(0, 4), 'i'))
  }
  await dialog.getByRole('combobox').fill('why is the invitation link empty')
  await dialog.getByRole('button', {name: 'Ask'}).click()
  await expect(dialog.locator('blockquote').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  const bar = page.locator('main [data-island=context]')
  await bar.getByText('Use your own').click()
  await bar.getByLabel('Webhook URL').fill('https://hooks.example.org/in')
  await bar.getByRole('button', {name: 'Use these values'}).click()
  await expect(page.locator('main pre [data-context=webhookUrl]').first()).toHaveText('https://hooks.example.org/in')

  const tab = page.locator('input[data-tab-group=language][value=java]').first()
  await tab.locator('+ label').click()
  await expect(tab).toBeChecked()
  const block = page.locator('.theme-code-block:visible').first()
  await block.getByRole('button', {name: 'Copy code'}).click()
  await expect(block.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe((await block.locator('code').innerText()).trim())
  await expect(untranslated(page)).toHaveCount(0)
})

test('in a translated page the calculator computes, and the flow viewer explains', async ({page}) => {
  needsPart('calculators')
  await page.goto('/pricing/')
  const form = page.getByRole('form', {name: 'Plan and price estimate'})
  const users = form.getByRole('spinbutton', {name: 'Monthly active users'})
  const results = new Set<string>()
  for (const count of ['50000', '', '400000']) {
    await users.fill(count)
    if (count === '') await expect(form.getByText('Enter a whole number from')).toBeVisible()
    else await expect(page).toHaveURL(new RegExp(`users=${count}`))
    results.add(await form.getByRole('status').innerText())
  }
  expect(results.size).toBe(3)

  await page.goto('/docs/authentication/understanding-flows/')
  await page.getByRole('button', {name: 'Open the viewer'}).click()
  await page.getByRole('button', {name: 'Try an example'}).click()
  const viewer = page.locator('.flow-viewer')
  await expect(viewer.getByRole('status')).toHaveText('3 PROBLEMS FOUND.')
  await expect(viewer.getByText('auth-cookie', {exact: true}).first()).toBeVisible()
  await viewer.getByLabel('Realm export or flow export').fill('{')
  await page.getByRole('button', {name: 'Explain'}).click()
  await expect(viewer.getByRole('status')).toContainText('THIS ISN’T VALID JSON.')
  await expect(untranslated(page)).toHaveCount(0)
})

test('in a translated page the console sends what the reader chose, and shows every answer', async ({
  page,
  baseURL,
}) => {
  const path = '/api/get-organizations/'
  const form = await openWithToken(page, path, realm, tokenFor(realm, baseURL))
  await expect(form.getByText('SERVER', {exact: true})).toBeVisible()
  for (const answer of ['["one"]', '[]', '{"error":"two"}']) {
    realm.answer = (_, res) => {
      res.setHeader('Content-Type', 'application/json')
      res.end(answer)
    }
    await form.getByLabel('search', {exact: true}).fill(answer)
    await sendCall(form)
    await expect(form.getByRole('region', {name: 'Response body'})).toHaveText(
      JSON.stringify(JSON.parse(answer), null, 2),
    )
  }
  await form.getByLabel('first', {exact: true}).fill('x')
  await sendCall(form)
  await expect(form.getByLabel('first', {exact: true})).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', {name: 'Clear all'}).click()
  await form.getByRole('button', {name: 'Close'}).click()
  await expect(consoleOf(page).getByRole('button', {name: 'Try it'})).toBeFocused()

  const other = await openWithToken(page, '/api/export-organizations/', realm, tokenFor(realm, baseURL))
  await other.getByLabel('exportMembersAndInvitations').selectOption({index: 1})
  await sendCall(other)
  await expect.poll(() => realm.received.at(-1)?.url).toContain('exportMembersAndInvitations=true')
})

test('in a translated page a change is shown, made, and undone', async ({page, baseURL}) => {
  const admin = createAdminRealm()
  realm.answer = admin.answer
  await page.goto('/docs/security/brute-force-detection/')
  const section = page.getByRole('region', {name: /^Do this in your realm: /i})
  await section.getByRole('button', {name: 'Do this in my realm'}).click()
  const form = section.frameLocator('iframe').locator('body')
  await connect(form, realm, tokenFor(realm, baseURL))
  const press = (name: string) => form.getByRole('button', {name}).click()
  await press('Show the first change')
  await expect(form.getByRole('row', {name: 'bruteForceProtected false true'})).toBeVisible()
  await press('Confirm')
  await expect(form.getByText('All steps are done.')).toBeVisible()
  expect(admin.settings).toMatchObject({bruteForceProtected: true})
  await press('Undo everything')
  await press('Undo 1 change')
  await expect(form.getByText('Everything that can be undone is undone.')).toBeVisible()
  expect(admin.settings).toMatchObject({bruteForceProtected: false})
  await press('Finish')
  await press('Close')
})
