import type {Locator, Page} from '@playwright/test'
import {refuse} from '../lib/refuse'
import {expect, mayLog, needsPage, needsPart, test} from '../lib/test'

const READING = '**/assets/inline/reading.*'
const FORMS = '**/assets/inline/forms.*'
const DOCS = '/docs/hosting/kubernetes/'

const notLoaded = (place: Locator): Locator => place.getByRole('alert').filter({hasText: "This didn't load."})
const firstBlock = (page: Page): Locator => page.locator('.theme-code-block:visible').first()
const copyIn = (block: Locator): Locator => block.getByRole('button', {name: 'Copy code to clipboard'})

test('copy selects the code if its script does not load, says so, and copies on Retry', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await refuse(page, READING)
  await page.goto(DOCS)
  const block = firstBlock(page)
  await copyIn(block).click()
  await expect(notLoaded(block)).toBeVisible()
  const selected = await page.evaluate(() => getSelection()?.toString().trim())
  expect(selected).toBe((await block.locator('code').innerText()).trim())

  await page.unrouteAll()
  await block.getByRole('button', {name: 'Retry'}).press('Enter')
  await expect(block.getByText('Copied')).toBeVisible()
  await expect(notLoaded(block)).toHaveCount(0)
  await expect(copyIn(block)).toBeFocused()
})

test('feedback says that its script did not load, and takes the answer on Retry', async ({page}) => {
  await refuse(page, READING)
  await page.goto(DOCS)
  const feedback = page.getByRole('region', {name: 'Was this page helpful?'})
  await feedback.getByRole('button', {name: 'Yes'}).click()
  await expect(notLoaded(feedback)).toBeVisible()
  await page.unrouteAll()
  await feedback.getByRole('button', {name: 'Retry'}).click()
  await expect(feedback.getByRole('status')).toHaveText('Thank you.')
})

test('enlarging a drawing says that its script did not load, and enlarges it on Retry', async ({page}) => {
  await refuse(page, READING)
  await page.goto('/docs/getting-started/sample/')
  const figure = page.locator('main figure:has(button[data-press=zoom])').first()
  await figure.locator('button[data-press=zoom]').press('Enter')
  await expect(notLoaded(figure)).toBeVisible()
  await page.unrouteAll()
  await figure.getByRole('button', {name: 'Retry'}).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a list filter says that its script did not load, and a reload keeps what was typed', async ({page}) => {
  await refuse(page, READING)
  await page.goto('/product/integrations/')
  const filter = page.locator('[data-list-filter]')
  await page.getByRole('searchbox', {name: 'Filter this list'}).fill('ldap okta')
  await expect(notLoaded(filter)).toBeVisible()
  await filter.getByRole('button', {name: 'Retry'}).click()
  const reload = filter.getByRole('button', {name: 'Reload the page'})
  await expect(reload).toBeFocused()
  await page.unrouteAll()
  await reload.press('Enter')
  await expect(page.getByRole('searchbox', {name: 'Filter this list'})).toHaveValue('ldap okta')
  await expect(page.getByRole('list', {name: 'Matching entries'}).getByRole('listitem')).toHaveCount(1)
})

test('a calculator says that its script did not load, marks the example, and a reload keeps what was entered', async ({
  page,
}) => {
  needsPart('calculators')
  await refuse(page, FORMS)
  await page.goto('/pricing/')
  const form = page.getByRole('form', {name: 'Plan and price estimate'})
  await expect(notLoaded(form)).toBeVisible()
  await expect(form.getByText('Example: 20,000 users')).toBeVisible()
  await form.getByRole('spinbutton', {name: 'Monthly active users'}).fill('50000')
  await form.getByRole('button', {name: 'Retry'}).click()
  await expect(form.getByRole('button', {name: 'Reload the page'})).toBeFocused()
  await page.unrouteAll()
  // By key: to point at the form loads its script, which can take the button away before the click.
  await form.getByRole('button', {name: 'Reload the page'}).press('Enter')
  await expect(page).toHaveURL(/users=50000/)
  await expect(form.getByRole('spinbutton', {name: 'Monthly active users'})).toHaveValue('50000')
  await expect(form.getByText('Example: 20,000 users')).toBeHidden()
})

test('a calculator whose script comes empty says so, and computes on Retry', async ({page}) => {
  needsPart('calculators')
  await page.route(FORMS, (route) => route.fulfill({contentType: 'text/javascript', body: ''}))
  await page.goto('/pricing/')
  const form = page.getByRole('form', {name: 'Plan and price estimate'})
  await expect(notLoaded(form)).toBeVisible()
  await page.unrouteAll()
  await form.getByRole('button', {name: 'Retry'}).click()
  await expect(form.getByText('Example: 20,000 users')).toBeHidden()
  await expect(notLoaded(form)).toHaveCount(0)
})

for (const {path, script, place} of [
  {path: '/product/integrations/', script: READING, place: '[data-list-filter]'},
  {path: '/docs/introduction/documentation/', script: '**/assets/inline/offline.*', place: '[data-offline]'},
  {path: '/docs/tools/jwt/', script: '**/assets/inline/tools.*', place: '[data-island=tools]'},
])
  test(`${path}: ${script} that comes empty is reported beside its control`, async ({page}) => {
    needsPage(path)
    await page.route(script, (route) => route.fulfill({contentType: 'text/javascript', body: ''}))
    await page.goto(path)
    const control = page.locator(place)
    const field = control.getByRole('searchbox')
    if (await field.isVisible()) await field.fill('ldap')
    else await control.getByRole('button').first().click()
    await expect(notLoaded(control)).toBeVisible()
  })

test('offline, the offer to reload leaves the page as it is', async ({page, context}) => {
  mayLog(page, 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  await refuse(page, READING)
  await page.goto(DOCS)
  const block = firstBlock(page)
  await copyIn(block).click()
  await expect(notLoaded(block)).toBeVisible()
  await context.setOffline(true)
  await block.getByRole('button', {name: 'Retry'}).click()
  const reload = block.getByRole('button', {name: 'Reload the page'})
  await page.evaluate(() => (document.body.dataset.mark = 'kept'))
  await reload.click()
  await expect(reload).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'kept')
  // Online again, a reload that is still asked for would go on in the next test.
  await page.goto('about:blank')
})

test('values that the reader entered before are not silently missing from the examples', async ({page}) => {
  await page.addInitScript(() =>
    localStorage.setItem('context', JSON.stringify({baseUrl: 'https://id.example.org', realm: 'mine'})),
  )
  await refuse(page, '**/assets/inline/context.*')
  await page.goto('/docs/sso/setup/')
  const bar = page.locator('[data-island=context]')
  await expect(notLoaded(bar)).toBeVisible()
  await page.unrouteAll()
  await bar.getByRole('button', {name: 'Retry'}).click()
  await expect(bar.locator('[data-context=realm]')).toHaveText('mine')
})

test('a page without its stylesheet reloads once, and shows the banner if that does not help', async ({page}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  mayLog(page, 'Failed to load resource')
  let isRefused = true
  await page.route('**/assets/css/*.css', (route) => (isRefused ? route.abort() : route.continue()))
  await page.goto('/')
  await expect(page.locator('#base-url-banner')).toBeVisible()
  expect(loads).toBe(2)

  // As after a deployment: the page that comes next knows its own stylesheet.
  await page.unrouteAll()
  await page.route(
    '**/assets/css/*.css',
    async (route) => {
      isRefused = false
      await route.abort()
    },
    {times: 1},
  )
  await page.goto('/pricing/')
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  await expect(page.locator('#base-url-banner')).toHaveCount(0)
  expect(isRefused).toBe(false)
})

test('a sentence says what to do if not even the file that reports a failure comes, and says it once', async ({
  page,
  context,
}) => {
  mayLog(page, 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  await page.goto(DOCS)
  await context.setOffline(true)
  const block = firstBlock(page)
  await copyIn(block).click()
  await copyIn(block).click()
  await expect(block.getByRole('alert')).toHaveText("This didn't load. Reload the page.")
})

for (const {page: path, sidebar} of [
  {page: DOCS, sidebar: 'Docs sidebar'},
  {page: '/blog/', sidebar: 'Blog recent posts navigation'},
])
  test(`on a phone, ${path} shows its sidebar if the script that puts it into the menu does not load`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800})
    await refuse(page, '**/assets/inline/improve.*')
    await page.goto(path)
    const navigation = page.getByRole('main').or(page.locator('body')).getByRole('navigation', {name: sidebar})
    await expect(navigation).toBeHidden()
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await expect(page.getByRole('navigation', {name: 'Main menu'})).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(navigation.first()).toBeVisible()
  })
