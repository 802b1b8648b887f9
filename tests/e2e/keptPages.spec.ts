import type {Page} from '@playwright/test'
import {visitAfter} from '../lib/consent'
import {consoleOf, fillServer, formOf, openConsole, pasteToken} from '../lib/console'
import {expect, test} from '../lib/test'

test.use({storageState: visitAfter('rejecting')})

const TOKEN = 'eyJhbGciOiJub25lIn0.eyJleHAiOjQxMDI0NDQ4MDB9.x'
const CREATE = '/api/create-organization/'
const OTHER = '/api/get-organizations/'

/** Tells every document of a page that the browser keeps it out of sight, or shows it again. */
async function transition(page: Page, kind: 'pagehide' | 'pageshow'): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, {persisted: true})), kind)
}

async function openWithToken(page: Page): Promise<void> {
  await page.goto(CREATE)
  const form = await openConsole(page)
  await fillServer(form, 'https://id.example.org')
  await pasteToken(form, TOKEN)
}

/**
 * Follows a link to another operation, whose page does not come. In one task, since a busy machine might take longer between two
 * than the token waits for the next page.
 * @param isLeft whether the browser keeps the page out of sight then.
 * @returns how much is handed over.
 */
async function followLink(page: Page, isLeft: boolean): Promise<number> {
  await page.route(`**${OTHER}`, (route) => route.fulfill({status: 204}))
  return page.evaluate(
    ([path, isHidden]) => {
      document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click()
      if (isHidden)
        for (const frame of document.querySelectorAll('iframe'))
          frame.contentWindow?.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))
      return sessionStorage.length
    },
    [OTHER, isLeft] as const,
  )
}

const handedOver = (page: Page): Promise<number> => page.evaluate(() => sessionStorage.length)

test('a token goes with the reader, and the page that the browser keeps no longer has it', async ({page}) => {
  await openWithToken(page)
  expect(await followLink(page, true)).toBe(1)
  await expect(formOf(page).getByText('No token yet.')).toBeVisible()

  // The next page takes it.
  await page.evaluate(() => sessionStorage.clear())
  await transition(page, 'pageshow')
  await expect(formOf(page).getByText('No token yet.')).toBeVisible()
})

test('a token that no other page took comes back to the page that the browser kept', async ({page}) => {
  await openWithToken(page)
  expect(await followLink(page, true)).toBe(1)
  await transition(page, 'pageshow')
  await expect(formOf(page).getByText('Using a pasted token.')).toBeVisible()
  expect(await handedOver(page)).toBe(0)
})

test('a token does not stay in the storage when the link that was followed shows no page', async ({page}) => {
  await openWithToken(page)
  expect(await followLink(page, false)).toBe(1)
  await expect.poll(() => handedOver(page), {timeout: 50_000}).toBe(0)
  await expect(formOf(page).getByText('Using a pasted token.')).toBeVisible()
})

test('Forget all on one page reaches the console that is open on another', async ({page, context}) => {
  await openWithToken(page)
  const other = await context.newPage()
  await other.goto(OTHER)
  await openConsole(other)
  await formOf(other).getByRole('button', {name: 'Clear all'}).click()
  await expect(formOf(page).getByText('No token yet.')).toBeVisible()
  await expect(formOf(page).getByLabel('Base URL')).toHaveValue('')
  await other.close()
})

test('Forget all on one page reaches a console that was closed with a token on another', async ({page, context}) => {
  await page.goto(CREATE)
  // A token alone: the browser keeps nothing that another page could delete.
  await pasteToken(await openConsole(page), TOKEN)
  await formOf(page).getByRole('button', {name: 'Close'}).click()
  const other = await context.newPage()
  await other.goto(OTHER)
  await openConsole(other)
  await formOf(other).getByRole('button', {name: 'Clear all'}).click()
  await expect(formOf(other).getByLabel('Base URL')).toBeFocused()
  await openConsole(page)
  await expect(formOf(page).getByText('No token yet.')).toBeVisible()
  await other.close()
})

test('what was forgotten elsewhere is not in the fields of a page that the browser kept', async ({page}) => {
  await openWithToken(page)
  await transition(page, 'pagehide')
  await page.evaluate(() => localStorage.removeItem('context'))
  await transition(page, 'pageshow')
  await expect(formOf(page).getByLabel('Base URL')).toHaveValue('')
})

test('a page that the browser kept takes up the language that was chosen elsewhere', async ({page}) => {
  await page.goto(CREATE)
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.api-language', 'python'))
  await transition(page, 'pageshow')
  await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeChecked()
})

test('a page that the browser kept takes up values that were entered elsewhere', async ({page}) => {
  await page.goto('/docs/sso/setup/')
  await page.evaluate(() => localStorage.setItem('context', JSON.stringify({realm: 'mine'})))
  await transition(page, 'pageshow')
  await expect(page.locator('[data-context=realm]').first()).toHaveText('mine')
})

test('keys and presses in the frame of the console reach the page around it', async ({page}) => {
  await page.goto(CREATE)
  const form = await openConsole(page)
  const dialog = page.getByRole('dialog').filter({has: page.getByRole('combobox')})
  await form.getByLabel('Base URL').press('Control+k')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // A slash belongs to the field that it is typed in.
  await form.getByLabel('Base URL').press('/')
  await expect(form.getByLabel('Base URL')).toHaveValue('/')
  await expect(dialog).toBeHidden()
  await form.getByRole('button', {name: 'Close'}).press('/')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')

  const menus = page.getByRole('navigation', {name: 'Main'})
  await menus.getByRole('button', {name: 'Developers'}).press('Enter')
  const item = menus.getByRole('link', {name: 'Documentation', exact: true})
  await expect(item).toBeVisible()
  await form.getByText('Server', {exact: true}).click()
  await expect(item).toBeHidden()
  await expect(consoleOf(page).locator('iframe')).toBeVisible()
})
