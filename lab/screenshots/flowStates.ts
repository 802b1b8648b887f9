import type {Page} from '@playwright/test'
import * as z from 'zod'
import type {Lab} from '../start'
import {REALM} from '../realm/settings'

const BASE = `/admin/realms/${REALM}`
const flows = z.array(z.looseObject({id: z.string(), alias: z.string()}))
const executions = z.array(z.looseObject({id: z.string(), flowId: z.string().optional()}))

/** Makes an empty flow. @returns whether there was none of this name. */
async function newFlow(admin: Lab['http']['admin'], alias: string): Promise<boolean> {
  const known = await admin.read(`${BASE}/authentication/flows`, flows)
  if (known.some((flow) => flow.alias === alias)) return false
  const form = {alias, providerId: 'basic-flow', topLevel: true, builtIn: false}
  await admin.create(`${BASE}/authentication/flows`, form)
  return true
}

/** A step with settings, in a flow of its own. */
type ConfiguredStep = {flow: string; provider: string; alias: string; config?: Readonly<Record<string, string>>}

/** Makes a flow with one step, whose settings a picture shows. */
export function withStep({flow, provider, alias, config = {}}: ConfiguredStep): (lab: Lab) => Promise<void> {
  return async ({http: {admin}}) => {
    if (!(await newFlow(admin, flow))) return
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

/** A step of a flow, or a flow within it. */
type Step = {requirement: 'REQUIRED' | 'ALTERNATIVE' | 'CONDITIONAL'} & (
  {provider: string} | {flow: string; steps: readonly Step[]}
)

/** The flow that the page on complex flows builds. */
const byAddress: readonly Step[] = [
  {requirement: 'ALTERNATIVE', provider: 'auth-cookie'},
  {requirement: 'ALTERNATIVE', provider: 'ext-auth-home-idp-discovery'},
  {
    requirement: 'ALTERNATIVE',
    flow: 'password and code',
    steps: [
      {requirement: 'REQUIRED', provider: 'auth-username-password-form'},
      {
        requirement: 'CONDITIONAL',
        flow: 'code if set up',
        steps: [
          {requirement: 'REQUIRED', provider: 'conditional-user-configured'},
          {requirement: 'REQUIRED', provider: 'auth-otp-form'},
        ],
      },
    ],
  },
]

/** The flow that the page on linking at the first login builds. */
const createOrLink: readonly Step[] = [
  {requirement: 'ALTERNATIVE', provider: 'idp-create-user-if-unique'},
  {
    requirement: 'ALTERNATIVE',
    flow: 'link-existing',
    steps: [
      {requirement: 'REQUIRED', provider: 'idp-auto-link'},
      {
        requirement: 'CONDITIONAL',
        flow: 'refuse-others',
        steps: [
          {requirement: 'REQUIRED', provider: 'conditional-user-role'},
          {requirement: 'REQUIRED', provider: 'deny-access-authenticator'},
        ],
      },
    ],
  },
]

/** The flow for logins of the page on forced SSO. */
const companyLogin: readonly Step[] = [
  {requirement: 'ALTERNATIVE', provider: 'auth-cookie'},
  {
    requirement: 'ALTERNATIVE',
    flow: 'company-forms',
    steps: [
      {requirement: 'REQUIRED', provider: 'auth-username-form'},
      {
        requirement: 'CONDITIONAL',
        flow: 'company-domain',
        steps: [
          {requirement: 'REQUIRED', provider: 'conditional-user-attribute'},
          {requirement: 'REQUIRED', provider: 'identity-provider-redirector'},
        ],
      },
      {requirement: 'REQUIRED', provider: 'auth-password-form'},
    ],
  },
]

/** Makes a flow with its steps. */
function withFlow(alias: string, steps: readonly Step[]): (lab: Lab) => Promise<void> {
  return async (lab) => {
    if (await newFlow(lab.http.admin, alias)) await addSteps(lab, alias, steps)
  }
}

export const withFlowByAddress = withFlow('by address', byAddress)
export const withCreateOrLink = withFlow('create-or-link', createOrLink)
export const withCompanyLogin = withFlow('company-login', companyLogin)

async function addSteps(lab: Lab, alias: string, steps: readonly Step[]): Promise<void> {
  const {admin} = lab.http
  const path = `${BASE}/authentication/flows/${encodeURIComponent(alias)}/executions`
  for (const step of steps) {
    const id =
      'flow' in step
        ? await admin.create(`${path}/flow`, {alias: step.flow, type: 'basic-flow'})
        : await admin.create(`${path}/execution`, {provider: step.provider})
    const made = (await admin.read(path, executions)).find((execution) => [execution.id, execution.flowId].includes(id))
    await admin.must('PUT', path, {json: {...made, requirement: step.requirement}})
    if ('flow' in step) await addSteps(lab, step.flow, step.steps)
  }
}
