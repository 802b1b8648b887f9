import type {AnswerPart} from './answerer.client'

/** Characters of one event, and of an answer with all that goes with it. A service that sends more is not listened to. */
const [MAX_EVENT, MAX_ANSWER] = [1_000_000, 4_000_000]

/** The lines of a stream. @throws Error where one, or the whole, is longer than any answer is. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let length = 0
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      length += chunk.value.length
      rest += chunk.value
      if (length > MAX_ANSWER || rest.length > MAX_EVENT) throw new Error('The answer is too long.')
      // Else a long line would be looked through from its beginning for each chunk.
      if (!chunk.value.includes('\n')) continue
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    // Who needs no more of it stops the service, too.
    await reader.cancel().catch(() => undefined)
  }
}

/** The events of a stream, each a line that begins with `data:`. @throws Error where the stream breaks off. */
async function* eventsOf(response: Response): AsyncGenerator {
  if (!response.ok || response.body === null) throw new Error(`The assistant answered with status ${response.status}`)
  for await (const line of linesOf(response.body)) {
    const data = line.startsWith('data:') ? line.slice(5).trim() : ''
    if (data === '[DONE]') return
    if (data !== '') yield JSON.parse(data)
  }
  throw new Error('The answer broke off.')
}

const text = (event: unknown, key: string): string => {
  const value: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, key) : undefined
  return typeof value === 'string' ? value : ''
}

/** What an answer says in the UI message stream of version 5 of the AI SDK, which the hosted assistant and `deploy/ask` speak. */
export async function* readAnswer(response: Response): AsyncGenerator<AnswerPart> {
  for await (const event of eventsOf(response)) {
    const type = text(event, 'type')
    if (type === 'text-delta') yield {text: text(event, 'delta')}
    if (type === 'source-url') yield {source: {url: text(event, 'url'), title: text(event, 'title')}}
    // Not every server that ends it so says [DONE] as well.
    if (type === 'finish') return
    if (type === 'error') throw new Error(text(event, 'errorText') || 'The assistant has failed.')
  }
}
