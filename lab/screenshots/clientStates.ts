import type {Page} from '@playwright/test'
import * as z from 'zod'
import type {Lab} from '../start'
import {REALM} from '../realm/settings'
import {clientId, scopeId} from './consoleAddresses'
import {MOMENT} from './steady'

const BASE = `/admin/realms/${REALM}`
const found = z.array(z.looseObject({id: z.string()}))

/** A client with a service account, as a back end has it. */
export async function withBackend({http: {admin}}: Lab): Promise<void> {
  if ((await admin.read(`${BASE}/clients?clientId=acme-backend`, found)).length > 0) return
  await admin.create(`${BASE}/clients`, {
    clientId: 'acme-backend',
    publicClient: false,
    standardFlowEnabled: false,
    serviceAccountsEnabled: true,
    secret: 'local-use-only',
  })
}

/** A client scope, made once. */
async function withScope(lab: Lab, name: string): Promise<string> {
  const known = await scopeId(lab, name)
  if (known !== '') return known
  return lab.http.admin.create(`${BASE}/client-scopes`, {
    name,
    protocol: 'openid-connect',
    attributes: {'include.in.token.scope': 'true'},
  })
}

/** An empty client scope, for the form of its first mapper. */
export function withEmptyScope(name: string): (lab: Lab) => Promise<void> {
  return async (lab) => {
    await withScope(lab, name)
  }
}

/** The roles that a user has in organizations, in the tokens of a client. */
export async function withRoles(lab: Lab): Promise<void> {
  const {admin} = lab.http
  const id = await withScope(lab, 'organization-roles')
  // Both leave alone what is there already.
  await admin.request('POST', `${BASE}/client-scopes/${id}/protocol-mappers/models`, {
    json: {
      name: 'organizations',
      protocol: 'openid-connect',
      protocolMapper: 'oidc-organization-role-mapper',
      config: {'claim.name': 'organizations', 'jsonType.label': 'JSON', 'access.token.claim': 'true'},
    },
  })
  await admin.must('PUT', `${BASE}/clients/${await clientId(lab, 'acme-web')}/default-client-scopes/${id}`)
}

const token = z.looseObject({
  scope: z.string(),
  organizations: z.record(z.string(), z.looseObject({name: z.string()})),
})

/** Puts fixed values in place of those that each token has anew, in the preview of a token, and shows all of it. */
export async function steadyToken(page: Page): Promise<void> {
  const preview = page.locator('textarea:visible').first()
  await preview.waitFor()
  // It is empty until the server has made the token.
  await page.waitForFunction(() => [...document.querySelectorAll('textarea')].some(({value}) => value.startsWith('{')))
  const {organizations, scope, ...claims} = token.parse(JSON.parse(await preview.inputValue()))
  const now = MOMENT.getTime() / 1000
  const steady = {
    ...claims,
    ...{exp: now + 300, iat: now, jti: 'onrtna:0a1b2c3d-0000-4000-8000-000000000000', sid: 'F2dwg4yVFXoJ8R9ORWwkIYgf'},
    scope: scope.split(' ').sort().join(' '),
    // Their ids are drawn by lot, and with them their order.
    organizations: Object.fromEntries(
      Object.entries(organizations).sort(([, one], [, other]) => one.name.localeCompare(other.name)),
    ),
  }
  await preview.evaluate(
    (element, text) => {
      if (!(element instanceof HTMLTextAreaElement)) return
      element.value = text
      element.style.height = `${element.scrollHeight}px`
    },
    JSON.stringify(steady, undefined, 2),
  )
}
