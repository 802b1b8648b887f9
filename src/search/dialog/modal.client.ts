import {importModule} from '../../lib/importModule.client'
import {showModal} from '../../lib/showModal.client'
import {stylesheet} from '../../lib/stylesheet.client'
import {announcer} from './announcer.client'
import type * as Ask from '../ask/ask.client'
import {embeddedEngine} from '../engine/embedded.client'
import {draw} from '../../lib/draw.client'
import type {SearchAnswer} from '../engine/engine.client'
import {drawFailure} from './failure.client'
import {ASK_PLACEHOLDER, drawFrame} from './frame.client'
import {listen} from './listen.client'
import {reloadWith, takeTyped, type Typed} from './reload.client'
import {drawResults} from './results.client'
import {drawNothing} from './screens.client'
import {showStart} from './startScreen.client'
import {countOf, FAILED, nothingFor, PLACEHOLDER, SEARCHING} from './texts.client'
import {SearchAttribute} from '../attributes'

/** How many results the dialog shows; the page of results has them all. */
const SHOWN = 12
/** A wait that is shorter needs no word. */
const DELAY_MS = 200

const engine = embeddedEngine()

const frame = drawFrame({ask: () => void ask(input.value), back: leaveAsk, close: () => dialog.close()})
const {dialog, input, body} = frame
const announce = announcer(frame.status)
document.body.append(dialog)
listen(frame, {
  search: () => {
    searching = search()
  },
  ask: (question) => void ask(question),
  leaveAsk,
  openChoice,
  closed,
})

/** What has been typed last; an answer to anything before it comes too late. */
let turn = 0
/** The search under way: who presses Enter before it is done opens what it finds. */
let searching: Promise<void> = Promise.resolve()
let asking: ReturnType<typeof Ask.startAsking> | undefined
/** How often in a row nothing came. */
let failures = 0

function show(content: Node, news: string): void {
  body.replaceChildren(content)
  body.scrollTop = 0
  announce(news)
  const choice = body.querySelector('[role=option]')
  input.ariaExpanded = String(choice !== null)
  input.setAttribute('aria-activedescendant', choice?.id ?? '')
}

/** What failed twice may be gone with a newer version of the site, whose page knows its own. */
function drawFailed(typed: Typed, retry: () => void): HTMLElement {
  failures += 1
  return drawFailure({retry, reload: failures > 1 ? () => reloadWith(typed) : undefined})
}

function showAnswer(query: string, answer: SearchAnswer): void {
  failures = 0
  if (answer.nbHits === 0) show(drawNothing(query, type), nothingFor(query))
  else show(drawResults(engine, query, answer), countOf(answer.nbHits))
}

async function search(): Promise<void> {
  const query = input.value.trim()
  const own = (turn += 1)
  if (query === '') {
    showStart(body, input, show)
    return
  }
  const wait = setTimeout(() => {
    if (own === turn) show(draw('p', {class: 'DocSearch-Help'}, SEARCHING), SEARCHING)
  }, DELAY_MS)
  try {
    const answer = await engine.search({query, count: SHOWN})
    if (own === turn) showAnswer(query, answer)
  } catch (error) {
    console.warn('Search failed.', error)
    if (own !== turn) return
    const retry = (): void => type(input.value)
    show(drawFailed({kind: 'search', text: query}, retry), FAILED)
  } finally {
    clearTimeout(wait)
  }
}

/** Writes into the input as a reader does. */
function type(text: string): void {
  input.value = text
  input.focus()
  searching = search()
}

/** Opens the result that is chosen, once the search for what is typed is done, unless the reader has turned away by then. */
function openChoice(): void {
  const own = turn
  void searching.then(() => {
    if (own === turn && dialog.open) body.querySelector<HTMLAnchorElement>('[aria-selected=true]')?.click()
  })
}

function showMode(isAsking: boolean): void {
  dialog.toggleAttribute(SearchAttribute.asking, isAsking)
  frame.back.hidden = !isAsking
  input.placeholder = input.ariaLabel = isAsking ? ASK_PLACEHOLDER : PLACEHOLDER
  input.enterKeyHint = isAsking ? 'send' : 'go'
}

function stopAsking(): void {
  asking?.stop()
  asking = undefined
  showMode(false)
}

function leaveAsk(): void {
  stopAsking()
  type('')
}

function closed(): void {
  turn += 1
  stopAsking()
  input.value = ''
}

/** Turns to questions, and asks one where something is typed. */
async function ask(typed: string): Promise<void> {
  const question = typed.trim()
  const own = (turn += 1)
  showMode(true)
  // Now: what is typed while the part for questions comes belongs to the next one.
  input.value = ''
  input.focus()
  const drawAskFailed = (text: string): HTMLElement => drawFailed({kind: 'ask', text}, () => void ask(text))
  try {
    if (asking === undefined) {
      const {startAsking} = await importModule<typeof Ask>(ON_DEMAND_SETTINGS.parts['ask.js'] ?? '')
      // The reader has asked, or turned away, while it was on its way.
      if (own !== turn) return
      asking = startAsking({engine, show, announce, followUp: (text) => void ask(text), drawFailed: drawAskFailed})
    }
    if (question === '') asking.start()
    else if (await asking.ask(question)) failures = 0
  } catch (error) {
    console.warn('Could not load the module for questions.', error)
    if (own === turn) show(drawAskFailed(question), FAILED)
  }
}

let styled: Promise<void> | undefined

/** Gets what the first search needs. @returns when the dialog has its look; it works without. */
export function ready(): Promise<void> {
  engine.prepare().catch(() => undefined)
  styled ??= stylesheet(ON_DEMAND_SETTINGS.parts['searchDialog.css'] ?? '').catch((error: unknown) => {
    styled = undefined
    console.warn(error)
  })
  return styled
}

/** Opens the dialog. @param letters what the reader has typed meanwhile. */
export function open(letters: string): void {
  document.querySelector(`[${SearchAttribute.failed}]`)?.removeAttribute(SearchAttribute.failed)
  if (dialog.open) {
    input.focus()
    return
  }
  showModal(dialog)
  const typed = takeTyped()
  type((typed?.kind === 'search' ? typed.text : '') + letters)
  if (typed?.kind !== 'ask') return
  void ask('')
  // Not sent: an address may be of anybody.
  input.value = typed.text + letters
}
