import {expect, type Locator, type Page} from '@playwright/test'
import {fillServer, startSignIn} from '../lib/console'
import {PASSWORD, type Keycloak} from './keycloak'

/** Clients with which the site logs readers in. */
export const clients = {
  /** As the documentation says. */
  right: 'site',
  /** Without the web origin of the site. */
  withoutOrigin: 'site-without-origin',
  /** Its tokens last for a second. */
  short: 'site-short',
} as const

/** Accounts of the realm, and their client roles of `realm-management`. */
export const accounts = {
  admin: {username: 'robin', roles: ['realm-admin']},
  viewer: {username: 'vera', roles: ['view-realm', 'view-clients', 'view-users']},
} as const

/** Gives the realm these clients and accounts. @param origin of the site. */
export async function fillRealm({admin}: Keycloak, origin: string): Promise<void> {
  const client = (clientId: string, more: object = {}) => ({
    clientId,
    publicClient: true,
    directAccessGrantsEnabled: true,
    redirectUris: [`${origin}/*`],
    webOrigins: [origin],
    ...more,
  })
  await admin('POST', '/partialImport', {
    ifResourceExists: 'FAIL',
    clients: [
      client(clients.right),
      client(clients.withoutOrigin, {webOrigins: []}),
      client(clients.short, {attributes: {'access.token.lifespan': '1'}}),
    ],
    users: Object.values(accounts).map(({username, roles}) => ({
      username,
      email: `${username}@acme.example`,
      emailVerified: true,
      firstName: username,
      lastName: 'Example',
      enabled: true,
      credentials: [{type: 'password', value: PASSWORD, temporary: false}],
      clientRoles: {'realm-management': roles},
    })),
  })
}

/** Logs a reader in at the server's own login page, if the server still asks for it. */
export async function logIn(page: Page, form: Locator, username: string, clientId: string = clients.right) {
  const popup = await startSignIn(page, form, clientId)
  const field = popup.locator('#username')
  const isAsked = field.waitFor().then(
    () => true,
    () => false,
  )
  if (await Promise.race([isAsked, popup.waitForEvent('close').then(() => false)])) {
    await field.fill(username)
    await popup.locator('#password').fill(PASSWORD)
    await popup.locator('#kc-login').click()
  }
}

/** Fills in the server, and logs a reader in. */
export async function connectTo(page: Page, form: Locator, {url}: Keycloak, username: string): Promise<void> {
  await fillServer(form, url)
  await logIn(page, form, username)
  await expect(form.getByText(/^Logged in\./)).toBeVisible()
}
