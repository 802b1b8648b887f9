import {createHmac, timingSafeEqual} from 'node:crypto'
import {createServer} from 'node:http'

const MAX_BODY_BYTES = 1024 * 1024
// Longer than the 15 minutes in which Keycloak can retry a delivery.
const REMEMBER_MS = 24 * 60 * 60 * 1000

const secret = process.env.WEBHOOK_SECRET
if (!secret) {
  // An empty key would make every signature easy to forge.
  console.error('Set WEBHOOK_SECRET to the secret of the webhook.')
  process.exit(1)
}

// #region verify
/**
 * @param {Buffer} rawBody the bytes as they arrived, not parsed JSON
 * @param {string | undefined} header the value of X-Keycloak-Signature
 * @param {string} secret the secret of the webhook
 */
function isSigned(rawBody, header, secret) {
  if (!/^[0-9a-f]{64}$/.test(header ?? '')) return false
  const expected = createHmac('sha256', secret).update(rawBody).digest()
  return timingSafeEqual(expected, Buffer.from(header, 'hex'))
}
// #endregion verify

/** uid of a delivery → when it was first handled */
const handled = new Map()

// #region dedupe
/** @param {string} uid */
function isFirst(uid) {
  const now = Date.now()
  for (const [key, since] of handled) {
    if (now - since < REMEMBER_MS) break // a Map keeps its insertion order
    handled.delete(key)
  }
  if (handled.has(uid)) return false
  handled.set(uid, now)
  return true
}
// #endregion dedupe

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  if (request.method !== 'POST') return 405
  const rawBody = await readBody(request)
  if (!rawBody) return 413
  if (!isSigned(rawBody, request.headers['x-keycloak-signature'], secret)) return 401

  const event = JSON.parse(rawBody.toString('utf8'))
  console.log(isFirst(event.uid) ? 'event' : 'duplicate', event.uid, event.type)
  return 204
}

const server = createServer((request, response) => {
  answer(request)
    .catch((error) => {
      console.error(error)
      return 500
    })
    .then((status) => response.writeHead(status, {Connection: 'close'}).end())
})

server.listen(Number(process.env.PORT ?? 8085), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${server.address().port}`)
})
