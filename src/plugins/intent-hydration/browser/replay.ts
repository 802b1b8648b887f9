import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import {loadStyles, styleParts} from '../../../lib/loadStyles'
import {HANDOVER_EVENT, MARK, type MissedEvent} from './events'
import {isHydrated} from './isHydrated'
import {reloadIfOutdated} from './reloadIfOutdated'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** React has not heard of what was typed: it thinks that it knows each field's value. */
function tellOfInput(field: TextField): void {
  const {value} = field
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  // By the setter that React watches, and back by the one that it does not.
  field.value = ''
  own?.set?.call(field, value)
  field.dispatchEvent(new Event('input', {bubbles: true}))
}

/** Does again what the reader did, where it was done, and tells what is the case: pointer and focus are somewhere. */
async function replay(missed: readonly MissedEvent[]): Promise<void> {
  const fields = document.querySelectorAll<TextField>(`${MARK} :is(input, textarea), :is(input, textarea)${MARK}`)
  for (const field of fields) if (field.value !== field.defaultValue) tellOfInput(field)
  for (const element of document.querySelectorAll(`${MARK}:hover`))
    element.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}))
  const {activeElement} = document
  if (activeElement?.closest(MARK)) activeElement.dispatchEvent(new FocusEvent('focusin', {bubbles: true}))
  // What it opens may be drawn with rules that the page did without. Without them it is better than not at all.
  if (missed.length > 0) await loadStyles(styleParts()).catch(() => undefined)
  for (const {target, event} of missed) {
    target.dispatchEvent(
      event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event),
    )
    // React draws what one event has changed in a microtask, before the next event of a reader's can come.
    await Promise.resolve()
  }
}

/** Ends the bootstrap's work. @returns what it has kept. */
function takeOver(): readonly MissedEvent[] {
  const missed: MissedEvent[] = []
  document.dispatchEvent(new CustomEvent(HANDOVER_EVENT, {detail: missed}))
  return missed
}

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement
  new MutationObserver((_, observer) => {
    if (!isHydrated()) return
    observer.disconnect()
    void replay(takeOver())
  }).observe(root, {attributeFilter: ['data-has-hydrated']})

  // A script of the page's route did not come. The page is the browser's again, and src/theme/Loading/firstLoad.tsx
  // says so.
  addEventListener('unhandledrejection', ({reason}: {reason: unknown}) => {
    if (isHydrated() || !(reason instanceof Error && reason.name === 'ChunkLoadError')) return
    takeOver()
    const {scripts = '', chunks = ''} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}
    void reloadIfOutdated([scripts, chunks])
  })
}
