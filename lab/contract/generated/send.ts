import {request} from 'node:http'
import type {Exchange, SentRequest} from '../../../openapi/exchange'
import {jsonOrText} from '../../consumers/json'
import {wire} from '../wire'

/** How long a call may take before it counts as one without an answer. */
const GIVE_UP_AFTER_MS = 120_000

/** Sends a call as it is, without making its path any better. */
export async function send(base: string, {method, target, headers, body}: SentRequest): Promise<Exchange['response']> {
  const {type, content} = wire(body)
  const text = typeof content === 'string' ? content : undefined
  return new Promise((resolve, reject) => {
    const {hostname, port, pathname} = new URL(base)
    const call = request(
      {
        hostname,
        port,
        path: `${pathname === '/' ? '' : pathname}${target}`,
        method: method.toUpperCase(),
        headers: {
          ...(type && {'Content-Type': type}),
          ...(text !== undefined && {'Content-Length': String(Buffer.byteLength(text))}),
          ...headers,
        },
        timeout: GIVE_UP_AFTER_MS,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? null,
            location: response.headers.location ?? null,
            body: jsonOrText(Buffer.concat(chunks).toString()),
          }),
        )
      },
    )
    call.on('timeout', () => call.destroy(new Error(`No answer within ${GIVE_UP_AFTER_MS} ms.`)))
    call.on('error', reject)
    call.end(text)
  })
}
