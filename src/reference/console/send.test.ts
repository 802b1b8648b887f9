import {createServer, type RequestListener, type Server} from 'node:http'
import {afterEach, describe, expect, it} from 'vitest'
import type {Call} from './call'
import {BODY_LIMIT} from './readLimited'
import {send} from './send'

let server: Server | undefined

afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

async function callTo(answer: RequestListener): Promise<Call> {
  const started = createServer(answer)
  server = started
  const port = await new Promise<number>((resolve) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const baseUrl = `http://127.0.0.1:${port}`
  return {method: 'GET', url: `${baseUrl}/realms/acme/orgs`, baseUrl, realm: 'acme', headers: {}}
}

const never = new AbortController().signal

describe('send', () => {
  it('tells status, headers, time and body', async () => {
    const call = await callTo(({headers}, res) => {
      res.setHeader('X-Mark', 'yes')
      res.end(JSON.stringify(headers.authorization))
    })
    const outcome = await send(call, 'secret', never)
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: {status: 200, statusText: 'OK', body: {text: '"Bearer secret"', isCut: false}},
    })
    expect(outcome.kind === 'answer' && outcome.answer.headers).toContainEqual(['x-mark', 'yes'])
  })

  it('sends no Authorization without a token', async () => {
    const call = await callTo(({headers}, res) => res.end(String(headers.authorization)))
    expect(await send(call, undefined, never)).toMatchObject({answer: {body: {text: 'undefined'}}})
  })

  it('reads of 10 MB no more than the limit', async () => {
    const call = await callTo((_, res) => res.end('ä'.repeat(5_000_000)))
    const outcome = await send(call, undefined, never)
    const {text = '', isCut} = outcome.kind === 'answer' ? outcome.answer.body : {}
    expect(isCut).toBe(true)
    expect(text.length).toBe(BODY_LIMIT / 2)
  })

  it('gives up a server that never answers, and one that never ends', async () => {
    const silent = await callTo(() => undefined)
    expect(await send(silent, undefined, never, 20)).toMatchObject({kind: 'unanswered', reason: 'timeout'})
    server?.closeAllConnections()
    const endless = await callTo((_, res) => res.write('['))
    expect(await send(endless, undefined, never, 200)).toMatchObject({kind: 'unanswered', reason: 'timeout'})
  })

  it('is cancelled when the reader says so', async () => {
    const reader = new AbortController()
    const call = await callTo(() => reader.abort())
    expect(await send(call, undefined, reader.signal)).toMatchObject({kind: 'unanswered', reason: 'cancelled'})
  })

  it('tells of a server that is not there', async () => {
    const call = await callTo(() => undefined)
    server?.close()
    expect(await send(call, undefined, never)).toMatchObject({kind: 'unanswered', reason: 'network'})
  })
})
