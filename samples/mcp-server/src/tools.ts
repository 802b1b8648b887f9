import type {AuthInfo} from '@modelcontextprotocol/sdk/server/auth/types.js'
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js'
import {z} from 'zod'

const answer = (text: string) => ({content: [{type: 'text' as const, text}]})

// #region tools
/** An MCP server with the tools that the token allows. A model never sees a tool that it can't call. */
export function createServer({scopes, clientId, extra}: AuthInfo): McpServer {
  const server = new McpServer({name: 'acme', version: '1.0.0'})
  const username = String(extra?.username)

  server.registerTool('whoami', {description: 'Returns the name of the user who is logged in.'}, () =>
    answer(`${username}, through ${clientId}`),
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
