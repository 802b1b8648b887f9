import {createServer} from 'node:http'
import {stripVTControlCharacters} from 'node:util'
import {text} from 'node:stream/consumers'
import * as z from 'zod'
import {listen} from '../../scripts/lib/server'
import {startWebhookReceiver} from '../consumers/webhooks'
import type {Lab} from '../index'
import {waitUntil} from '../wait'
import {isSmtpKind, smtpKinds, startSmtp, type Delivery} from './smtp'
import {totp} from './totp'
import type {Visitor} from './visitor'

/** What does for a shell what a shell can't: see `prelude.sh`. */
export type Helper = {
  url: string
  webhookUrl: string
  /** Tells it that a block begins. */
  beginBlock: () => void
  stop: () => Promise<void>
}

const words = z.array(z.string())
const request = z.object({method: z.string(), path: z.string(), body: z.string()})

/** Starts the helper of one realm. */
export async function startHelper(lab: Lab, realm: string, visitor: Visitor): Promise<Helper> {
  const deliveries: Delivery[] = []
  const webhooks = await startWebhookReceiver()
  const open: (() => Promise<void>)[] = [webhooks.stop]
  let logStart = lab.server.log().length
  const actions: Record<string, (input: unknown) => Promise<string>> = {
    admin: async (input) => {
      const {method, path, body} = request.parse(input)
      const base = `/admin/realms/${realm}`
      const target = path.startsWith('/') ? path : path === '.' ? base : `${base}/${path}`
      const json: unknown = body === '' ? undefined : JSON.parse(body)
      const answer = await lab.http.admin.request(method, target, {json})
      if (answer.status >= 400) throw new Error(answer.text || `${method} ${path} answered ${answer.status}.`)
      const id = answer.headers.get('location')?.split('/').at(-1)
      return answer.status === 201 && id !== undefined ? JSON.stringify({id}) : answer.text
    },
    log: async (input) => {
      const {text: wanted} = z.object({text: z.string()}).parse(input)
      const logged = () => lab.server.log().slice(logStart)
      await waitUntil(() => logged().includes(wanted), {what: `"${wanted}" is logged`})
      return logged()
    },
    mails: async (input) => {
      const [subject = ''] = words.parse(input)
      const what = subject === '' ? 'a mail has come' : `a mail "${subject}" has come`
      if (subject !== 'none') await waitUntil(() => deliveries.some((each) => each.subject.includes(subject)), {what})
      return JSON.stringify(deliveries)
    },
    smtp: async (input) => {
      const [kind = ''] = words.parse(input)
      if (!isSmtpKind(kind)) throw new Error(`There is no mail server "${kind}". Allowed: ${smtpKinds.join(', ')}.`)
      const server = await startSmtp(kind, (delivery) => deliveries.push(delivery))
      open.push(server.stop)
      return String(server.port)
    },
    totp: (input) => {
      const [secret = '', steps = '0'] = words.parse(input)
      return Promise.resolve(totp(secret, Math.floor(Date.now() / 30_000) + Number(steps)))
    },
    deliveries: async () => JSON.stringify(await webhooks.wait({}), undefined, 2),
    browser: async (input) => visitor.command(words.parse(input)),
  }
  const server = createServer((req, res) => {
    const act = async (): Promise<string> => {
      const action = actions[(req.url ?? '').slice(1)]
      if (!action) throw new Error(`The helper has no ${req.url ?? ''}.`)
      return action(JSON.parse(await text(req)))
    }
    act().then(
      (answer) => res.end(answer === '' ? '' : `${answer}\n`),
      (error: unknown) =>
        res.writeHead(500).end(`${stripVTControlCharacters(error instanceof Error ? error.message : String(error))}\n`),
    )
  })
  const port = await listen(server, 0)
  return {
    url: `http://localhost:${port}`,
    webhookUrl: webhooks.url,
    beginBlock: () => {
      logStart = lab.server.log().length
    },
    stop: async () => {
      for (const close of open) await close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
