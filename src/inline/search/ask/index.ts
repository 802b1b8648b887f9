import {SEARCH_ASKED_KEY} from '../../../lib/storedKeys'
import {draw, drawButton} from '../draw'
import type {SearchEngine} from '../engine'
import {remembered} from '../history'
import type {Answerer, AnswerPart, Turn} from './answerer'
import {drawText, type Source} from './drawText'
import {quotingAnswerer} from './quoting'
import {endpointAnswerer, hostedAnswerer} from './remote'

const GENERATED = 'Answers are generated with AI which can make mistakes. Verify responses.'
const QUOTED = 'Answers are passages of this site, quoted as they stand. No AI has written them.'
/** Of a question, as it is sent. */
const MAX_CHARACTERS = 1000

/** What the dialog gives to questions. */
type Surroundings = {
  engine: SearchEngine
  /** Puts something into the dialog, and says something to screen readers. */
  show: (content: Node, says: string) => void
  /** Asks a question as the reader does. */
  followUp: (question: string) => void
}

const asked = remembered(SEARCH_ASKED_KEY, 5)

function createAnswerer(engine: SearchEngine): Answerer {
  // Each by its whole name: the bundler puts the value in its place.
  const hosted = ON_DEMAND_SETTINGS.hosted
  const askEndpoint = ON_DEMAND_SETTINGS.askEndpoint
  if (askEndpoint) return endpointAnswerer(askEndpoint)
  return hosted?.assistantId ? hostedAnswerer(hosted, hosted.assistantId) : quotingAnswerer(engine)
}

function drawQuote({quote, hit}: {quote: string; hit: {url: string; title: string; heading: string}}): HTMLElement {
  const name = hit.heading === '' ? hit.title : `${hit.title}: ${hit.heading}`
  return draw(
    'figure',
    {class: 'DocSearch-Quote'},
    draw('blockquote', {}, quote),
    draw('figcaption', {}, draw('a', {href: hit.url}, name)),
  )
}

/** An answer as far as it has come. */
function drawAnswer(parts: readonly AnswerPart[]): HTMLElement[] {
  const sources: Source[] = parts.flatMap((part) => ('source' in part ? [part.source] : []))
  const text = parts.map((part) => ('text' in part ? part.text : '')).join('')
  const quotes = parts.flatMap((part) => ('quote' in part ? [drawQuote(part)] : []))
  const links = sources.map(({url, title}) => draw('li', {}, draw('a', {href: url}, title || url)))
  return [
    ...drawText(text, sources),
    ...quotes,
    ...(links.length > 0 ? [draw('ol', {class: 'DocSearch-Sources'}, ...links)] : []),
  ]
}

const written = (parts: readonly AnswerPart[]): string =>
  parts.map((part) => ('text' in part ? part.text : 'quote' in part ? part.quote : '')).join('')

/** Questions and their answers in the dialog, from when a reader turns to them until they turn away. */
export function startAsking({engine, show, followUp}: Surroundings) {
  const answerer = createAnswerer(engine)
  const conversation = draw('div', {class: 'DocSearch-AskAi'})
  const disclaimer = draw('p', {class: 'DocSearch-AskAi-Disclaimer'}, answerer.isGenerated ? GENERATED : QUOTED)
  const earlier: Turn[] = []
  let stopping = new AbortController()

  function start(): void {
    const questions = asked.read()
    const again = questions.map(({title}) =>
      draw(
        'li',
        {},
        drawButton(title, 'DocSearch-Prefill', () => followUp(title)),
      ),
    )
    const list =
      again.length > 0
        ? [draw('h2', {class: 'DocSearch-Hit-source'}, 'Recent conversations'), draw('ul', {}, ...again)]
        : []
    show(draw('div', {class: 'DocSearch-AskAi'}, disclaimer, ...list), '')
  }

  async function ask(whole: string): Promise<void> {
    const question = whole.slice(0, MAX_CHARACTERS)
    stopping.abort()
    stopping = new AbortController()
    const {signal} = stopping
    asked.add({url: `?ask=${encodeURIComponent(question)}`, title: question, heading: ''})
    const room = draw(
      'div',
      {class: 'DocSearch-AskAi-Answer', 'aria-live': 'polite'},
      draw('p', {class: 'DocSearch-Help'}, 'Thinking...'),
    )
    conversation.append(draw('h2', {class: 'DocSearch-AskAi-Question'}, question), room, disclaimer)
    show(conversation, 'Thinking...')
    room.scrollIntoView({block: 'nearest'})
    const parts: AnswerPart[] = []
    try {
      for await (const part of answerer.answer(question, earlier, signal)) {
        if (signal.aborted) return
        parts.push(part)
        room.replaceChildren(...drawAnswer(parts))
      }
      if (parts.length === 0)
        room.replaceChildren(
          draw('p', {}, 'This site has no passage that answers this. Ask in other words, or search for a single term.'),
        )
      earlier.push({question, answer: written(parts)})
    } catch (error) {
      if (signal.aborted) return
      console.warn('The question was not answered.', error)
      const retry = drawButton('Retry', 'DocSearch-Prefill', () => followUp(question))
      room.replaceChildren(
        ...drawAnswer(parts),
        draw('p', {class: 'DocSearch-Title'}, 'Unable to fetch results'),
        draw('p', {}, 'You might want to check your network connection.'),
        retry,
      )
    }
  }

  return {start, ask, stop: () => stopping.abort()}
}
