import {once} from 'node:events'
import {createServer} from 'node:http'
import {UnauthorizedError, type OAuthClientProvider} from '@modelcontextprotocol/sdk/client/auth.js'
import {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type {OAuthClientInformationMixed, OAuthTokens} from '@modelcontextprotocol/sdk/shared/auth.js'

/** Tries the MCP server: logs in, lists the tools, and calls one. */
const [tool = 'whoami', args = '{}'] = process.argv.slice(2)
const server = new URL(process.env.MCP_SERVER || 'http://localhost:5113/mcp')
const callback = 'http://localhost:5114/callback'

const state = crypto.randomUUID()
let registered: OAuthClientInformationMixed | undefined
if (process.env.CLIENT_ID) registered = {client_id: process.env.CLIENT_ID}
let tokens: OAuthTokens | undefined
let verifier = ''

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
  state: () => state,
  codeVerifier: () => verifier,
  saveCodeVerifier: (saved) => {
    verifier = saved
  },
  redirectToAuthorization: (address) => console.log(`Open ${address.href}`),
}
// #endregion provider

/** Waits for the browser to return from the login. @returns the parameters that Keycloak sent */
async function nextCallback(): Promise<URLSearchParams> {
  const listener = createServer().listen(Number(new URL(callback).port), '127.0.0.1')
  const [request, response] = await once(listener, 'request')
  response.end('You can close this window.')
  listener.close()
  listener.closeAllConnections()
  return new URL(request.url, callback).searchParams
}

const connect = async (transport: StreamableHTTPClientTransport): Promise<Client> => {
  const client = new Client({name: 'acme-test-client', version: '1.0.0'})
  await client.connect(transport)
  return client
}

const transport = new StreamableHTTPClientTransport(server, {authProvider: provider})
const answered = nextCallback()
await connect(transport).catch((error: unknown) => {
  if (!(error instanceof UnauthorizedError)) throw error
})
const result = await answered
if (result.get('state') !== state) throw new Error('The login returned a state that this program did not send.')
const code = result.get('code')
if (!code) throw new Error(`The login failed: ${result.get('error_description') ?? result.get('error')}`)
await transport.finishAuth(code)

const client = await connect(new StreamableHTTPClientTransport(server, {authProvider: provider}))
const {tools} = await client.listTools()
console.log(`Tools: ${tools.map(({name}) => name).join(', ')}`)
console.log(`Result: ${JSON.stringify(await client.callTool({name: tool, arguments: JSON.parse(args)}))}`)
await client.close()
