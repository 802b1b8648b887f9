import {cut} from '../../lib/cut'
import type {HostedSearch} from '../settings'
import {ASSISTANT_URL} from '../sources'
import {contextFilters, tagsOf} from '../engine/hostedContext.client'
import type {Answerer, Turn} from './answerer.client'
import {readAnswer} from './messageStream.client'

/** How many earlier questions go along, and characters of each answer. */
const [REMEMBERED, MAX_ANSWER] = [4, 2000]
/** Bytes of all messages: `deploy/ask` refuses a body of more than 16 KB. */
const MAX_BYTES = 12_000

type Message = {id: string; role: 'user' | 'assistant'; parts: readonly {type: 'text'; text: string}[]}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** A question with as much of the conversation before it as fits, the latest first. */
export function messagesOf(question: string, earlier: readonly Turn[]): Message[] {
  const message = (role: Message['role'], text: string): Message => ({
    id: crypto.randomUUID(),
    role,
    parts: [{type: 'text', text}],
  })
  let messages = [message('user', question)]
  for (const turn of earlier.slice(-REMEMBERED).reverse()) {
    const longer = [message('user', turn.question), message('assistant', cut(turn.answer, MAX_ANSWER)), ...messages]
    if (bytesOf(longer) > MAX_BYTES) break
    messages = longer
  }
  return messages
}

function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {...headers, 'content-type': 'application/json'},
    body: JSON.stringify(body),
    signal,
  })
}

/** Asks an endpoint of one's own: `deploy/ask`. */
export const endpointAnswerer = (url: string): Answerer => ({
  isGenerated: true,
  answer: async function* (question, earlier, signal) {
    yield* readAnswer(await post(url, {messages: messagesOf(question, earlier)}, {}, signal))
  },
})

/** What the service gives for each question: it is good for some minutes. @throws Error with its reason where it gives none. */
async function tokenFor(assistantId: string, signal: AbortSignal): Promise<string> {
  const response = await post(`${ASSISTANT_URL}/token`, {}, {'x-algolia-assistant-id': assistantId}, signal)
  const answer: unknown = await response.json()
  const said = (key: string): string => String(Reflect.get(Object(answer), key) ?? '')
  if (said('token') === '') throw new Error(`The assistant gives no token. ${said('message')}`)
  return said('token')
}

/** Asks the assistant of the hosted service, which looks where the search does. */
export const hostedAnswerer = ({appId, apiKey, indexName}: HostedSearch, assistantId: string): Answerer => ({
  isGenerated: true,
  answer: async function* (question, earlier, signal) {
    const headers = {
      authorization: `TOKEN ${await tokenFor(assistantId, signal)}`,
      'x-algolia-api-key': apiKey,
      'x-algolia-application-id': appId,
      'x-algolia-index-name': indexName,
      'x-algolia-assistant-id': assistantId,
      'x-ai-sdk-version': 'v5',
    }
    const body = {
      id: crypto.randomUUID(),
      messages: messagesOf(question, earlier),
      searchParameters: {facetFilters: contextFilters(tagsOf())},
    }
    yield* readAnswer(await post(ASSISTANT_URL, body, headers, signal))
  },
})
