import {createServer, type RequestListener, type Server} from 'node:http'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import {buildSearch} from '../../src/search/plugin.build'
import {honestCitations} from './citations'
import {dailyBudget, rateLimit} from './limit'
import {createAskServer} from './server'

const servers: Server[] = []

async function serve(listener: RequestListener | Server): Promise<string> {
  const server = typeof listener === 'function' ? createServer(listener) : listener
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`
}

const html =
  '<main><article><h1>Invitations</h1><p>Invite people.</p><h2 id="empty">The link is empty</h2><p>Set a default address.</p></article></main>'
const page = {
  path: '/docs/invitations/',
  html,
  title: 'Invitations',
  meta: new Map<string, string>(),
  structuredData: [],
}
const built = await buildSearch([page], {baseUrl: '/', kinds: [{id: 'docs', path: '/docs/'}], latest: new Set()})

/** A stream in the format of an OpenAI-compatible API, written by hand after its documentation. */
const streamOf = (...words: readonly string[]): string =>
  [
    ...words.map(
      (content) =>
        `data: ${JSON.stringify({id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{index: 0, delta: {content}, finish_reason: null}]})}`,
    ),
    'data: [DONE]',
    '',
  ].join('\n\n')

let site = ''
let reply: RequestListener = (_, response) => response.end()
let api = ''
let ask = ''
const told: string[] = []

beforeAll(async () => {
  site = await serve((request, response) => {
    const file = built.files.get((request.url ?? '').slice(1))
    response.end(file ?? `<meta name="search-index" content="${built.indexFor(page)}">`)
  })
  api = await serve((request, response) => {
    request.on('data', (chunk) => told.push(String(chunk)))
    request.on('end', () => reply(request, response))
  })
  ask = await serve(
    createAskServer({site, model: {api, model: 'm', key: 'secret'}, perMinute: 100, perDay: 100, isBehindProxy: false}),
  )
})

afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

const question = (text: string) => JSON.stringify({messages: [{role: 'user', parts: [{type: 'text', text}]}]})
const post = (body: string, headers: Record<string, string> = {origin: site}) =>
  fetch(ask, {method: 'POST', body, headers})

describe('the endpoint that answers questions', () => {
  it('streams an answer from passages of the index, with their addresses, and drops numbers that it has not retrieved', async () => {
    reply = (_, response) => response.end(streamOf('Set a ', 'default', ' [1', '], or not [9', '].'))
    const text = await (await post(question('why is the link empty'))).text()
    expect(text).toContain(`"url":"${site}/docs/invitations/#empty","title":"Invitations: The link is empty"`)
    const deltas = [...text.matchAll(/"delta":"([^"]*)"/g)].map(([, delta]) => delta).join('')
    expect(deltas).toBe('Set a default [1], or not.')
    expect(text).toMatch(/data: \[DONE\]\n\n$/)
    expect(told.join('')).toContain('[1] Invitations: The link is empty\\nSet a default address.')
  })

  it('says that the site does not answer what no passage fits, and asks no model', async () => {
    told.length = 0
    expect(await (await post(question('zzzz qqqq'))).text()).toContain('This site does not answer that.')
    expect(told).toEqual([])
  })

  it('answers 502 where the API fails, and ends the stream with an error where it breaks off', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    reply = (_, response) => response.writeHead(500).end('secret trouble')
    const failed = await post(question('why is the link empty'))
    expect(failed.status).toBe(502)
    expect(await failed.text()).not.toContain('secret')
    reply = (_, response) => response.end('data: {"choices":[{"delta":{"content":"Set"}}]}\n\n')
    const broken = await (await post(question('why is the link empty'))).text()
    expect(broken).toContain('"type":"error"')
    expect(broken).not.toContain('[DONE]')
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockRestore()
  })

  it.each([
    ['{', 400],
    ['{"messages":[]}', 400],
    [question(''), 400],
    [question('x'.repeat(1001)), 400],
    [question('x'.repeat(20_000)), 413],
  ])('refuses a body that is wrong or too large', async (body, status) => {
    expect((await post(body)).status).toBe(status)
  })

  it('stops the model when the reader leaves', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const stopped = new Promise<void>((resolve) => {
      reply = (_, response) => {
        response.write('data: {"choices":[{"delta":{"content":"Set"}}]}\n\n')
        response.on('close', resolve)
      }
    })
    const reader = new AbortController()
    const headers = {origin: site}
    const answer = await fetch(ask, {
      method: 'POST',
      body: question('why is the link empty'),
      headers,
      signal: reader.signal,
    })
    expect(answer.status).toBe(200)
    reader.abort()
    await stopped
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  it('ends a stream of the API that is longer than any answer, with an error', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    // One event without an end. Stopped by the test's own limit if nothing else stops it.
    const sent = new Promise<number>((resolve) => {
      reply = (_, response) => {
        let length = 0
        const more = (): void => {
          while (length < 20_000_000 && response.write('data: '.padEnd(100_000, 'x'))) length += 100_000
          if (length >= 20_000_000) response.end()
        }
        response.on('drain', more).on('close', () => resolve(length))
        more()
      }
    })
    const text = await (await post(question('why is the link empty'))).text()
    expect(text).toContain('"type":"error"')
    expect(await sent).toBeLessThan(20_000_000)
    expect(logged.mock.calls.join()).toContain("The API's answer is too long.")
    logged.mockRestore()
  })

  it('cuts a passage between two characters', async () => {
    told.length = 0
    reply = (_, response) => response.end(streamOf('Yes.'))
    // The first half of the emoji is the last unit that is sent.
    const emoji = {
      ...page,
      path: '/docs/emoji/',
      html: `<main><article><h1>Tadpoles</h1><p>${'tadpoles '.repeat(222)}a\u{1F438}</p></article></main>`,
    }
    const index = await buildSearch([emoji], {baseUrl: '/', kinds: [{id: 'docs', path: '/docs/'}], latest: new Set()})
    const other = await serve((request, response) => {
      const file = index.files.get((request.url ?? '').slice(1))
      response.end(file ?? `<meta name="search-index" content="${index.indexFor(emoji)}">`)
    })
    const endpoint = await serve(
      createAskServer({site: other, model: {api, model: 'm', key: 'k'}, perMinute: 9, perDay: 9, isBehindProxy: false}),
    )
    await (await fetch(endpoint, {method: 'POST', body: question('tadpoles'), headers: {origin: other}})).text()
    expect(told.join('')).toContain('tadpoles a')
    expect(told.join('')).not.toMatch(/\\ud83d|\ufffd/i)
  })

  it('asks the model no more often in a day than it may, whoever asks', async () => {
    reply = (_, response) => response.end(streamOf('Yes.'))
    const limited = await serve(
      createAskServer({site, model: {api, model: 'm', key: 'secret'}, perMinute: 100, perDay: 1, isBehindProxy: true}),
    )
    const from = (address: string, text: string) =>
      fetch(limited, {method: 'POST', body: question(text), headers: {origin: site, 'x-forwarded-for': address}})
    expect((await from('192.0.2.1', 'zzzz qqqq')).status).toBe(200)
    expect((await from('192.0.2.2', 'why is the link empty')).status).toBe(200)
    const refused = await from('192.0.2.3', 'why is the link empty')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('192.0.2.4', 'zzzz qqqq')).status).toBe(200)
  })

  it('answers its own site alone, and only where something is posted', async () => {
    expect((await post(question('link'), {origin: 'https://elsewhere.example'})).status).toBe(403)
    expect((await post(question('link'), {})).status).toBe(403)
    expect((await fetch(ask, {headers: {origin: site}})).status).toBe(405)
    const preflight = await fetch(ask, {method: 'OPTIONS', headers: {origin: site}})
    expect(preflight.headers.get('access-control-allow-origin')).toBe(site)
  })
})

it('lets an address ask so many times a minute, whatever others do', () => {
  let now = 0
  const wait = rateLimit(2, () => now)
  expect([wait('a'), wait('a'), wait('a'), wait('b')]).toEqual([0, 0, 60, 0])
  now = 60_000
  expect(wait('a')).toBe(0)
})

it('counts the questions of all anew each day', () => {
  let now = 0
  const wait = dailyBudget(2, () => now)
  expect([wait(), wait(), wait()]).toEqual([0, 0, 86_400])
  now = 86_399_000
  expect(wait()).toBe(1)
  now = 86_400_000
  expect([wait(), wait(), wait()]).toEqual([0, 0, 86_400])
})

it('a number without a passage goes, brackets without a number stay', async () => {
  // eslint-disable-next-line @typescript-eslint/require-await -- what is asynchronous here is the stream
  async function* pieces() {
    yield* ['Use `a[0', ']` and [x', '] [', '2', '] end [']
  }
  let text = ''
  for await (const piece of honestCitations(pieces(), 1)) text += piece
  expect(text).toBe('Use `a` and [x] end [')
})
