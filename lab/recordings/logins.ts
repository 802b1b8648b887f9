import type {Page} from '@playwright/test'
import * as z from 'zod'
import {partsOfToken} from '../consumers/jwt'
import type {Lab} from '../start'
import {PASSWORD} from '../realm/people'
import {REALM} from '../realm/settings'
import {APPLICATION} from '../screenshots/acme'
import {loginAddress, VERIFIER} from '../screenshots/states'

/** What the token endpoint answers. */
const tokens = z.object({access_token: z.string()})
const claims = z.record(z.string(), z.unknown())

/** Who logs in, and what they do once the login page has their address. */
type Login = {address: string; proceed: (page: Page, lab: Lab) => Promise<void>}

const atTheirProvider =
  (username: string): Login['proceed'] =>
  async (page) => {
    await page.locator('#password').waitFor()
    await page.locator('#username').fill(username)
    await page.locator('#password').fill(PASSWORD)
    await page.locator('#kc-login').click()
  }

const byMagicLink: Login['proceed'] = async (page, lab) => {
  await page.getByText(/check your email/i).waitFor()
  const {links} = await lab.mail.find({to: 'piet@birch.example'})
  await page.goto(links[0] ?? '')
}

/** One login for each way that the realm has. */
export const logins = {
  cedar: {address: 'carol@cedar.example', proceed: atTheirProvider('carol')},
  maple: {address: 'mia@maple.example', proceed: atTheirProvider('mia')},
  birch: {address: 'piet@birch.example', proceed: byMagicLink},
} as const satisfies Record<string, Login>

/** Logs somebody in to the application. @returns the claims of the access token that it gets. */
export async function logInTo(lab: Lab, {address, proceed}: Login): Promise<Record<string, unknown>> {
  const page = await lab.browser.open()
  try {
    await page.goto(await loginAddress(APPLICATION)(lab))
    await page.locator('#username').fill(address)
    await page.locator('#kc-login').click()
    await proceed(page, lab)
    await page.waitForURL(`${lab.application.url}/callback?*`)
    const form = {
      grant_type: 'authorization_code',
      client_id: APPLICATION,
      code: new URL(page.url()).searchParams.get('code') ?? '',
      redirect_uri: `${lab.application.url}/callback`,
      code_verifier: VERIFIER,
    }
    const path = `/realms/${REALM}/protocol/openid-connect/token`
    const {access_token: token} = tokens.parse((await lab.http.anonymous.must('POST', path, {form})).json)
    return claims.parse(partsOfToken(token).payload)
  } finally {
    await page.context().close()
  }
}
