import {cut} from '../../lib/cut'
import {SEARCH_ASKED_KEY} from '../../consent/storedKeys'
import {draw, drawButton} from '../dialog/draw.client'
import type {SearchEngine} from '../engine/engine.client'
import {remembered} from '../dialog/history.client'
import type {Answerer, Turn} from './answerer.client'
import {answerView} from './answerView.client'
import {quotingAnswerer} from './quoting.client'
import {endpointAnswerer, hostedAnswerer} from './remote.client'

const GENERATED = 'Answers are generated with AI which can make mistakes. Verify responses.'
const QUOTED = 'Answers are passages of this site, quoted as they stand. No AI has written them.'
const UNANSWERED = 'This site has no passage that answers this. Ask in other words, or search for a single term.'
/** Of a question, as it is sent. */
const MAX_CHARACTERS = 1000
/** Earlier questions that a conversation remembers. */
const MAX_TURNS = 8

/** What the dialog gives to questions. */
type Surroundings = {
  engine: SearchEngine
  /** Puts something into the dialog. @param news what screen readers are told of it. */
  show: (content: Node, news: string) => void
  /** Tells screen readers something. */
  announce: (news: string) => void
  /** Asks a question as the reader does. */
  followUp: (question: string) => void
  /** What is shown where a question was not answered, with ways to ask it again. */
  drawFailed: (question: string) => HTMLElement
}

const asked = remembered(SEARCH_ASKED_KEY, 5)

function createAnswerer(engine: SearchEngine): Answerer {
  // Each by its whole name: the bundler puts the value in its place.
  const hosted = ON_DEMAND_SETTINGS.hosted
  const askEndpoint = ON_DEMAND_SETTINGS.askEndpoint
  if (askEndpoint) return endpointAnswerer(askEndpoint)
  return hosted?.assistantId ? hostedAnswerer(hosted, hosted.assistantId) : quotingAnswerer(engine)
}

/** Questions and their answers in the dialog, from when a reader turns to them until they turn away. */
export function startAsking({engine, show, announce, followUp, drawFailed}: Surroundings) {
  const answerer = createAnswerer(engine)
  const conversation = draw('div', {class: 'DocSearch-AskAi'})
  const disclaimer = draw('p', {class: 'DocSearch-AskAi-Disclaimer'}, answerer.isGenerated ? GENERATED : QUOTED)
  let earlier: readonly Turn[] = []
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

  /** Draws an answer as it comes. @throws Error where none comes, or only a part of one. */
  async function answer(question: string, room: HTMLElement, signal: AbortSignal): Promise<void> {
    const view = answerView(room)
    let isEmpty = true
    try {
      for await (const part of answerer.answer(question, earlier, signal)) {
        if (signal.aborted) return
        isEmpty = false
        if (view.add(part)) continue
        room.append(draw('p', {class: 'DocSearch-Help'}, 'The answer is longer than this page shows.'))
        break
      }
    } finally {
      view.finish()
    }
    if (isEmpty) room.replaceChildren(draw('p', {}, UNANSWERED))
    earlier = [...earlier, {question, answer: view.finish()}].slice(-MAX_TURNS)
    announce(isEmpty ? UNANSWERED : 'The answer is complete.')
  }

  /** Asks a question. @returns whether it was answered. */
  async function ask(whole: string): Promise<boolean> {
    let isAnswered = false
    const question = cut(whole, MAX_CHARACTERS)
    stopping.abort()
    stopping = new AbortController()
    const {signal} = stopping
    asked.add({url: `?ask=${encodeURIComponent(question)}`, title: question, heading: ''})
    // No live region: what is written piece by piece would be read from its beginning at each piece.
    const thinking = draw('p', {class: 'DocSearch-Help'}, 'Thinking...')
    const room = draw('div', {class: 'DocSearch-AskAi-Answer', 'aria-busy': 'true'}, thinking)
    conversation.append(draw('h2', {class: 'DocSearch-AskAi-Question'}, question), room, disclaimer)
    show(conversation, 'Thinking...')
    room.scrollIntoView({block: 'nearest'})
    try {
      await answer(question, room, signal)
      isAnswered = true
    } catch (error) {
      if (!signal.aborted) {
        console.warn('The question was not answered.', error)
        room.append(drawFailed(question))
        announce('Unable to fetch results')
      }
    }
    room.ariaBusy = null
    thinking.remove()
    return isAnswered
  }

  return {start, ask, stop: () => stopping.abort()}
}
