import {expect, type Locator, type Page} from '@playwright/test'
import type {ConsoleRealm} from './consoleRealm'

/** The part of an operation's page that the console stands in. */
export const consoleOf = (page: Page): Locator => page.getByRole('region', {name: /^try it$/i})

/** What stands in the console's own document. */
export const formOf = (page: Page): Locator => consoleOf(page).frameLocator('iframe').locator('body')

/** Opens the console of the page that is shown. */
export async function openConsole(page: Page): Promise<Locator> {
  const section = formOf(page)
  await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
  await expect(section.getByLabel('Base URL')).toBeFocused()
  return section
}

/** Fills in the server. */
export async function fillServer(section: Locator, baseUrl: string, realm = 'acme'): Promise<void> {
  await section.getByLabel('Base URL').fill(baseUrl)
  await section.getByRole('textbox', {name: /^Realm/i}).fill(realm)
}

/** Uses a token from the clipboard. */
export async function pasteToken(section: Locator, token: string): Promise<void> {
  const field = section.getByLabel('Access token')
  if (!(await field.isVisible())) await section.getByText('Paste a token instead').click()
  await field.fill(token)
  await section.getByRole('button', {name: 'Use this token'}).click()
  await expect(section.getByText('Using a pasted token.')).toBeVisible()
}

/** Sends the call. */
export async function sendCall(section: Locator): Promise<void> {
  await section.getByRole('button', {name: /^Send /i}).click()
}

/** Opens the console of a page with the server and a token filled in. */
export async function openWithToken(page: Page, path: string, realm: ConsoleRealm, token: string): Promise<Locator> {
  await page.goto(path)
  const section = await openConsole(page)
  await fillServer(section, realm.url)
  await pasteToken(section, token)
  return section
}

/** Begins to sign in. @returns the window that opens. */
export async function startSignIn(page: Page, section: Locator, clientId = 'console'): Promise<Page> {
  await section.getByLabel('Client ID', {exact: true}).fill(clientId)
  const opening = page.context().waitForEvent('page')
  await section.getByRole('button', {name: 'Log in', exact: true}).click()
  return await opening
}

/** Signs in as a reader does: in the window that opens. */
export async function signIn(page: Page, section: Locator, clientId = 'console'): Promise<void> {
  const popup = await startSignIn(page, section, clientId)
  await popup.getByRole('link', {name: 'Log in'}).click()
}
