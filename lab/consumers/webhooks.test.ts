import {connect} from 'node:net'
import {once} from 'node:events'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {startWebhookReceiver, type WebhookReceiver} from './webhooks'

let webhooks: WebhookReceiver

beforeEach(async () => {
  webhooks = await startWebhookReceiver()
})

afterEach(() => webhooks.stop())

const post = (body: string, path = '/') => fetch(`${webhooks.url}${path}`, {method: 'POST', body})

it.each([
  ['an empty body', ''],
  ['text', 'not JSON'],
  ['half of an event', '{"type": "access.LOGIN"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['an object without a type', '{"id": "1"}'],
  ['a type that is no string', '{"type": 1}'],
])('the webhook receiver answers %s with 400 and goes on', async (_name, body) => {
  const answer = await post(body)
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('has a string "type"')])
  expect((await post('{"type": "access.LOGIN"}')).status).toBe(204)
  expect(webhooks.deliveries().map(({event}) => event.type)).toEqual(['access.LOGIN'])
})

it('the webhook receiver answers a body over 1 MiB with 413 and goes on', async () => {
  expect((await post(`{"type": "${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
  expect((await post('{"type": "access.LOGIN"}')).status).toBe(204)
})

it('the webhook receiver goes on after a client leaves in the middle of a body', async () => {
  const socket = connect(Number(new URL(webhooks.url).port), 'localhost')
  await once(socket, 'connect')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"type":')
  socket.destroy()
  await once(socket, 'close')
  expect((await post('{"type": "access.LOGIN"}')).status).toBe(204)
})

it('the webhook receiver shows deliveries as a page, with their markup escaped', async () => {
  await post('{"type": "access.LOGIN", "details": "<script>alert(1)</script>"}', '/acme')
  const page = await (await fetch(webhooks.url)).text()
  expect(page).toContain('<h2>access.LOGIN</h2>')
  expect(page).toContain('Path: /acme')
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toContain('<script>')
})

it('the webhook receiver answers with the planned statuses first', async () => {
  webhooks.answer('/flaky', 500, 503)
  const statuses = [await post('{"type": "a"}', '/flaky'), await post('{"type": "a"}', '/flaky')]
  expect(statuses.map(({status}) => status)).toEqual([500, 503])
  expect((await post('{"type": "a"}', '/flaky')).status).toBe(204)
})
