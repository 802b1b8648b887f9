import type {HostedSearch} from '../../../lib/searchSettings'
import {ASSISTANT_URL} from '../../../lib/searchSources'
import {field} from '../loadJson'
import type {Answerer, Turn} from './answerer'
import {readAnswer} from './messageStream'

/** How many earlier questions go along. */
const REMEMBERED = 4

type Message = {id: string; role: 'user' | 'assistant'; parts: readonly {type: 'text'; text: string}[]}

function messagesOf(question: string, earlier: readonly Turn[]): Message[] {
  const message = (role: Message['role'], text: string): Message => ({
    id: crypto.randomUUID(),
    role,
    parts: [{type: 'text', text}],
  })
  const before = earlier
    .slice(-REMEMBERED)
    .flatMap((turn) => [message('user', turn.question), message('assistant', turn.answer)])
  return [...before, message('user', question)]
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

/** Asks the assistant of the hosted service, which gives a token first. */
export function hostedAnswerer({appId, apiKey, indexName}: HostedSearch, assistantId: string): Answerer {
  let token: string | undefined
  async function newToken(signal: AbortSignal): Promise<string> {
    const response = await post(`${ASSISTANT_URL}/token`, {}, {'x-algolia-assistant-id': assistantId}, signal)
    return String(field(await response.json(), 'token'))
  }
  async function send(body: unknown, signal: AbortSignal): Promise<Response> {
    token ??= await newToken(signal)
    const headers = {
      authorization: `TOKEN ${token}`,
      'x-algolia-api-key': apiKey,
      'x-algolia-application-id': appId,
      'x-algolia-index-name': indexName,
      'x-algolia-assistant-id': assistantId,
      'x-ai-sdk-version': 'v5',
    }
    return post(ASSISTANT_URL, body, headers, signal)
  }
  return {
    isGenerated: true,
    answer: async function* (question, earlier, signal) {
      const body = {id: crypto.randomUUID(), messages: messagesOf(question, earlier)}
      let response = await send(body, signal)
      if (response.status === 401) {
        // A token lasts some minutes.
        token = undefined
        response = await send(body, signal)
      }
      yield* readAnswer(response)
    },
  }
}
