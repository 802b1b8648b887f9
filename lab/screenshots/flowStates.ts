import type {Page} from '@playwright/test'
import * as z from 'zod'
import type {Lab} from '../start'
import {REALM} from '../realm/settings'

const BASE = `/admin/realms/${REALM}`
const flows = z.array(z.looseObject({id: z.string(), alias: z.string()}))

/** A step with settings, in a flow of its own. */
type ConfiguredStep = {flow: string; provider: string; alias: string; config?: Readonly<Record<string, string>>}

/** Makes a flow with one step, whose settings a picture shows. */
export function withStep({flow, provider, alias, config = {}}: ConfiguredStep): (lab: Lab) => Promise<void> {
  return async ({http: {admin}}) => {
    const known = await admin.read(`${BASE}/authentication/flows`, flows)
    if (known.some((other) => other.alias === flow)) return
    const form = {alias: flow, providerId: 'basic-flow', topLevel: true, builtIn: false}
    await admin.create(`${BASE}/authentication/flows`, form)
    const path = `${BASE}/authentication/flows/${encodeURIComponent(flow)}/executions/execution`
    const id = await admin.create(path, {provider})
    await admin.must('POST', `${BASE}/authentication/executions/${id}/config`, {json: {alias, config}})
  }
}

/** Opens the settings of the only step that has some. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Settings'}).first().click()
  await page.getByRole('dialog').getByRole('button', {name: 'Save'}).waitFor()
}

/** The required action that asks about invitations, which the realm registers once. */
export async function withInvitationAction({http: {admin}}: Lab): Promise<void> {
  await admin.request('POST', `${BASE}/authentication/register-required-action`, {
    json: {providerId: 'invitation-required-action', name: 'Invitation'},
  })
}

/** The policy for one-time codes of a new realm. */
export async function withDefaultOtpPolicy({http: {admin}}: Lab): Promise<void> {
  const policy = {
    otpPolicyType: 'totp',
    otpPolicyAlgorithm: 'HmacSHA1',
    otpPolicyDigits: 6,
    otpPolicyInitialCounter: 0,
    otpPolicyLookAheadWindow: 1,
    otpPolicyPeriod: 30,
  }
  await admin.must('PUT', BASE, {json: policy})
}
