import type {IncomingHttpHeaders} from 'node:http'
import * as z from 'zod'
import {waitUntil} from '../wait'
import {sendInbox, type InboxEntry} from './inboxPage'
import {readBody, RequestError, serveLocally} from './localServer'

const event = z.looseObject({
  type: z.string(),
  uid: z.string().optional(),
  realmName: z.string().optional(),
})

/** One request that the receiver got. */
export type Delivery = {
  path: string
  headers: IncomingHttpHeaders
  /** The bytes that the signature is about, as text. */
  body: string
  event: z.infer<typeof event>
  /** Milliseconds since the epoch. */
  at: number
}

/** Which delivery is meant. */
export type DeliveryQuery = {path?: string; type?: string}

/** A receiver of webhooks, on this machine alone. */
export type WebhookReceiver = {
  /** Ends without a slash: append a path to tell one webhook's deliveries from another's. */
  url: string
  /** Oldest first. */
  deliveries: (query?: DeliveryQuery) => readonly Delivery[]
  /** The deliveries that fit, once there are that many. @param count default 1. */
  wait: (query: DeliveryQuery, count?: number) => Promise<readonly Delivery[]>
  /** The statuses of the next answers on a path, in order; afterwards 204 again. */
  answer: (path: string, ...statuses: readonly number[]) => void
  clear: () => void
  stop: () => Promise<void>
}

/**
 * Starts a receiver on a free loopback port that keeps every event it is sent. `GET` on any path shows them as a page; a body
 * that is no event is answered with 400.
 */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Delivery[] = []
  const planned = new Map<string, number[]>()
  const server = await serveLocally(async (req, res) => {
    const path = req.url ?? '/'
    if (req.method === 'GET' || req.method === 'HEAD') {
      sendInbox(res, 'Webhook deliveries', received.map(entryOf))
      return
    }
    const body = await readBody(req)
    received.push({path, headers: req.headers, body, event: readEvent(body), at: Date.now()})
    res.writeHead(planned.get(path)?.shift() ?? 204).end()
  })
  const deliveries = ({path, type}: DeliveryQuery = {}): readonly Delivery[] =>
    received.filter((one) => (path ?? one.path) === one.path && (type ?? one.event.type) === one.event.type)
  return {
    url: server.url,
    deliveries,
    wait: (query, count = 1) =>
      waitUntil(
        () => {
          const found = deliveries(query)
          return found.length >= count && found
        },
        {what: `${count} deliveries ${JSON.stringify(query)} have come`},
      ),
    answer: (path, ...statuses) => {
      planned.set(path, [...statuses])
    },
    clear: () => {
      received.length = 0
    },
    stop: server.stop,
  }
}

function readEvent(body: string): Delivery['event'] {
  try {
    return event.parse(JSON.parse(body))
  } catch {
    throw new RequestError(400, 'This is no event. Send a JSON object that has a string "type".')
  }
}

function entryOf({path, event: {type}, body, at, headers}: Delivery): InboxEntry {
  const signature = headers['x-keycloak-signature']
  return {
    title: type,
    facts: [
      ['Path', path],
      ['Arrived', new Date(at).toISOString()],
      ...(typeof signature === 'string' ? [['X-Keycloak-Signature', signature] as const] : []),
    ],
    links: [],
    text: body,
  }
}
