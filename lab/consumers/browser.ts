import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test'
import {findBrowser} from '../../scripts/lib/browser'
import {people, PASSWORD} from '../realm/people'
import {REALM} from '../realm/settings'
import {ADMIN} from '../server/admin'

/** Who can be signed in. */
export type Role = 'admin' | 'realmAdmin' | 'organizationAdmin' | 'member'

const roles = {
  admin: {...ADMIN, path: '/admin/master/console/'},
  realmAdmin: {username: people.ops.username, password: PASSWORD, path: `/admin/${REALM}/console/`},
  organizationAdmin: {username: people.olivia.username, password: PASSWORD, path: `/realms/${REALM}/account/`},
  member: {username: people.max.username, password: PASSWORD, path: `/realms/${REALM}/account/`},
} as const satisfies Record<Role, {username: string; password: string; path: string}>

/** How a page is opened. */
export type PageOptions = BrowserContextOptions & {
  /** Done with the page before it loads anything. */
  before?: (page: Page) => Promise<void>
}

/** Browsers at the server. Each page is a stranger to the others, and is closed with the lab at the latest. */
export type LabBrowser = {
  /** A page without a session, nothing loaded. */
  open: (options?: PageOptions) => Promise<Page>
  /**
   * A page on the console of the role, signed in: the admin console of the realm `master` or of the lab's, or the
   * account console. @param options `path` is another page of that console; its address has to stay below it.
   */
  signedIn: (role: Role, options?: PageOptions & {path?: string}) => Promise<Page>
  stop: () => Promise<void>
}

/** Pages for the server at this address. The browser is started with the first of them. */
export function createLabBrowser(url: string): LabBrowser {
  let browser: Promise<Browser> | undefined
  const open: LabBrowser['open'] = async ({before, ...options} = {}) => {
    browser ??= launch()
    const context = await (await browser).newContext({baseURL: url, locale: 'en-US', ...options})
    const page = await context.newPage()
    await before?.(page)
    return page
  }
  return {
    open,
    signedIn: async (role, {path, ...options} = {}) => {
      const {username, password, path: home} = roles[role]
      const page = await open(options)
      await page.goto(path ?? home)
      await fillLogin(page, username, password)
      // The menu of the person, which both consoles have.
      await page.getByTestId('options-toggle').waitFor()
      return page
    },
    stop: async () => {
      await (await browser)?.close()
    },
  }
}

/** Fills the login page and sends it. */
export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.locator('#username').fill(username)
  await page.locator('#password').fill(password)
  await page.locator('#kc-login').click()
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    // Otherwise, Playwright ends the process at Ctrl+C before the lab has stopped or deleted what it made.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      // Chromium's sandbox does not work for root, which containers and CI often are.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
