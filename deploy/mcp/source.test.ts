import {createServer, type RequestListener, type Server} from 'node:http'
import type {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js'
import {afterEach, beforeAll, describe, expect, it} from 'vitest'
import {listen} from '../../scripts/lib/listen'
import {callTool, connected, identity} from './fixtures/client'
import {SAMPLE, SITE_URL, siteFiles} from './fixtures/site'
import {docsServer} from './server'
import {servedSource} from './source'

/** A busy machine needs longer than a free one, and a site that never answers is waited for only where a test is about that. */
const PATIENCE_MS = 60_000
const IMPATIENCE_MS = 200
const calls = [
  ['search', {query: 'invitation'}],
  ['read_page', {page: '/docs/invitations/'}],
  ['list_operations', {}],
  ['get_operation', {operation: 'createOrganization'}],
  ...(SAMPLE === undefined ? [] : [['get_sample', {name: SAMPLE}] as const]),
] as const

let files: ReadonlyMap<string, string | Uint8Array>
let site: Server | undefined
let requested: string[] = []

beforeAll(async () => (files = await siteFiles()))

afterEach(() => {
  site?.close()
  site?.closeAllConnections()
  site = undefined
  requested = []
})

/** Answers as the site does. */
const whole: RequestListener = ({url = ''}, response) => {
  const content = files.get(url === '/' ? 'index.html' : url.slice(1))
  const type = url.endsWith('.json') ? 'application/json' : url === '/' ? 'text/html' : 'text/markdown'
  response.writeHead(content === undefined ? 404 : 200, {'Content-Type': type}).end(content)
}

/** A client of a server whose site answers in some way. @param timeout in milliseconds, for each file of the site. */
async function clientOf(answer: RequestListener, timeout = PATIENCE_MS): Promise<Client> {
  site = createServer((request, response) => {
    requested.push(request.url ?? '')
    answer(request, response)
  })
  const port = await listen(site, 0, '127.0.0.1')
  const source = servedSource(`http://127.0.0.1:${port}`, timeout)
  const [one, other] = InMemoryTransport.createLinkedPair()
  await docsServer({source, url: SITE_URL}, identity)().connect(other)
  return connected(one)
}

describe('a served site', () => {
  it('answers each tool, and its files are requested once', async () => {
    const client = await clientOf(whole)
    for (const [name, args] of [...calls, ...calls]) {
      const {text, isError} = await callTool(client, name, args)
      expect(isError, text).toBe(false)
    }
    expect(requested.filter((url, at) => requested.indexOf(url) !== at)).toEqual([])
  })

  const failures: [string, RequestListener, string][] = [
    ['answers with status 500', (_, response) => void response.writeHead(500).end('x'), 'answered with status 500'],
    [
      'answers each address with a page',
      ({url}, response) => void response.writeHead(200, {'Content-Type': 'text/html'}).end(`<html>${url}</html>`),
      'an HTML page|names no search index',
    ],
    [
      'redirects to another host',
      (_, response) => void response.writeHead(302, {Location: 'http://127.0.0.1:1/secret'}).end(),
      'answered with status 302',
    ],
    ['answers nothing', () => undefined, 'did not answer within 0.2 seconds'],
    ['breaks the connection', ({socket}) => void socket.destroy(), 'could not be reached'],
    [
      'stops within an answer',
      (_, response) => void response.writeHead(200, {'Content-Type': 'text/plain'}).write('['),
      'did not answer within 0.2 seconds|could not be reached',
    ],
    ['has no files', (_, response) => void response.writeHead(404).end(), 'has no (file|sample)'],
    [
      'sends other content',
      (_, response) => void response.writeHead(200, {'Content-Type': 'application/json'}).end('{"a": [1'),
      "isn't valid JSON|isn't a valid archive|names no search index",
    ],
    [
      'sends JSON of another form',
      (_, response) => void response.writeHead(200, {'Content-Type': 'application/json'}).end('{"paths": [], "x": 1}'),
      "isn't (a list of pages|the API description|a valid archive)|names no search index",
    ],
    [
      'sends without end',
      (_, response) => {
        response.writeHead(200, {'Content-Type': 'application/json'})
        const more = (): void => {
          while (response.write('[['.repeat(500_000))) continue
        }
        response.on('drain', more)
        more()
      },
      'is larger than|did not answer within 0.2 seconds',
    ],
  ]
  it.each(failures)('that %s makes every tool say so, with a fix', async (_, answer, message) => {
    const client = await clientOf(answer, message.includes('within') ? IMPATIENCE_MS : PATIENCE_MS)
    for (const [name, args] of calls) {
      const {text, isError} = await callTool(client, name, args)
      expect([isError, text], name).toEqual([true, expect.stringMatching(new RegExp(message))])
      expect(text).toContain('Fix: ')
    }
  })

  it('that fails once is asked again', async () => {
    let isDown = true
    const client = await clientOf((request, response) => {
      if (isDown) response.writeHead(503).end()
      else whole(request, response)
    })
    expect((await callTool(client, 'search', {query: 'invitation'})).isError).toBe(true)
    isDown = false
    for (const [name, args] of calls) expect((await callTool(client, name, args)).isError).toBe(false)
  })

  it('that is built anew is searched with its new index', async () => {
    const client = await clientOf(whole)
    expect((await callTool(client, 'search', {query: 'invitation'})).isError).toBe(false)
    const before = files
    files = new Map([...before].map(([name, content]) => renamed(name, content)))
    const {text, isError} = await callTool(client, 'search', {query: 'brute force locks an account'})
    files = before
    expect(isError, text).toBe(false)
    expect(text).toContain('/docs/brute-force/')
  })
})

/** A file of the search with another hash, as a new build has it. */
function renamed(name: string, content: string | Uint8Array): [string, string | Uint8Array] {
  const change = (text: string): string => text.replaceAll(/(assets\/search\/[\w-]+\.)\w+\.json/g, '$1new.json')
  return [change(name), typeof content === 'string' ? change(content) : content]
}
