import {setTimeout as wait} from 'node:timers/promises'
import {expect} from '@playwright/test'
import * as z from 'zod'
import {people, REALM} from '../../lab'
import {callTool, withClient, type McpClient} from './mcpClient'
import {count, TOKEN_SECONDS, type NinePromises, type Promised, type Running} from './promises'

const BASE = `/admin/realms/${REALM}`
const user = people.max
const POLICIES = `${BASE}/components?type=org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy`
const named = z.array(z.looseObject({id: z.string(), name: z.string()}))

/** The answer of the MCP server to a request with an access token. */
const answerTo = async ({url}: Running, token: string): Promise<{status: number; body: unknown}> => {
  const answer = await fetch(`${url}/mcp`, {method: 'POST', headers: {Authorization: `Bearer ${token}`}})
  return {status: answer.status, body: await answer.json()}
}

/** Tries something with the client that is registered beforehand. */
const withRegistered = (check: (client: McpClient, running: Running) => Promise<void>) => (running: Running) =>
  withClient(running, {clientId: running.clientId}, (client) => check(client, running))

/** How an MCP server, with the client of the sample, keeps the nine promises. */
export const mcpPromises: NinePromises = {
  visitor: {
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
  login: {
    says: 'answers a client that is registered beforehand, for the user who logs in',
    check: async (running) => {
      const {code, output} = await callTool(running, 'whoami', {clientId: running.clientId})
      expect(output).toContain(`${user.username}, through ${running.clientId}`)
      expect(code).toBe(0)
    },
  },
  organizations: {
    says: 'answers with the organizations of the user and the roles there',
    check: async (running) => {
      const {output} = await callTool(running, 'list_organizations', {clientId: running.clientId})
      expect(output).toContain('"text":"cedar: billing"')
    },
  },
  renewal: {
    says: 'works with a client that renews an expired access token, and that uses each refresh token once',
    check: withRegistered(async (client, running) => {
      await client.logIn()
      await client.next(/^Tools: /m)
      const renewed = await count(running, 'REFRESH_TOKEN')
      for (const round of [1, 2]) {
        await wait((TOKEN_SECONDS + 1) * 1000)
        client.enter('whoami')
        await client.next(/^Result: (?=.*max)/m)
        expect(await count(running, 'REFRESH_TOKEN')).toBeGreaterThanOrEqual(renewed + round)
      }
      const {code, output} = await client.end()
      expect(code).toBe(0)
      expect(output.match(/^Open /gm)).toHaveLength(1)
      expect(await count(running, 'REFRESH_TOKEN_ERROR')).toBe(0)
    }),
  },
  logout: {
    says: 'answers 401 after a logout as soon as the access token has expired, so that the client asks for the password',
    check: withRegistered(async (client, running) => {
      await client.logIn()
      await client.next(/^Tools: /m)
      await running.lab.http.admin.must('POST', `${BASE}/users/${running.lab.ids.people.max}/logout`)
      await wait((TOKEN_SECONDS + 1) * 1000)
      client.enter('whoami')
      await client.logIn()
      const {code, output} = await client.end()
      expect(output.match(/^Open /gm)).toHaveLength(2)
      expect(output).toMatch(/^Result: .*max/m)
      expect(code).toBe(0)
    }),
  },
  request: {
    says: 'leads to a request with PKCE (S256), state, and its own address, and the client requires PKCE',
    check: withRegistered(async (client, running) => {
      const request = await client.request()
      expect(Object.fromEntries(request.searchParams)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/./),
        resource: `${running.url}/mcp`,
      })
      request.searchParams.delete('code_challenge')
      request.searchParams.delete('code_challenge_method')
      // Keycloak sends the browser back with an error.
      expect((await fetch(request)).ok).toBe(true)
      const {code, output} = await client.end()
      expect(output).toContain('The login failed: Missing parameter: code_challenge_method')
      expect(code).toBe(1)
    }),
  },
  forgedAnswer: {
    says: 'works with a client that refuses a login with a state that is not its own',
    check: withRegistered(async (client) => {
      const request = await client.request()
      const answer = new URL(request.searchParams.get('redirect_uri') ?? '')
      answer.search = '?state=forged&code=forged'
      await fetch(answer)
      const {code, output} = await client.end()
      expect(output).toContain('The login returned a state that this program did not send.')
      expect(code).toBe(1)
    }),
  },
  forgedToken: {
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
  storage: {
    says: 'prints no token, on the server or in the client, and stores none in a file',
    check: async (running) => {
      const {output, files} = await callTool(running, 'whoami', {clientId: running.clientId})
      expect(output).toContain('"text":"max')
      // Every JSON Web Token begins so.
      expect(output + running.printed()).not.toContain('eyJ')
      expect(files).toEqual([])
    },
  },
}

export const invoicesToolPromise: Promised = {
  says: 'shows the tool for invoices to users with the realm role only, and refuses the call of all others',
  check: async (running) => {
    const {admin} = running.lab.http
    const options = {args: '{"year":2026}', clientId: running.clientId}
    const scope = (await admin.read(`${BASE}/client-scopes`, named)).find(({name}) => name === 'mcp:invoices')
    await admin.must('POST', `${BASE}/roles`, {json: {name: 'billing'}})
    const role = await admin.read(`${BASE}/roles/billing`, z.looseObject({id: z.string()}))
    await admin.must('POST', `${BASE}/client-scopes/${scope?.id}/scope-mappings/realm`, {json: [role]})
    const refused = await callTool(running, 'list_invoices', options)
    expect(refused.output).toContain('Tools: whoami, list_organizations\n')
    expect(refused.output).toContain('Tool list_invoices not found')
    await admin.must('POST', `${BASE}/users/${running.lab.ids.people.max}/role-mappings/realm`, {json: [role]})
    const allowed = await callTool(running, 'list_invoices', options)
    expect(allowed.output).toContain('Tools: whoami, list_organizations, list_invoices\n')
    expect(allowed.output).toContain('2026: A-1001')
  },
}

export const registrationPromise: Promised = {
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
}
