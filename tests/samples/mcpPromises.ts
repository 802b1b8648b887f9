import {once} from 'node:events'
import path from 'node:path'
import {expect} from '@playwright/test'
import * as z from 'zod'
import {fillLogin, PASSWORD, people, REALM} from '../../lab'
import {exec, type ExecResult} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {close, open, seeLogin, type Promised, type Running} from './promises'

const BASE = `/admin/realms/${REALM}`
const user = people.max
const POLICIES = `${BASE}/components?type=org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy`
const named = z.array(z.looseObject({id: z.string(), name: z.string()}))

/** Runs the MCP client of the sample, and logs in and consents in a browser when it asks for it. */
async function callTool(running: Running, tool: string, {args = '{}', clientId = ''} = {}): Promise<ExecResult> {
  const env = {MCP_SERVER: `${running.url}/mcp`, CLIENT_ID: clientId}
  const address = new EventTarget()
  let shown = ''
  const ended = exec(process.execPath, [path.join(ROOT, 'samples/mcp-server/dist/client.js'), tool, args], {
    env,
    onOutput: (text) => {
      shown += text
      if (/^Open \S+\n/m.test(shown)) address.dispatchEvent(new Event('shown'))
    },
  })
  await Promise.race([once(address, 'shown'), ended])
  const [, login] = /^Open (\S+)\n/m.exec(shown) ?? []
  if (login === undefined) return ended
  const page = await open(running, login)
  await seeLogin(page)
  await fillLogin(page, user.username, PASSWORD)
  // Keycloak asks for consent only if the user hasn't given it for these scopes before.
  const consent = page
    .locator('[name="accept"]')
    .click()
    .catch(() => undefined)
  await Promise.race([consent, ended])
  const result = await ended
  await close(page)
  return result
}

/** The answer of the MCP server to a request with an access token. */
const answerTo = async ({url}: Running, token: string): Promise<{status: number; body: unknown}> => {
  const answer = await fetch(`${url}/mcp`, {method: 'POST', headers: {Authorization: `Bearer ${token}`}})
  return {status: answer.status, body: await answer.json()}
}

/** What the sample of an MCP server promises. */
export const mcpPromises: readonly Promised[] = [
  {
    says: 'answers 401 without a token and names its metadata, which names the realm',
    check: async ({lab, url}) => {
      const answer = await fetch(`${url}/mcp`, {method: 'POST'})
      const metadata = `${url}/.well-known/oauth-protected-resource/mcp`
      expect(answer.status).toBe(401)
      expect(answer.headers.get('WWW-Authenticate')).toContain(`resource_metadata="${metadata}"`)
      expect(await (await fetch(metadata)).json()).toMatchObject({
        resource: `${url}/mcp`,
        authorization_servers: [`${lab.url}/realms/${REALM}`],
        scopes_supported: ['mcp:tools', 'mcp:invoices'],
      })
    },
  },
  {
    says: 'answers a client that is registered beforehand, for the user who logs in',
    check: async (running) => {
      const {code, output} = await callTool(running, 'whoami', {clientId: running.clientId})
      expect(output).toContain(`${user.username}, through ${running.clientId}`)
      expect(code).toBe(0)
    },
  },
  {
    says: 'shows the tool for invoices to users with the realm role only, and refuses the call of all others',
    check: async (running) => {
      const {admin} = running.lab.http
      const options = {args: '{"year":2026}', clientId: running.clientId}
      const scope = (await admin.read(`${BASE}/client-scopes`, named)).find(({name}) => name === 'mcp:invoices')
      await admin.must('POST', `${BASE}/roles`, {json: {name: 'billing'}})
      const role = await admin.read(`${BASE}/roles/billing`, z.looseObject({id: z.string()}))
      await admin.must('POST', `${BASE}/client-scopes/${scope?.id}/scope-mappings/realm`, {json: [role]})
      const refused = await callTool(running, 'list_invoices', options)
      expect(refused.output).toContain('Tools: whoami\n')
      expect(refused.output).toContain('Tool list_invoices not found')
      await admin.must('POST', `${BASE}/users/${running.lab.ids.people.max}/role-mappings/realm`, {json: [role]})
      const allowed = await callTool(running, 'list_invoices', options)
      expect(allowed.output).toContain('Tools: whoami, list_invoices\n')
      expect(allowed.output).toContain('2026: A-1001')
    },
  },
  {
    says: 'answers a client that registers itself, once the realm trusts its host',
    check: async (running) => {
      const {admin} = running.lab.http
      const refused = await callTool(running, 'whoami')
      expect(refused.code).toBe(1)
      expect(refused.output).toContain("Policy 'Trusted Hosts' rejected request")
      const policies = z.array(z.looseObject({id: z.string(), providerId: z.string(), config: z.looseObject({})}))
      const policy = (await admin.read(POLICIES, policies)).find(({providerId}) => providerId === 'trusted-hosts')
      const config = {...policy?.config, 'trusted-hosts': ['127.0.0.1', 'localhost']}
      await admin.must('PUT', `${BASE}/components/${policy?.id}`, {json: {...policy, config}})
      expect((await callTool(running, 'whoami')).output).toContain(`${user.username}, through `)
    },
  },
  {
    says: 'refuses a token of the same realm for another application, and a token that was changed',
    check: async (running) => {
      const {access_token: token} = await running.lab.http.tokens('max')
      expect(await answerTo(running, token)).toEqual({
        status: 401,
        body: {error: 'invalid_token', error_description: 'unexpected "aud" claim value'},
      })
      const {status} = await answerTo(running, `${token.slice(0, -8)}AAAAAAAA`)
      expect(status).toBe(401)
    },
  },
]
