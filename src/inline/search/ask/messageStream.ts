import type {AnswerPart} from './answerer'

/** The events of a stream, each a line that begins with `data:`. @throws Error where the stream breaks off. */
async function* eventsOf(response: Response): AsyncGenerator {
  if (!response.ok || response.body === null) throw new Error(`The assistant answered with status ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + chunk.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice(5).trim() : ''
      if (data === '[DONE]') return
      if (data !== '') yield JSON.parse(data)
    }
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
