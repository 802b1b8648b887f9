import {requireBearerAuth} from '@modelcontextprotocol/sdk/server/auth/middleware/bearerAuth.js'
import {
  getOAuthProtectedResourceMetadataUrl,
  mcpAuthMetadataRouter,
} from '@modelcontextprotocol/sdk/server/auth/router.js'
import {createMcpExpressApp} from '@modelcontextprotocol/sdk/server/express.js'
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import {OAuthMetadataSchema} from '@modelcontextprotocol/sdk/shared/auth.js'
import {issuer, port, resource} from './settings.js'
import {createServer} from './tools.js'
import {verifier} from './verify.js'

// #region metadata
const metadata = await fetch(`${issuer}/.well-known/openid-configuration`)
if (!metadata.ok) throw new Error(`${metadata.url} answered ${metadata.status}. Check ISSUER.`)

const app = createMcpExpressApp()
// Serves /.well-known/oauth-protected-resource/mcp, which leads MCP clients to Keycloak.
app.use(
  mcpAuthMetadataRouter({
    oauthMetadata: OAuthMetadataSchema.parse(await metadata.json()),
    resourceServerUrl: resource,
    scopesSupported: ['mcp:tools', 'mcp:invoices'],
    resourceName: 'Acme',
  }),
)
// #endregion metadata

// #region mcp
// Without required scopes: clients then ask for all scopes of the metadata above in one login.
const needToken = requireBearerAuth({
  verifier,
  resourceMetadataUrl: getOAuthProtectedResourceMetadataUrl(resource),
  expectedResource: resource,
})

app.post(resource.pathname, needToken, async (request, response) => {
  if (!request.auth) throw new Error('The request has no token.')
  // Stateless: each request has a token and gets the tools of that token.
  const server = createServer(request.auth)
  const transport = new StreamableHTTPServerTransport({sessionIdGenerator: undefined, enableJsonResponse: true})
  response.on('close', () => void server.close())
  await server.connect(transport)
  await transport.handleRequest(request, response, request.body)
})

app.all(resource.pathname, needToken, (_request, response) => {
  response.set('Allow', 'POST').status(405).json({error: 'This server answers only POST requests.'})
})
// #endregion mcp

app.listen(port, '127.0.0.1', () => console.log(`MCP server at ${resource.href}`))
