import type {AuthInfo} from '@modelcontextprotocol/sdk/server/auth/types.js'
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js'
import {z} from 'zod'

/** The claim `organizations`, by the ID of the organization. Without organizations, there is no claim. */
const organizationsSchema = z.record(z.string(), z.object({name: z.string(), roles: z.array(z.string())})).default({})

const answer = (text: string) => ({content: [{type: 'text' as const, text}]})

// #region tools
/** An MCP server with the tools that the token allows. A model never sees a tool that it can't call. */
export function createServer({scopes, clientId, extra}: AuthInfo): McpServer {
  const server = new McpServer({name: 'acme', version: '1.0.0'})
  const username = String(extra?.username)

  server.registerTool('whoami', {description: 'Returns the name of the user who is logged in.'}, () =>
    answer(`${username}, through ${clientId}`),
  )

  server.registerTool(
    'list_organizations',
    {description: 'Lists the organizations of the user, with the roles there.'},
    () => {
      const organizations = Object.values(organizationsSchema.parse(extra?.organizations))
      return answer(organizations.map(({name, roles}) => `${name}: ${roles.join(', ')}`).join('\n'))
    },
  )

  // Keycloak issues this scope only to users with the role "billing".
  if (scopes.includes('mcp:invoices'))
    server.registerTool(
      'list_invoices',
      {description: 'Lists invoices of a year.', inputSchema: {year: z.number().int()}},
      ({year}) => {
        console.log(`list_invoices: user ${extra?.userId}, client ${clientId}`)
        return answer(`${year}: A-1001, A-1002`)
      },
    )
  return server
}
// #endregion tools
