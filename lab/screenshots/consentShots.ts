import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {REALM} from '../realm/settings'
import type {Lab} from '../start'
import {scopeId} from './consoleAddresses'
import type {Shot} from './shot'
import {CHALLENGE, logIn} from './states'

const BASE = `/admin/realms/${REALM}`
const OPENID = `/realms/${REALM}/protocol/openid-connect`
const objects = z.array(z.looseObject({name: z.string()}))
const device = z.object({verification_uri_complete: z.url()})

const readSample = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(ROOT, 'samples', file), 'utf8'))

/** Creates the client of a sample, and before it the client scopes that it names. Leaves alone what is there. */
function withSample(name: string, {hasScopes}: {hasScopes: boolean}): (lab: Lab) => Promise<void> {
  return async (lab) => {
    const {admin} = lab.http
    if ((await admin.read(`${BASE}/clients?clientId=acme-${name}`, z.array(z.unknown()))).length > 0) return
    for (const scope of hasScopes ? objects.parse(await readSample(`${name}/client-scopes.json`)) : []) {
      if ((await scopeId(lab, scope.name)) === '') await admin.create(`${BASE}/client-scopes`, scope)
    }
    await admin.create(`${BASE}/clients`, await readSample(`${name}/client.json`))
  }
}

/** Where the command-line program sends the user. */
async function deviceAddress({http, url}: Lab): Promise<string> {
  const form = {client_id: 'acme-cli', code_challenge: CHALLENGE, code_challenge_method: 'S256'}
  const {json} = await http.anonymous.must('POST', `${OPENID}/auth/device`, {form})
  return device.parse(json).verification_uri_complete.replace(url, '')
}

/** Where an MCP client sends the user. */
const mcpAddress = `${OPENID}/auth?${String(
  new URLSearchParams({
    client_id: 'acme-mcp-server',
    redirect_uri: 'http://localhost:5114/callback',
    response_type: 'code',
    scope: 'openid mcp:tools mcp:invoices',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  }),
)}`

const page = {
  bundle: 'registry',
  as: 'nobody',
  window: {width: 720, height: 720},
  act: logIn('alice'),
  crop: ['#kc-header', '.pf-v5-c-login__main'],
} as const

/** What users of the samples that have no pages see in the browser. */
export const consentShots = {
  'consent-cli': {
    ...page,
    prepare: withSample('cli', {hasScopes: false}),
    path: deviceAddress,
    shows: ['text=Grant Access to Acme CLI', '[name="accept"]'],
    alt: 'The page Grant Access to Acme CLI after the login. It asks: Do you grant these access privileges? Below are the buttons Yes and No.',
  },
  'consent-mcp': {
    ...page,
    prepare: withSample('mcp-server', {hasScopes: true}),
    path: mcpAddress,
    shows: ['text=Grant Access to MCP client of Acme', 'text=Use the tools of the Acme MCP server', '[name="accept"]'],
    alt: 'The page Grant Access to MCP client of Acme after the login. It asks: Do you grant these access privileges? It lists the tools and the invoices of the Acme MCP server, with the buttons Yes and No.',
  },
} as const satisfies Record<string, Shot>
