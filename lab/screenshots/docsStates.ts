import type {Page} from '@playwright/test'
import * as z from 'zod'
import type {Lab} from '../start'
import {fillLogin} from '../consumers/browser'
import {PASSWORD} from '../realm/people'
import {CUSTOMER_REALM, REALM} from '../realm/settings'
import {CONSOLE} from './states'

/** What the pictures of the documentation need on the server. A state that is there already is left alone. */

const BASE = `/admin/realms/${REALM}`
const found = z.array(z.looseObject({id: z.string()}))
const flows = z.array(z.looseObject({id: z.string(), alias: z.string()}))

/** Bob, who has a code app and, for a picture of the page that follows his password, required actions. */
export function withBob(requiredActions: readonly string[], hasCode = false): (lab: Lab) => Promise<void> {
  return async ({http: {admin}}) => {
    const [bob] = await admin.read(`${BASE}/users?username=bob&exact=true`, found)
    if (bob) await admin.must('DELETE', `${BASE}/users/${bob.id}`)
    const code = {
      type: 'otp',
      userLabel: 'Work phone',
      secretData: JSON.stringify({value: 'a-secret-for-the-picture'}),
      credentialData: JSON.stringify({subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1'}),
    }
    const password = {type: 'password', value: PASSWORD, temporary: false}
    await admin.create(`${BASE}/users`, {
      username: 'bob',
      email: 'bob@acme.example',
      firstName: 'Bob',
      lastName: 'Berg',
      enabled: true,
      emailVerified: true,
      requiredActions,
      credentials: hasCode ? [password, code] : [password],
    })
  }
}

/** Logs Bob in and waits for what follows. */
export function logInBob(next: string): (page: Page) => Promise<void> {
  return async (page) => {
    await fillLogin(page, 'bob', PASSWORD)
    await page.locator(next).first().waitFor()
  }
}

const socialProviders = ['google', 'microsoft', 'github']

/** Providers with buttons on the login page. */
export async function withSocialProviders({http: {admin}}: Lab): Promise<void> {
  for (const alias of socialProviders) {
    const config = {clientId: 'acme-web', clientSecret: 'local-use-only'}
    await admin.request('POST', `${BASE}/identity-provider/instances`, {
      json: {alias, providerId: alias, enabled: true, config},
    })
  }
}

/** Takes them away: the login page of other pictures has no such buttons. */
export async function withoutSocialProviders(page: Page, {http: {admin}}: Lab): Promise<void> {
  await page.locator('#social-google').waitFor()
  for (const alias of socialProviders) await admin.must('DELETE', `${BASE}/identity-provider/instances/${alias}`)
}

/** The realm asks at the login whether an invitation is accepted, and Cedar Bank has invited Alice. */
export async function withInvitation({http: {admin}, ids}: Lab): Promise<void> {
  // Both refuse what is there already.
  await admin.request('POST', `${BASE}/authentication/register-required-action`, {
    json: {providerId: 'invitation-required-action', name: 'Invitation'},
  })
  await admin.request('POST', `/realms/${REALM}/orgs/${ids.organizations.cedar ?? ''}/invitations`, {
    json: {email: 'alice@acme.example', redirectUri: 'https://app.acme.example/welcome'},
  })
}

/** The client whose logins ask for the organization. */
export const TEAM_CLIENT = 'acme-team'

/** That client, with the flow of the extension. */
export async function withTeamClient({http: {admin}, application}: Lab): Promise<void> {
  if ((await admin.read(`${BASE}/clients?clientId=${TEAM_CLIENT}`, found)).length > 0) return
  const flow = (await admin.read(`${BASE}/authentication/flows`, flows)).find(({alias}) => alias === 'Org Browser Flow')
  await admin.create(`${BASE}/clients`, {
    clientId: TEAM_CLIENT,
    name: 'Acme for teams',
    publicClient: true,
    rootUrl: application.url,
    redirectUris: [`${application.url}/*`],
    authenticationFlowBindingOverrides: {browser: flow?.id},
  })
}

/** The address of the credentials of Bob in the admin console. */
export async function bobCredentials({http: {admin}}: Lab): Promise<string> {
  const [bob] = await admin.read(`${BASE}/users?username=bob&exact=true`, found)
  return `${CONSOLE}/users/${bob?.id ?? ''}/credentials`
}

/** An account at the customer's provider with the address of Alice. */
export async function withSecondAlice({http: {admin}}: Lab): Promise<void> {
  await admin.request('POST', `/admin/realms/${CUSTOMER_REALM}/users`, {
    json: {
      username: 'alice',
      email: 'alice@acme.example',
      firstName: 'Alice',
      lastName: 'Example',
      enabled: true,
      emailVerified: true,
      credentials: [{type: 'password', value: PASSWORD, temporary: false}],
    },
  })
}
