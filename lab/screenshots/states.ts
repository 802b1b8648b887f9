import type {Page} from '@playwright/test'
import * as z from 'zod'
import type {Lab} from '../start'
import {LOGO_PATH} from '../consumers/application'
import {fillLogin} from '../consumers/browser'
import type {MailQuery} from '../consumers/mail'
import {organizations, type OrganizationKey} from '../realm/organizations'
import {PASSWORD, people, type PersonKey} from '../realm/people'
import {REALM} from '../realm/settings'
import {mailPage} from './mailPage'

const realm = z.looseObject({attributes: z.record(z.string(), z.string())})
const portalLink = z.object({link: z.url()})

/** RFC 7636, appendix B: both are published. */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
export const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** Where a browser client of the lab sends people to log in. */
export function loginAddress(clientId: string): (lab: Lab) => Promise<string> {
  return ({application}) =>
    Promise.resolve(
      `/realms/${REALM}/protocol/openid-connect/auth?${String(
        new URLSearchParams({
          client_id: clientId,
          redirect_uri: `${application.url}/callback`,
          response_type: 'code',
          scope: 'openid',
          code_challenge: CHALLENGE,
          code_challenge_method: 'S256',
        }),
      )}`,
    )
}

/** The address that opens the wizard for an organization, of which the person has every role. */
export function wizardAddress(organization: OrganizationKey, person: PersonKey): (lab: Lab) => Promise<string> {
  return async ({http, ids}) => {
    const path = `/realms/${REALM}/orgs/${ids.organizations[organization] ?? ''}/portal-link`
    const {json} = await http.as(person).must('POST', path, {form: {userId: ids.people[person]}})
    return portalLink.parse(json).link
  }
}

/** Chooses OpenID Connect in the wizard. The end of the provider's alias is random, and is kept in the browser. */
export async function openGenericWizard(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('p2_openid_openId', 'generic-oidc-4Fq7kT2mXw9bRz6c')
  })
  await page.getByRole('img', {name: 'OpenID'}).click()
}

/** Logs someone in on a login page. */
export function logIn(person: PersonKey): (page: Page) => Promise<void> {
  return (page) => fillLogin(page, people[person].username, PASSWORD)
}

/** The admin console of the realm, as far as its paths. */
export const CONSOLE = `/admin/${REALM}/console/#/${REALM}`

/** Answers the form that asks for nothing but a name. */
export async function enterName(page: Page, person: PersonKey): Promise<void> {
  await page.locator('#username').fill(people[person].username)
  await page.locator('#kc-login, [type=submit]').first().click()
  // The answer says that a message is on its way.
  await page.waitForLoadState('load')
}

/** Shows a message as a mail program does. */
export function showMail(query: MailQuery): (page: Page, lab: Lab) => Promise<void> {
  return async (page, lab) => page.setContent(mailPage(await lab.mail.find(query)))
}

/** Changes settings and attributes of a realm. */
export function withRealm(change: {
  /** Default: that of the lab. */
  realm?: string
  settings?: Readonly<Record<string, unknown>>
  attributes?: (lab: Lab) => Readonly<Record<string, string>>
}): (lab: Lab) => Promise<void> {
  return async (lab) => {
    const path = `/admin/realms/${change.realm ?? REALM}`
    const {attributes} = await lab.http.admin.read(path, realm)
    const json = {...change.settings, attributes: {...attributes, ...change.attributes?.(lab)}}
    await lab.http.admin.must('PUT', path, {json})
  }
}

/**
 * Turns the server's own organizations on, makes one, and opens their list. Only once someone is signed in: with
 * organizations, the login page asks for the name first and for the password later.
 */
export async function openNativeOrganizations(page: Page, {http, ids}: Lab): Promise<void> {
  const path = `/admin/realms/${REALM}`
  await http.admin.must('PUT', path, {json: {organizationsEnabled: true}})
  for (const {name, displayName, domains} of Object.values(organizations)) {
    const id = await http.admin.create(`${path}/organizations`, {
      name: displayName,
      alias: name,
      domains: domains.map((domain) => ({name: domain, verified: true})),
    })
    if (name === 'cedar')
      await http.admin.must('POST', `${path}/organizations/${id}/members`, {json: ids.people.olivia})
  }
  await page.goto(`${CONSOLE}/organizations`)
  // The console has read the realm before it had organizations.
  await page.reload()
}

/** The realm attributes from which extensions take their looks. */
export const lookOfAcme = ({application}: Lab) => ({
  '_providerConfig.assets.login.primaryColor': '#1d5c3a',
  '_providerConfig.assets.login.backgroundColor': '#eef4f0',
  '_providerConfig.assets.logo.url': `${application.url}${LOGO_PATH}`,
})

/** The realm with these looks. */
export const withLook = withRealm({attributes: lookOfAcme})
