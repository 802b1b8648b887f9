import {expect, type Page} from '@playwright/test'
import * as z from 'zod'
import {fillLogin, PASSWORD, people, REALM, type Lab, type PageOptions} from '../../lab'

/** A sample that runs, and the server it logs in at. */
export type Running = {
  lab: Lab
  clientId: string
  /** The sample's address, or that of the server for a sample without one. Without a slash at the end. */
  url: string
  /** What the sample has printed so far; nothing for a command, which prints to whoever runs it. */
  printed: () => string
}

/** What every sample promises, and how a browser sees it. */
export type Promised = {says: string; check: (running: Running) => Promise<void>}

/** What each sample promises, whatever it is. Each kind of sample says how. */
export type NinePromises = Record<
  /** What somebody sees who isn't logged in. */
  | 'visitor'
  | 'login'
  | 'organizations'
  /** A new access token without a login. */
  | 'renewal'
  | 'logout'
  /** What protects the request for a login. */
  | 'request'
  /** The answer to a login that somebody else has started. */
  | 'forgedAnswer'
  /** A token that was issued for something else. */
  | 'forgedToken'
  /** Where tokens are, and who can read them. */
  | 'storage',
  Promised
>

/** Seconds that an access token of a sample under test lives. */
export const TOKEN_SECONDS = 10

/** Slow machines build pages on the first request. */
const TIMEOUT = 300_000

/** The person who logs in: a member of one organization with one role. */
const user = people.max

export async function open({lab, url}: Running, path: string, options: PageOptions = {}): Promise<Page> {
  const page = await lab.browser.open({...options, baseURL: url})
  page.setDefaultTimeout(TIMEOUT)
  page.setDefaultNavigationTimeout(TIMEOUT)
  await page.goto(path)
  return page
}

export async function close(page: Page): Promise<void> {
  await page.context().close()
}

/** At the login page of the server. */
export async function seeLogin(page: Page): Promise<void> {
  await page.locator('#password').waitFor()
}

async function seePath(page: Page, path: string): Promise<void> {
  await page.waitForURL((address) => address.pathname === path)
}

export async function seeSession(page: Page, state: 'in' | 'out'): Promise<void> {
  await page.locator(`[data-testid="session"][data-state="${state}"]`).waitFor()
}

export async function see(page: Page, id: string, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.getByTestId(id).filter({hasText: text}).waitFor()
}

/** Presses the button that calls the API, again until there is an answer: it does nothing before the page's script runs. */
export async function callApi(page: Page, {username}: {username: string} = user): Promise<void> {
  await expect(async () => {
    await page.getByTestId('call-api').click()
    await page
      .getByTestId('api-answer')
      .filter({hasText: `Hello ${username}`})
      .waitFor({timeout: 60_000})
  }).toPass({timeout: TIMEOUT})
}

/** Opens a protected page and logs in. */
export async function logIn(
  running: Running,
  path: string,
  {username}: {username: string} = user,
  options: PageOptions = {},
): Promise<Page> {
  const page = await open(running, path, options)
  await seeLogin(page)
  await fillLogin(page, username, PASSWORD)
  await seePath(page, path)
  return page
}

const events = z.array(z.looseObject({type: z.string(), time: z.number()}))

/** How often something has happened with the client, as the server counts it. */
export async function count({lab, clientId}: Running, type: string): Promise<number> {
  const path = `/admin/realms/${REALM}/events?type=${type}&client=${clientId}&max=1000`
  return (await lab.http.admin.read(path, events)).length
}

/** Everything that a script of the page can read. */
const readableByScript = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])

/** The authorization request that the sample sends; the page is then at the login of the server. */
async function takeRequest(page: Page): Promise<URL> {
  const sent = page.waitForRequest(
    (request) =>
      request.frame() === page.mainFrame() && request.url().includes(`/realms/${REALM}/protocol/openid-connect/auth?`),
  )
  await page.goto('/account')
  const address = new URL((await sent).url())
  await seeLogin(page)
  return address
}

/** Sends the browser to the login with a request that somebody has changed on its way, and expects the sample to refuse what comes back. */
async function seeRefused(
  running: Running,
  {change, hasLogin}: {change: (request: URLSearchParams) => void; hasLogin: boolean},
): Promise<void> {
  const page = await open(running, '/')
  const address = await takeRequest(page)
  change(address.searchParams)
  await page.goto(address.href)
  if (hasLogin) {
    await seeLogin(page)
    await fillLogin(page, user.username, PASSWORD)
  }
  await page.getByTestId('login-error').waitFor()
  await expect(page.getByTestId('user-name')).toBeHidden()
  await close(page)
}

/** The promises of an application with pages, in the order in which they are tried. */
export const pagePromises: NinePromises = {
  visitor: {
    says: 'shows Home to everybody and says that nobody is logged in',
    check: async (running) => {
      const page = await open(running, '/')
      await seeSession(page, 'out')
      await page.getByTestId('login').waitFor()
      await close(page)
    },
  },
  login: {
    says: 'sends a visitor of a protected page to the login and back to that page, which shows the claims',
    check: async (running) => {
      const page = await logIn(running, '/account')
      await see(page, 'user-name', user.firstName)
      await see(page, 'claims', 'preferred_username', user.email)
      await seeSession(page, 'in')
      await close(page)
    },
  },
  organizations: {
    says: 'logs in from Home, and shows the organizations of the user with the roles there',
    check: async (running) => {
      const page = await open(running, '/')
      await page.getByTestId('login').click()
      await seeLogin(page)
      await fillLogin(page, user.username, PASSWORD)
      await seeSession(page, 'in')
      await page.goto('/organizations')
      await see(page, 'organizations', 'cedar', 'billing')
      await close(page)
    },
  },
  renewal: {
    says: 'renews an expired access token without a login, and uses each refresh token once',
    check: async (running) => {
      const page = await logIn(running, '/call-api')
      const renewed = await count(running, 'REFRESH_TOKEN')
      await callApi(page)
      for (const round of [1, 2]) {
        // Without the answer before, so that it is not taken for the new one.
        await page.goto('/call-api')
        await page.waitForTimeout((TOKEN_SECONDS + 1) * 1000)
        await callApi(page)
        expect(await count(running, 'REFRESH_TOKEN')).toBeGreaterThanOrEqual(renewed + round)
      }
      expect(await count(running, 'REFRESH_TOKEN_ERROR')).toBe(0)
      await close(page)
    },
  },
  logout: {
    says: 'ends the session of the server at logout: the next login asks for the password',
    check: async (running) => {
      const page = await logIn(running, '/account')
      await page.getByTestId('logout').click()
      await seePath(page, '/logged-out')
      await seeSession(page, 'out')
      await page.goto('/account')
      await seeLogin(page)
      await close(page)
    },
  },
  request: {
    says: 'asks with PKCE (S256), state and nonce, and the client requires PKCE',
    check: async (running) => {
      const page = await open(running, '/')
      const {searchParams} = await takeRequest(page)
      expect(searchParams.get('response_type')).toBe('code')
      expect(searchParams.get('code_challenge_method')).toBe('S256')
      for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name) ?? '', name).not.toBe('')
      await close(page)
      await seeRefused(running, {
        hasLogin: false,
        change: (request) => {
          request.delete('code_challenge')
          request.delete('code_challenge_method')
        },
      })
    },
  },
  forgedAnswer: {
    says: 'refuses a login with a state that is not its own',
    check: (running) => seeRefused(running, {hasLogin: true, change: (request) => request.set('state', 'forged')}),
  },
  forgedToken: {
    says: 'refuses an ID token with a nonce that is not its own',
    check: (running) => seeRefused(running, {hasLogin: true, change: (request) => request.set('nonce', 'forged')}),
  },
  storage: {
    says: 'keeps no token where a script can read it',
    check: async (running) => {
      const page = await logIn(running, '/account')
      await seeSession(page, 'in')
      // Every JSON Web Token begins so.
      expect(await page.evaluate(readableByScript)).not.toContain('eyJ')
      const cookies = await page.context().cookies(running.url)
      for (const {name, httpOnly, sameSite, value} of cookies) {
        // The defaults of frameworks against forged requests are read by scripts, and hold no session.
        if (/csrf|xsrf/i.test(name) || value === '') continue
        // Cookies don't know ports: those of the server, on the same host, are not the sample's.
        if (/^(AUTH_SESSION|KEYCLOAK|KC_)/.test(name)) continue
        expect({name, httpOnly, sameSite}).toEqual({
          name,
          httpOnly: true,
          sameSite: expect.stringMatching(/Lax|Strict/),
        })
      }
      await close(page)
    },
  },
}
