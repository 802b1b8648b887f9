import {translate} from '@docusaurus/Translate'
import {SEARCH_ASKED_KEY} from '../../consent/storedKeys'
import {cut} from '../../lib/cut'
import {draw} from '../../lib/draw.client'
import {drawButton} from '../dialog/draw.client'
import {remembered} from '../dialog/history.client'
import {FAILED} from '../dialog/texts.client'
import type {Hit, SearchEngine} from '../engine/engine.client'
import {quotesFor, type Answer, type Quote} from './quoting.client'

const QUOTED = translate({
  id: 'search.ask.quotes',
  message: 'Answers are exact quotes from this site, not written by AI.',
})
const UNANSWERED = translate({
  id: 'search.ask.unanswered',
  message: 'No passage on this site answers this question. Rephrase it, or search for a single term.',
})
const THINKING = translate({id: 'search.ask.thinking', message: 'Thinking...'})
/** Of a question. */
const MAX_CHARACTERS = 1000

/** What the dialog gives to questions. */
type Surroundings = {
  engine: SearchEngine
  /** Puts something into the dialog. @param news what screen readers are told of it. */
  show: (content: Node, news: string) => void
  /** Tells screen readers something. */
  announce: (news: string) => void
  /** Asks a question as the reader does. */
  followUp: (question: string) => void
  /** What is shown if a question was not answered, with ways to ask it again. */
  drawFailed: (question: string) => HTMLElement
}

const asked = remembered(SEARCH_ASKED_KEY, 5)

const drawLink = ({url, title, heading}: Hit): HTMLElement =>
  draw('a', {href: url}, heading === '' ? title : `${title}: ${heading}`)

const drawQuote = ({quote, hit}: Quote): HTMLElement =>
  draw('figure', {class: 'DocSearch-Quote'}, draw('blockquote', {}, quote), draw('figcaption', {}, drawLink(hit)))

function drawAnswer({quotes, pages}: Answer): HTMLElement[] {
  if (quotes.length > 0) return quotes.map(drawQuote)
  const list = draw('ul', {}, ...pages.map((hit) => draw('li', {}, drawLink(hit))))
  return [
    draw('p', {}, UNANSWERED),
    ...(pages.length > 0
      ? [draw('p', {}, translate({id: 'search.ask.closest', message: 'These pages are the closest matches:'})), list]
      : []),
  ]
}

/** The questions that were asked before, each as a button that asks it again. Nothing if there are none. */
function drawAsked(followUp: Surroundings['followUp']): HTMLElement[] {
  const again = asked.read().map(({title}) =>
    draw(
      'li',
      {},
      drawButton(title, 'DocSearch-Prefill', () => followUp(title)),
    ),
  )
  if (again.length === 0) return []
  const heading = translate({id: 'search.ask.recent', message: 'Recent conversations'})
  return [draw('h2', {class: 'DocSearch-Hit-source'}, heading), draw('ul', {}, ...again)]
}

/** Questions and their answers in the dialog, from when a reader turns to them until they turn away. */
export function startAsking({engine, show, announce, followUp, drawFailed}: Surroundings) {
  const conversation = draw('div', {class: 'DocSearch-AskAi'})
  const disclaimer = draw('p', {class: 'DocSearch-AskAi-Disclaimer'}, QUOTED)
  let turn = 0

  const start = (): void => show(draw('div', {class: 'DocSearch-AskAi'}, disclaimer, ...drawAsked(followUp)), '')

  /** Asks a question. @returns whether it was answered. */
  async function ask(whole: string): Promise<boolean> {
    const question = cut(whole, MAX_CHARACTERS)
    const own = (turn += 1)
    asked.add({url: `?ask=${encodeURIComponent(question)}`, title: question, heading: ''})
    const thinking = draw('p', {class: 'DocSearch-Help'}, THINKING)
    const room = draw('div', {class: 'DocSearch-AskAi-Answer', 'aria-busy': 'true'}, thinking)
    conversation.append(draw('h2', {class: 'DocSearch-AskAi-Question'}, question), room, disclaimer)
    show(conversation, THINKING)
    room.scrollIntoView({block: 'nearest'})
    try {
      const answer = await quotesFor(engine, question)
      room.replaceChildren(...drawAnswer(answer))
      if (own === turn)
        announce(
          answer.quotes.length > 0
            ? translate({id: 'search.ask.complete', message: 'The answer is complete.'})
            : UNANSWERED,
        )
      return true
    } catch (error) {
      console.warn('The question was not answered.', error)
      room.replaceChildren(drawFailed(question))
      if (own === turn) announce(FAILED)
      return false
    } finally {
      room.ariaBusy = null
    }
  }

  /** The reader has turned away: an answer that comes later is not announced. */
  const stop = (): void => {
    turn += 1
  }

  return {start, ask, stop}
}
