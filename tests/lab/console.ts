import type {Page} from '@playwright/test'
import type {Lab} from '../../lab'
import {fillLogin} from '../../lab/consumers/browser'
import {NEW_PASSWORD, type NewRealm} from './pages/newRealm'

/**
 * Does something on a page of the admin console of a new realm.
 * @param path is what follows the realm in the address.
 * @param username someone of the realm. Default: its administrator.
 */
export async function withConsole<T>(
  {browser}: Lab,
  {name}: NewRealm,
  path: string,
  use: (page: Page) => Promise<T>,
  username = 'ops@acme.example',
): Promise<T> {
  const page = await browser.open({viewport: {width: 1280, height: 1000}})
  try {
    await page.goto(`/admin/${name}/console/#/${name}/${path}`)
    await fillLogin(page, username, NEW_PASSWORD)
    return await use(page)
  } finally {
    await page.context().close()
  }
}

/** Makes a client in the admin console, with all fields but its id as they are. */
export function makeClientInConsole(lab: Lab, realm: NewRealm, clientId: string): Promise<void> {
  return withConsole(lab, realm, 'clients', async (page) => {
    await page.getByText('Create client').click()
    await page.locator('#clientId').fill(clientId)
    await page.getByRole('button', {name: 'Next'}).click()
    await page.getByText('Client authentication', {exact: true}).first().waitFor()
    await page.getByRole('button', {name: 'Next'}).click()
    await page.getByRole('button', {name: 'Save'}).click()
    await page.getByText('Client created successfully').waitFor()
  })
}
