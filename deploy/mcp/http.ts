import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js'
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js'

/** Where the protocol is spoken. */
export const MCP_PATH = '/mcp'

/** The export of a new realm has about 80 KB. */
const MAX_BODY_BYTES = 1024 * 1024
/** How long a client can take to send a request. */
const REQUEST_MS = 20_000
/** Of this machine. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'] as const

export type HttpOptions = {
  /** Host names besides those of this machine by which clients call the server, without a port. */
  hosts: readonly string[]
}

function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  const error = {jsonrpc: '2.0', error: {code: -32000, message}, id: null}
  response.writeHead(status, {'Content-Type': 'application/json', Connection: 'close', ...headers})
  response.end(JSON.stringify(error))
}

/** The name in a header `Host`, without its port; empty if there is none. */
const hostOf = (host: string): string => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.exec(host)?.[1]?.toLowerCase() ?? ''

/** The host in a header `Origin`, without its port; empty for `null` and for anything else that is no origin. */
const originHostOf = (origin: string): string => hostOf(/^https?:\/\/(.+)$/i.exec(origin)?.[1] ?? '')

/**
 * Whether a request is for this server, and not one that a web page sends after it has pointed its own name at this machine
 * (DNS rebinding).
 */
function isForUs({headers: {host = '', origin}}: IncomingMessage, hosts: readonly string[]): boolean {
  return hosts.includes(hostOf(host)) && (origin === undefined || hosts.includes(originHostOf(origin)))
}

/**
 * A server for the protocol's Streamable HTTP transport, without sessions: each request is complete in itself, so that any
 * number of instances can answer. It doesn't listen yet.
 * @param create makes a server for one request.
 */
export function httpServer(create: () => McpServer, {hosts}: HttpOptions): Server {
  const allowed = [...LOCAL_HOSTS, ...hosts]

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.replace(/\?.*/, '')
    if (path === '/health') {
      response.writeHead(200, {'Content-Type': 'text/plain'}).end('ok\n')
      return
    }
    if (!isForUs(request, allowed)) {
      refuse(
        response,
        403,
        `This host or origin isn't allowed. Allowed: ${allowed.join(', ')}. Fix: add it with --allow-host.`,
      )
      return
    }
    if (path !== MCP_PATH) {
      refuse(response, 404, `Nothing is at this path. Allowed: ${MCP_PATH}.`)
      return
    }
    if (request.method !== 'POST') {
      refuse(response, 405, 'This server has no sessions and sends no events. Allowed: POST.', {Allow: 'POST'})
      return
    }
    const server = create()
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
      maxRequestBodySize: MAX_BODY_BYTES,
    })
    response.on('close', () => void server.close())
    await server.connect(transport)
    await transport.handleRequest(request, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'The server failed. Its log has the reason.')
    })
  })
  server.requestTimeout = REQUEST_MS
  server.headersTimeout = REQUEST_MS
  return server
}
