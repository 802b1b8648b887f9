import type {IncomingHttpHeaders} from 'node:http'
import {setTimeout as pause} from 'node:timers/promises'
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

/** A receiver of webhooks. */
export type WebhookReceiver = {
  /** Ends without a slash: append a path to tell one webhook's deliveries from another's. */
  url: string
  port: number
  /** Oldest first. */
  deliveries: (query?: DeliveryQuery) => readonly Delivery[]
  /** The deliveries that fit, once there are that many. @param count default 1. */
  wait: (query: DeliveryQuery, count?: number) => Promise<readonly Delivery[]>
  /** The statuses of the next answers on a path, in order; afterwards 204 again. */
  answer: (path: string, ...statuses: readonly number[]) => void
  clear: () => void
  stop: () => Promise<void>
}

/** How a receiver is started. */
export type WebhookReceiverOptions = {
  /** The time between a delivery and its answer, in ms. Default: 0. */
  answerAfter?: number
  /** The address to listen on. Default: this machine alone. */
  host?: string
}

/**
 * Starts a receiver on a free port that keeps every event it is sent. `GET` on any path shows them as a page; a body that is no
 * event is answered with 400.
 */
export async function startWebhookReceiver({
  answerAfter = 0,
  host,
}: WebhookReceiverOptions = {}): Promise<WebhookReceiver> {
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
    if (answerAfter > 0) await pause(answerAfter)
    res.writeHead(planned.get(path)?.shift() ?? 204).end()
  }, host)
  const deliveries = ({path, type}: DeliveryQuery = {}): readonly Delivery[] =>
    received.filter((one) => (path ?? one.path) === one.path && (type ?? one.event.type) === one.event.type)
  return {
    url: server.url,
    port: server.port,
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

/** The signature of a delivery; undefined where it has none. */
export function signatureOf({headers}: Delivery): string | undefined {
  const signature = headers['x-keycloak-signature']
  return typeof signature === 'string' ? signature : undefined
}

function entryOf(delivery: Delivery): InboxEntry {
  const {path, event, body, at} = delivery
  const signature = signatureOf(delivery)
  return {
    title: event.type,
    facts: [
      ['Path', path],
      ['Arrived', new Date(at).toISOString()],
      ...(signature === undefined ? [] : [['X-Keycloak-Signature', signature] as const]),
    ],
    links: [],
    text: body,
  }
}
