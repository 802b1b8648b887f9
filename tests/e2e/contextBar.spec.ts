import type {Page} from '@playwright/test'
import {visitAfter} from '../lib/consent'
import {formOf, openConsole} from '../lib/console'
import {addressOf} from '../lib/ownAddress'
import {scriptsOf} from '../lib/scripts'
import {expect, test} from '../lib/test'

test.use({storageState: visitAfter('rejecting')})

const PAGE = '/docs/organizations/roles/'
const OPERATION = '/api/create-organization/'
const MINE = {baseUrl: 'https://id.globex.example', realm: 'shop', clientId: 'shop-web', ids: {orgId: '42'}}

const bar = (page: Page) => page.getByRole('main').locator('[data-island=context]')
const form = (page: Page) => page.getByRole('form', {name: 'Example values'})
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('context'))
const examples = (page: Page, kind: string) => page.locator(`main pre [data-context=${kind}]`)

async function openBar(page: Page): Promise<void> {
  await bar(page).getByText('Use your own').click()
  await expect(form(page).getByLabel('Base URL')).toBeFocused()
}

test('a reader enters their server once, by keyboard, and every example has it', async ({page}) => {
  await page.goto(PAGE)
  await bar(page).locator('summary').press('Enter')
  await expect(form(page).getByLabel('Base URL')).toBeFocused()
  await page.keyboard.type('https://id.globex.example/realms/shop')
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('status')).toHaveText('Done. The examples now use your values.')
  await expect(form(page).getByLabel('Realm')).toHaveValue('shop')
  await expect(bar(page).locator('summary')).toContainText('https://id.globex.example, realm shop')
  for (const kind of ['baseUrl', 'realm'] as const) {
    const texts = await examples(page, kind).allTextContents()
    expect(texts.length).toBeGreaterThan(0)
    expect(new Set(texts)).toEqual(new Set([MINE[kind]]))
  }
  expect(await page.locator('main').textContent()).not.toContain('auth.example.com')

  // Another page has them as soon as it has come, and what is copied has them too.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/getting-started/realm-configuration/')
  const block = page.locator('.theme-code-block', {has: page.locator('[data-context=baseUrl]')}).first()
  await expect(block).toContainText('https://id.globex.example')
  await block.hover()
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click()
  await expect(block.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('https://id.globex.example')
})

test('one press brings the examples back, and nothing is kept', async ({page}) => {
  await page.addInitScript((mine) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('context', mine)
    sessionStorage.setItem('seeded', 'yes')
  }, JSON.stringify(MINE))
  await page.goto(PAGE)
  await expect(examples(page, 'realm').first()).toHaveText('shop')
  await openBar(page)
  await expect(form(page).getByLabel('Client ID')).toHaveValue('shop-web')
  await form(page).getByRole('button', {name: 'Reset to examples'}).click()
  await expect(examples(page, 'realm').first()).toHaveText('acme')
  await expect(form(page).getByLabel('Base URL')).toHaveValue('')
  expect(await stored(page)).toBeNull()
  await page.reload()
  await expect(examples(page, 'baseUrl').first()).toHaveText('https://auth.example.com')
})

for (const [label, wrong, message] of [
  ['Base URL', 'auth.globex.example', 'This isn’t a valid address.'],
  ['Base URL', 'https://me:secret@id.globex.example', 'contains a username or password'],
  ['Base URL', 'https://id.globex.example/$(id)', 'a shell would misread'],
  ['Client ID', 'my app', 'Enter only letters, digits'],
  ['Organization ID', '"; rm -rf', 'Enter only letters, digits'],
] as const) {
  test(`${label} "${wrong}" is refused with a reason, and the examples stay`, async ({page}) => {
    await page.goto(PAGE)
    await openBar(page)
    await form(page).getByLabel(label).fill(wrong)
    await form(page).getByRole('button', {name: 'Use these values'}).click()
    await expect(form(page).getByLabel(label)).toBeFocused()
    await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(message.replace(/[.$()]/g, '.')))
    expect(await stored(page)).toBeNull()
    await expect(examples(page, 'baseUrl').first()).toHaveText('https://auth.example.com')
  })
}

test('the bar and the console of the API have one memory', async ({page}) => {
  await page.goto(OPERATION)
  await openBar(page)
  await form(page).getByLabel('Base URL').fill(MINE.baseUrl)
  await form(page).getByLabel('Realm').fill(MINE.realm)
  await form(page).getByRole('button', {name: 'Use these values'}).click()
  const console = await openConsole(page)
  await expect(console.getByLabel('Base URL')).toHaveValue(MINE.baseUrl)
  await expect(console.getByRole('textbox', {name: /^Realm/})).toHaveValue(MINE.realm)
  const sample = page.locator('pre.language-bash:visible, pre.language-curl:visible').first()
  await expect(sample).toContainText('https://id.globex.example/realms/shop/')

  await console.getByRole('textbox', {name: /^Realm/}).fill('other')
  await expect(bar(page).locator('summary')).toContainText('realm other')
  await expect(form(page).getByLabel('Realm')).toHaveValue('other')
  await expect(sample).toContainText('/realms/other/')

  await form(page).getByRole('button', {name: 'Reset to examples'}).click()
  await expect(console.getByRole('textbox', {name: /^Realm/})).toHaveValue('')
  await expect(sample).toContainText('https://auth.example.com/realms/acme/')
})

test('what was entered in the console fills the examples of the page that had no bar open', async ({page}) => {
  await page.goto(OPERATION)
  const console = await openConsole(page)
  await console.getByRole('textbox', {name: /^Realm/}).fill('shop')
  await expect(bar(page).locator('summary')).toContainText('realm shop')
  await expect(formOf(page).getByRole('textbox', {name: /^Realm/})).toBeFocused()
})

test('no script is loaded until the reader turns to the bar', async ({page}) => {
  const scripts = scriptsOf(page)
  await page.goto(PAGE)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await bar(page).hover()
  // Whatever opens and closes is animated once the reader turns to it.
  const own = () => scripts.filter((script) => !script.startsWith(addressOf('/assets/inline/improve.')))
  await expect
    .poll(own)
    .toEqual([expect.stringMatching(new RegExp(String.raw`^${addressOf('/assets/inline/context')}\.\w+\.js$`))])
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('the examples are whole, and there is no bar that nobody answers', async ({page}) => {
    await page.goto(PAGE)
    await expect(examples(page, 'baseUrl').first()).toHaveText('https://auth.example.com')
    await expect(bar(page)).toBeHidden()
  })
})
