import * as z from 'zod'
import type {Caller} from '../consumers/http'
import {HOME_IDP_CLIENT, MAGIC_LINK_CLIENT, REALM} from './settings'

/** One authenticator of a flow. */
type Step = {provider: string; requirement: 'REQUIRED' | 'ALTERNATIVE'; config?: Readonly<Record<string, string>>}

/** A browser flow and the client whose logins go through it. */
type LabFlow = {alias: string; description: string; client: string; steps: readonly Step[]}

const homeIdpFlow = {
  alias: 'home IdP discovery',
  description: "Sends people to their organization's identity provider, by the domain of their e-mail address",
  client: HOME_IDP_CLIENT,
  steps: [
    {provider: 'auth-cookie', requirement: 'ALTERNATIVE'},
    {
      provider: 'ext-auth-home-idp-discovery',
      requirement: 'ALTERNATIVE',
      config: {forwardToFirstMatch: 'true', userAttribute: 'email'},
    },
  ],
} as const satisfies LabFlow

const magicLinkFlow = {
  // Not "magic link": the extension makes a flow of that name in every realm.
  alias: 'magic link login',
  description: 'Sends a link by mail instead of asking for a password',
  client: MAGIC_LINK_CLIENT,
  steps: [
    {provider: 'auth-cookie', requirement: 'ALTERNATIVE'},
    {provider: 'ext-magic-form', requirement: 'ALTERNATIVE'},
  ],
} as const satisfies LabFlow

const BASE = `/admin/realms/${REALM}`
const client = z.looseObject({id: z.string(), clientId: z.string()})

/** Makes the flows that this server can run and gives each to its client. */
export async function createFlows(admin: Caller, {hasMagicLink}: {hasMagicLink: boolean}): Promise<void> {
  const flows: readonly LabFlow[] = hasMagicLink ? [homeIdpFlow, magicLinkFlow] : [homeIdpFlow]
  for (const flow of flows) await createFlow(admin, flow)
}

async function createFlow(admin: Caller, {alias, description, client: clientId, steps}: LabFlow): Promise<void> {
  const id = await admin.create(`${BASE}/authentication/flows`, {
    alias,
    description,
    providerId: 'basic-flow',
    topLevel: true,
    builtIn: false,
  })
  const path = `${BASE}/authentication/flows/${encodeURIComponent(alias)}/executions`
  for (const {provider, requirement, config} of steps) {
    const execution = await admin.create(`${path}/execution`, {provider})
    await admin.must('PUT', path, {json: {id: execution, requirement, providerId: provider}})
    if (!config) continue
    await admin.must('POST', `${BASE}/authentication/executions/${execution}/config`, {json: {alias: provider, config}})
  }
  const [found] = await admin.read(`${BASE}/clients?clientId=${clientId}`, z.array(client).length(1))
  if (!found) throw new Error(`The realm has no client ${clientId}.`)
  await admin.must('PUT', `${BASE}/clients/${found.id}`, {
    json: {...found, authenticationFlowBindingOverrides: {browser: id}},
  })
}
