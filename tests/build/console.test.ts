import {expect as expectPage, type Locator, type Page} from '@playwright/test'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import * as z from 'zod'
import {
  CONSOLE_CLIENT,
  fillLogin,
  PASSWORD,
  people,
  REALM,
  startLab,
  whyUnavailable,
  type Lab,
  type PersonKey,
} from '../../lab'
import {readManifest} from '../../scripts/lib/manifest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {createSiteServer, listen} from '../../scripts/lib/server'
import {addressOf} from '../lib/ownAddress'
import {fillServer, formOf, openConsole, sendCall} from '../lib/console'
import {visitAfter} from '../lib/consent'

const missing = await whyUnavailable(['registry'])
if (missing !== undefined) console.log(`The console against the lab skipped: ${missing}`)

const CLIENTS = `/admin/realms/${REALM}/clients`

// Here and not among the checks of the lab, which run before there is a build.
describe.skipIf(missing !== undefined)('the console, signed in to a running server', () => {
  let lab: Lab
  let site: ReturnType<typeof createSiteServer>
  let origin: string

  beforeAll(async () => {
    site = createSiteServer({dir: BUILD_DIR, rules: await readManifest(BUILD_DIR)})
    origin = `http://localhost:${await listen(site, 0)}`
    lab = await startLab({bundle: 'registry'})
    // The realm has the client for the site's usual port; this site is at another.
    const [client] = await lab.http.admin.read(
      `${CLIENTS}?clientId=${CONSOLE_CLIENT}`,
      z.array(z.looseObject({id: z.string()})),
    )
    await lab.http.admin.must('PUT', `${CLIENTS}/${client?.id ?? ''}`, {
      json: {
        ...client,
        rootUrl: origin,
        redirectUris: [origin + addressOf('/api-console/signed-in.htm')],
        webOrigins: [origin],
      },
    })
  }, 600_000)

  afterAll(async () => {
    await lab.stop()
    site.close()
    site.closeAllConnections()
  })

  async function open(path: string): Promise<{page: Page; section: Locator}> {
    const page = await lab.browser.open({storageState: visitAfter('rejecting')})
    await page.goto(origin + addressOf(path))
    const section = await openConsole(page)
    await fillServer(section, lab.url, REALM)
    return {page, section}
  }

  async function signIn(page: Page, section: Locator, person: PersonKey): Promise<void> {
    await section.getByLabel('Client ID').fill(CONSOLE_CLIENT)
    const opening = page.context().waitForEvent('page')
    await section.getByRole('button', {name: 'Log in', exact: true}).click()
    await fillLogin(await opening, people[person].username, PASSWORD)
    await expectPage(section.getByText(/^Logged in\. The token is valid until /)).toBeVisible({timeout: 60_000})
  }

  it('reads and writes with the token of a sign-in by PKCE', async () => {
    const {page, section} = await open('/api/get-organizations/')
    await signIn(page, section, 'ops')
    await sendCall(section)
    await expectPage(section.getByText(/^200 OK in \d+ ms$/)).toBeVisible({timeout: 60_000})
    await expectPage(section.getByRole('region', {name: 'Response body'})).toContainText('"name": "cedar"')

    await page
      .locator(`a[href="${addressOf('/api/create-organization/')}"]`)
      .first()
      .click()
    await expectPage(page.getByRole('heading', {level: 1})).toHaveText('Create an organization')
    // The token goes with the reader, and the console is open there.
    const next = formOf(page)
    await next.getByLabel('Body (JSON)').fill('{"name": "from-the-console", "domains": ["from-the-console.example"]}')
    await sendCall(next)
    await expectPage(next.getByText(/^201 Created in \d+ ms$/)).toBeVisible({timeout: 60_000})
    const found = await lab.http.admin.read(
      `/realms/${REALM}/orgs?search=from-the-console`,
      z.array(z.looseObject({name: z.string()})),
    )
    expect(found.map(({name}) => name)).toEqual(['from-the-console'])

    await sendCall(next)
    await expectPage(next.getByText('It already exists')).toBeVisible({timeout: 60_000})
  })

  it('says that a role is missing, though the server answers 401', async () => {
    const {page, section} = await open('/api/get-organizations-count/')
    await signIn(page, section, 'alice')
    await sendCall(section)
    await expectPage(section.getByText('A role is missing', {exact: true})).toBeVisible({timeout: 60_000})
    await expectPage(section.getByText(/view-organizations/)).toBeVisible()
  })

  it('finds out what the browser does not tell: no token, another realm, another base path', async () => {
    const {section} = await open('/api/get-organizations/')
    await sendCall(section)
    await expectPage(section.getByText('The call had no token')).toBeVisible({timeout: 60_000})
    await fillServer(section, lab.url, 'acmee')
    await sendCall(section)
    await expectPage(section.getByText('The realm doesn’t exist at this address')).toBeVisible({timeout: 60_000})
    await fillServer(section, `${lab.url}/auth`, REALM)
    await sendCall(section)
    await expectPage(section.getByText('The base path is wrong')).toBeVisible({timeout: 60_000})
    await expectPage(section.getByText(`has the base URL ${lab.url}.`)).toBeVisible()
  })
})
