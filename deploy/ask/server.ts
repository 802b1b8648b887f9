import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import * as z from 'zod'
import {honestCitations} from './citations'
import {dailyBudget, rateLimit} from './limit'
import {complete, type Message, type Model} from './model'
import {retriever} from './retrieve'

export type AskOptions = {
  /** Address of the site. */
  site: string
  model: Model
  /** Questions that one address may ask in a minute. */
  perMinute: number
  /** Questions that the model is asked in a day (UTC), of all addresses together. */
  perDay: number
  /** Whether a proxy names the reader. */
  isBehindProxy: boolean
}

const MAX_BYTES = 16 * 1024
const MAX_QUESTION = 1000
const UNANSWERED = 'This site does not answer that.'

const bodySchema = z.object({
  messages: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        parts: z.array(z.object({type: z.string(), text: z.string().optional()})),
      }),
    )
    .min(1)
    .max(20),
})

/** What ends a request with a status. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

async function readBody(request: IncomingMessage): Promise<Message[]> {
  let text = ''
  let size = 0
  request.setEncoding('utf8')
  for await (const chunk of request) {
    size += Buffer.byteLength(String(chunk))
    if (size > MAX_BYTES) throw new Refusal(413, `A question may have ${MAX_BYTES} bytes.`, {connection: 'close'})
    text += String(chunk)
  }
  try {
    return bodySchema.parse(JSON.parse(text)).messages.map(({role, parts}) => ({
      role,
      content: parts
        .map((part) => part.text ?? '')
        .join('')
        .trim(),
    }))
  } catch {
    throw new Refusal(400, 'The body is not as deploy/ask/README.md describes it.')
  }
}

function readerOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']
  // The last one is what the proxy itself has seen.
  const last = isBehindProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return last === undefined || last === '' ? (request.socket.remoteAddress ?? '') : last
}

/** Is aborted when the reader leaves. */
function leaving(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

/** The server that answers questions. */
export function createAskServer({site, model, perMinute, perDay, isBehindProxy}: AskOptions): Server {
  const retrieve = retriever(site)
  const wait = rateLimit(perMinute)
  const waitForDay = dailyBudget(perDay)
  const {origin} = new URL(site)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Browsers name the site that asks with every POST. Programs can lie about it: the limits are for them.
    if (request.headers.origin !== origin) throw new Refusal(403, `Only pages of ${origin} can ask.`)
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('vary', 'origin')
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, {'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type'})
        .end()
      return
    }
    if (request.method !== 'POST') throw new Refusal(405, 'POST a question.', {allow: 'POST'})
    const seconds = wait(readerOf(request, isBehindProxy))
    if (seconds > 0) throw new Refusal(429, 'Too many questions.', {'retry-after': String(seconds)})
    const messages = await readBody(request)
    const question = messages.at(-1)?.content ?? ''
    if (messages.at(-1)?.role !== 'user' || question === '' || question.length > MAX_QUESTION)
      throw new Refusal(400, `The last message has to be a question of ${MAX_QUESTION} characters at most.`)

    const left = leaving(response)
    const passages = await retrieve(question)
    // Without passages, no model is asked.
    const secondsOfDay = passages.length > 0 ? waitForDay() : 0
    if (secondsOfDay > 0)
      throw new Refusal(429, 'No more questions are answered today.', {'retry-after': String(secondsOfDay)})
    const pieces = passages.length > 0 ? await complete(model, messages, passages, left) : undefined
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-vercel-ai-ui-message-stream': 'v1',
    })
    const send = (event: unknown): void => void response.write(`data: ${JSON.stringify(event)}\n\n`)
    send({type: 'start'})
    for (const [at, {url, title}] of passages.entries())
      send({type: 'source-url', sourceId: String(at + 1), url, title})
    send({type: 'text-start', id: '0'})
    if (pieces === undefined) send({type: 'text-delta', id: '0', delta: UNANSWERED})
    else for await (const delta of honestCitations(pieces, passages.length)) send({type: 'text-delta', id: '0', delta})
    send({type: 'text-end', id: '0'})
    send({type: 'finish'})
    response.end('data: [DONE]\n\n')
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The reader has left: nobody is told, and nothing is wrong.
      if (response.destroyed) return
      const refusal = error instanceof Refusal ? error : new Refusal(502, 'No answer can be had now.')
      if (!(error instanceof Refusal)) console.error(error)
      if (response.headersSent) response.end(`data: ${JSON.stringify({type: 'error', errorText: refusal.message})}\n\n`)
      else response.writeHead(refusal.status, {'content-type': 'text/plain', ...refusal.headers}).end(refusal.message)
    })
  })
}
