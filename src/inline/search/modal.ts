import {importModule} from '../importModule'
import {stylesheet} from '../stylesheet'
import {draw} from './draw'
import {createEngine} from './createEngine'
import type {SearchAnswer} from './engine'
import {ASK_PLACEHOLDER, drawFrame, PLACEHOLDER} from './frame'
import {moveChoice} from './hits'
import {drawResults} from './results'
import {drawFailure, drawNothing, drawStart} from './screens'
import type * as Ask from './ask'

/** How many results the dialog shows; the page of results has them all. */
const SHOWN = 12
/** A wait that is shorter needs no word. */
const DELAY_MS = 200

const engine = createEngine()

const frame = drawFrame({ask: () => void ask(input.value), back: leaveAsk, close})
const {dialog, form, input, body, status} = frame
document.body.append(dialog)

/** What has been typed last; an answer to anything before it comes too late. */
let turn = 0
/** The search under way: who presses Enter before it is done opens what it finds. */
let searching: Promise<void> = Promise.resolve()
let asking: ReturnType<typeof Ask.startAsking> | undefined

function show(content: Node, says: string): void {
  body.replaceChildren(content)
  body.scrollTop = 0
  status.textContent = says
  const choice = body.querySelector('[role=option]')
  input.ariaExpanded = String(choice !== null)
  input.setAttribute('aria-activedescendant', choice?.id ?? '')
}

function showAnswer(query: string, answer: SearchAnswer): void {
  if (answer.nbHits === 0) show(drawNothing(query, type), `No results found for “${query.slice(0, 200)}”`)
  else show(drawResults(engine, query, answer), `${answer.nbHits} ${answer.nbHits === 1 ? 'result' : 'results'}`)
}

async function search(): Promise<void> {
  const query = input.value.trim()
  const own = (turn += 1)
  if (query === '') {
    show(
      drawStart(() => void search()),
      '',
    )
    return
  }
  const wait = setTimeout(() => {
    if (own === turn) show(draw('p', {class: 'DocSearch-Help'}, 'Searching...'), 'Searching...')
  }, DELAY_MS)
  try {
    const answer = await engine.search({query, count: SHOWN})
    if (own === turn) showAnswer(query, answer)
  } catch (error) {
    console.warn('The search has failed.', error)
    if (own === turn)
      show(
        drawFailure(() => type(input.value)),
        'Unable to fetch results',
      )
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

function close(): void {
  dialog.close()
}

function showMode(isAsking: boolean): void {
  dialog.toggleAttribute('data-asking', isAsking)
  frame.back.hidden = !isAsking
  input.placeholder = input.ariaLabel = isAsking ? ASK_PLACEHOLDER : PLACEHOLDER
  input.enterKeyHint = isAsking ? 'send' : 'go'
}

function leaveAsk(): void {
  asking?.stop()
  asking = undefined
  showMode(false)
  type('')
}

/** Turns to questions, and asks one where something is typed. */
async function ask(question: string): Promise<void> {
  const own = (turn += 1)
  showMode(true)
  // Now: what is typed while the part for questions comes belongs to the next one.
  input.value = ''
  input.focus()
  try {
    if (asking === undefined) {
      const {startAsking} = await importModule<typeof Ask>(ON_DEMAND_SETTINGS.parts['ask.js'] ?? '')
      // The reader has asked, or turned away, while it was on its way.
      if (own !== turn) return
      asking = startAsking({engine, show, followUp: (text) => void ask(text)})
    }
    if (question.trim() === '') asking.start()
    else await asking.ask(question.trim())
  } catch (error) {
    console.warn('Questions can not be asked.', error)
    if (own !== turn) return
    show(
      drawFailure(() => void ask(question)),
      'Unable to fetch results',
    )
  }
}

/** Opens the result that is chosen, once the search for what is typed is done. */
async function openChoice(): Promise<void> {
  await searching
  body.querySelector<HTMLAnchorElement>('[aria-selected=true]')?.click()
}

input.addEventListener('input', () => {
  if (!dialog.hasAttribute('data-asking')) searching = search()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void (dialog.hasAttribute('data-asking') ? ask(input.value) : openChoice())
})
dialog.addEventListener('keydown', (event) => {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key]
  if (event.key === 'Escape') {
    event.preventDefault()
    if (dialog.hasAttribute('data-asking')) leaveAsk()
    else close()
  } else if (step !== undefined && event.target === input && moveChoice(body, input, step)) event.preventDefault()
})
dialog.addEventListener('click', ({target, ctrlKey, metaKey, shiftKey}) => {
  // Beside the dialog, or a link that takes this tab elsewhere.
  const isLink = target instanceof Element && target.closest('a[href]') !== null
  if (target === dialog || (isLink && !(ctrlKey || metaKey || shiftKey))) close()
})
dialog.addEventListener('close', () => {
  turn += 1
  asking?.stop()
  asking = undefined
  showMode(false)
  input.value = ''
})

let styled: Promise<void> | undefined

/** One for all keystrokes, so that they keep their order. Without its look the dialog works. */
function style(): Promise<void> {
  styled ??= stylesheet(ON_DEMAND_SETTINGS.parts['searchDialog.css'] ?? '').catch((error: unknown) => {
    styled = undefined
    console.warn(error)
  })
  return styled
}

/** Gets what the first search needs. */
export function prepare(): void {
  void style()
  engine.prepare().catch(() => undefined)
}

/** Does what the reader has asked for: by the button, a shortcut, or a letter typed on the button. */
export async function act(event: Event): Promise<void> {
  const key = event instanceof KeyboardEvent ? event.key : '/'
  const isToggle = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey)
  if (dialog.open && isToggle) {
    close()
    return
  }
  prepare()
  await style()
  const isOpen = dialog.open
  if (!isOpen) dialog.showModal()
  if (!isToggle && key !== '/') type(input.value + key)
  else if (!isOpen) type('')
}
