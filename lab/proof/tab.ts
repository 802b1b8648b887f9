import type {Page} from '@playwright/test'
import {fillLogin} from '../consumers/browser'
import type {ProofHost} from './host'

/** Who signs in to the admin console, and with which password. */
export type Administrator = {username: string; password: string}

/** A browser tab at the server. It is opened when it is first asked for. */
export type Tab = {
  page: () => Promise<Page>
  /** Where the browser was last told to go. */
  sentTo: () => string
  isInConsole: () => Promise<boolean>
  /** Opens a page of the admin console as the administrator. */
  openConsole: (path: string) => Promise<Page>
  /** Forgets the session. */
  close: () => Promise<void>
}

/** A tab for a realm. */
export function createTab({browser, url}: ProofHost, realm: string, {username, password}: Administrator): Tab {
  let open: Promise<Page> | undefined
  let sentTo = ''
  const {origin} = new URL(url)
  const start = async (): Promise<Page> => {
    const page = await browser.open({viewport: {width: 1280, height: 1000}})
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) sentTo = request.url()
    })
    // Applications of the pages are not there: only the address to which the server sends people is looked at.
    await page.context().route(
      (address) => address.origin !== origin,
      (route) => route.fulfill({contentType: 'text/html', body: "This isn't a page of the server."}),
    )
    return page
  }
  const thePage = (): Promise<Page> => (open ??= start())
  const close = async (): Promise<void> => {
    const page = await open
    open = undefined
    await page?.context().close()
  }
  const isInConsole = async (): Promise<boolean> => (await open)?.url().includes(`/admin/${realm}/console/`) === true
  const openConsole = async (path: string): Promise<Page> => {
    if (!(await isInConsole())) await close()
    const page = await thePage()
    await page.goto(`${url}/admin/${realm}/console/#/${realm}/${path}`)
    const menu = page.getByTestId('options-toggle')
    await menu.or(page.locator('#kc-login')).first().waitFor()
    if (await menu.isVisible()) return page
    await fillLogin(page, username, password)
    await menu.waitFor()
    return page
  }
  return {page: thePage, sentTo: () => sentTo, isInConsole, openConsole, close}
}
