import {createServer, type IncomingHttpHeaders} from 'node:http'
import {text} from 'node:stream/consumers'
import * as z from 'zod'
import {listen} from '../../scripts/lib/listen'
import {waitUntil} from '../wait'

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

/** Starts a receiver on a free loopback port that accepts everything and keeps it. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Delivery[] = []
  const planned = new Map<string, number[]>()
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      const path = req.url ?? '/'
      received.push({path, headers: req.headers, body, event: event.parse(JSON.parse(body)), at: Date.now()})
      res.writeHead(planned.get(path)?.shift() ?? 204).end()
    })
  })
  const port = await listen(server, 0)
  const deliveries = ({path, type}: DeliveryQuery = {}): readonly Delivery[] =>
    received.filter((one) => (path ?? one.path) === one.path && (type ?? one.event.type) === one.event.type)
  return {
    url: `http://localhost:${port}`,
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
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
