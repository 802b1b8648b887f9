import {rm} from 'node:fs/promises'
import {request, type Server} from 'node:http'
import path from 'node:path'
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {listen} from '../../scripts/lib/listen'
import {callTool, connected, identity} from './fixtures/client'
import {SITE_URL, writeSite} from './fixtures/site'
import {httpServer} from './http'
import {docsServer} from './server'
import {folderSource} from './source'

const ping = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'})

let root: string
let server: Server
let port: number

beforeAll(async () => {
  root = await writeSite()
  const create = docsServer({source: folderSource(root), url: SITE_URL}, identity)
  server = httpServer(create, {hosts: ['mcp.example.com']})
  port = await listen(server, 0, '127.0.0.1')
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(path.dirname(root), {recursive: true, force: true})
})

type Sent = {method?: string; at?: string; headers?: Record<string, string>; body?: string}

/** Sends a request with any header `Host`, which `fetch` doesn't let a program set. */
function send({
  method = 'POST',
  at = '/mcp',
  headers = {},
  body = ping,
}: Sent): Promise<{status: number; text: string}> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        path: at,
        method,
        headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers},
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({status: response.statusCode ?? 0, text}))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(method === 'GET' ? undefined : body)
  })
}

describe('a request over HTTP', () => {
  it.each(['localhost', 'LOCALHOST:3333', '127.0.0.1:3333', '[::1]:3333', 'mcp.example.com', 'mcp.example.com:443'])(
    'is answered for the host %s',
    async (host) => {
      const {status, text} = await send({headers: {Host: host}})
      expect([status, text.includes('"result"')]).toEqual([200, true])
    },
  )

  it.each<Record<string, string>>([
    {Host: 'evil.example'},
    {Host: 'localhost.evil.example'},
    {Host: 'evil.example@localhost:3333/'},
    {Host: 'mcp.example.com.'},
    {Host: 'localhost', Origin: 'https://evil.example'},
    {Host: 'localhost', Origin: 'null'},
  ])('of a page that rebinds a name, or of another host, is refused: %o', async (headers) => {
    const {status, text} = await send({headers})
    expect([status, text.includes('Allowed: localhost')]).toEqual([403, true])
  })

  it('with an origin of this machine is answered', async () => {
    expect((await send({headers: {Host: 'localhost', Origin: 'http://localhost:6274'}})).status).toBe(200)
  })

  it.each([
    ['reads', {method: 'GET'}, 405],
    ['deletes', {method: 'DELETE'}, 405],
    ['has no path', {at: '/'}, 404],
    ['leaves the path', {at: '/mcp/../secret.md'}, 404],
    ['is too long', {body: 'a'.repeat(1_100_000)}, 413],
    ['is no JSON', {body: '{'}, 400],
    ['is no message', {body: '{"jsonrpc": "1.0"}'}, 400],
    ['has another type', {headers: {'Content-Type': 'text/plain'}}, 415],
    ['accepts another type', {headers: {Accept: 'text/html'}}, 406],
  ] as const)('that %s is refused', async (_, sent, status) => {
    expect((await send(sent)).status).toBe(status)
  })

  it('to /health is answered for a container that checks itself', async () => {
    expect(await send({at: '/health', method: 'GET'})).toEqual({status: 200, text: 'ok\n'})
  })

  it('needs no session, so that clients at the same time get their own answers', async () => {
    const clients = await Promise.all(
      Array.from({length: 8}, () =>
        connected(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`))),
      ),
    )
    const answers = await Promise.all(
      clients.map((client, at) =>
        at % 2 === 0
          ? callTool(client, 'list_operations', {tag: 'Webhooks'})
          : callTool(client, 'read_page', {page: '/docs/invitations/'}),
      ),
    )
    const starts = ['## Webhooks', '# Invite']
    expect(answers.every(({text}, at) => text.startsWith(starts[at % 2] ?? '-'))).toBe(true)
    await Promise.all(clients.map((client) => client.close()))
  })
})
