import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import {createInterface} from 'node:readline'
import {UnauthorizedError, type OAuthClientProvider} from '@modelcontextprotocol/sdk/client/auth.js'
import {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type {OAuthClientInformationMixed, OAuthTokens} from '@modelcontextprotocol/sdk/shared/auth.js'

/** Tries the MCP server: logs in, lists the tools, and calls the tool of the command line, or one for each line of input. */
const [tool, args = '{}'] = process.argv.slice(2)
const server = new URL(process.env.MCP_SERVER || 'http://localhost:5113/mcp')
const callback = 'http://localhost:5114/callback'

let registered: OAuthClientInformationMixed | undefined
if (process.env.CLIENT_ID) registered = {client_id: process.env.CLIENT_ID}
let tokens: OAuthTokens | undefined
let state = ''
let verifier = ''
let answered: Promise<URLSearchParams> | undefined

// #region provider
const provider: OAuthClientProvider = {
  redirectUrl: callback,
  // What the program says about itself if it has no client ID yet and registers with Keycloak.
  clientMetadata: {
    client_name: 'MCP test client',
    redirect_uris: [callback],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
    scope: 'mcp:tools mcp:invoices',
  },
  clientInformation: () => registered,
  saveClientInformation: (information) => {
    registered = information
    console.log(`Registered as ${information.client_id}`)
  },
  tokens: () => tokens,
  saveTokens: (saved) => {
    tokens = saved
  },
  // Without it, the SDK would send a refresh token again that Keycloak has refused.
  invalidateCredentials: () => {
    tokens = undefined
  },
  state: () => (state = crypto.randomUUID()),
  codeVerifier: () => verifier,
  saveCodeVerifier: (saved) => {
    verifier = saved
  },
  redirectToAuthorization: async (address) => {
    const listener = createServer().listen(Number(new URL(callback).port), '127.0.0.1')
    await once(listener, 'listening')
    answered = nextCallback(listener)
    console.log(`Open ${address.href}`)
  },
}
// #endregion provider

/** Waits for the browser to return from the login. @returns the parameters that Keycloak sent */
async function nextCallback(listener: Server): Promise<URLSearchParams> {
  const [request, response] = await once(listener, 'request')
  response.end('You can close this window.')
  listener.close()
  listener.closeAllConnections()
  return new URL(request.url, callback).searchParams
}

const newTransport = () => new StreamableHTTPClientTransport(server, {authProvider: provider})

/** Exchanges the code that the browser returns for tokens. @throws if the login failed or wasn't started here */
async function finishLogin(): Promise<void> {
  const result = await answered
  if (result?.get('state') !== state) throw new Error('The login returned a state that this program did not send.')
  const code = result.get('code')
  if (!code) throw new Error(`The login failed: ${result.get('error_description') ?? result.get('error')}`)
  await newTransport().finishAuth(code)
}

/** Does something that needs a login, and does it again after a login if there is none. */
async function loggedIn<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error
  }
  await finishLogin()
  return task()
}

/** What to call: the tool of the command line, or of each line of input, such as `list_invoices {"year": 2026}`. */
async function* calls(): AsyncGenerator<[name: string, args: string]> {
  if (tool) return yield [tool, args]
  for await (const line of createInterface({input: process.stdin})) {
    const [, name, rest] = /^(\w+)\s*(.*)$/.exec(line) ?? []
    if (name) yield [name, rest || '{}']
  }
}

const client = await loggedIn(async () => {
  const connected = new Client({name: 'acme-test-client', version: '1.0.0'})
  await connected.connect(newTransport())
  return connected
})
const {tools} = await client.listTools()
console.log(`Tools: ${tools.map(({name}) => name).join(', ')}`)
for await (const [name, given] of calls()) {
  const result = await loggedIn(() => client.callTool({name, arguments: JSON.parse(given)}))
  console.log(`Result: ${JSON.stringify(result)}`)
}
await client.close()
