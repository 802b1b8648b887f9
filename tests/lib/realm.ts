import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test'
import {fillServer, pasteToken} from './console'
import {tokenFor, type ConsoleRealm, type Received} from './consoleRealm'

/** The part of a docs page that checks the reader's realm. */
export const pageCheckOf = (page: Page): Locator =>
  page.getByRole('region', {name: 'Check this page in your realm', exact: true})

/** What its frame shows. */
const frameOf = (section: Locator): FrameLocator => section.frameLocator('iframe')
export const checkFormOf = (page: Page): Locator => frameOf(pageCheckOf(page)).locator('body')

/** Opens the form that checks the reader's realm. */
export async function openPageCheck(page: Page): Promise<Locator> {
  await pageCheckOf(page).getByRole('button', {name: 'Check this page in my realm'}).click()
  const form = checkFormOf(page)
  await expect(form.getByLabel('Base URL')).toBeFocused()
  return form
}

/** Fills in a realm and a token for it. */
export async function connect(form: Locator, realm: ConsoleRealm, token: string): Promise<void> {
  await fillServer(form, realm.url)
  await pasteToken(form, token)
}

/** Opens the form with a realm and a token. @param more claims of the token that differ. */
export async function openChecked(page: Page, path: string, realm: ConsoleRealm, more: object = {}): Promise<Locator> {
  await page.goto(path)
  const form = await openPageCheck(page)
  await connect(form, realm, tokenFor(realm, new URL(page.url()).origin, more))
  return form
}

/** Answers a realm's API by path, without the query. A status stands for an error. Others are not found. */
export const answersBy =
  (answers: Readonly<Record<string, unknown>>): ConsoleRealm['answer'] =>
  ({url}: Received, res) => {
    const answer = answers[url.replace(/\?.*/, '')]
    res.setHeader('Content-Type', 'application/json')
    if (answer === undefined) res.writeHead(404).end('{"error":"Could not find it"}')
    else if (typeof answer === 'number') res.writeHead(answer).end(`{"error":"HTTP ${answer}"}`)
    else res.end(JSON.stringify(answer))
  }
