import {isPlainPress} from '../../lib/dom.client'
import type {Frame} from './frame.client'
import {moveChoice} from './hits.client'
import {SearchAttribute} from '../attributes'

/** What a reader can do in the dialog. */
type Actions = {
  search: () => void
  ask: (question: string) => void
  /** Back from questions to the search. */
  leaveAsk: () => void
  /** Opens the result that is chosen. */
  openChoice: () => void
  /** The dialog has been closed. */
  closed: () => void
}

const isToggle = ({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && /^k$/i.test(key)

/** Connects the parts of the dialog with what they do. */
export function listen({dialog, form, input, body}: Frame, actions: Actions): void {
  const isAsking = (): boolean => dialog.hasAttribute(SearchAttribute.asking)

  input.addEventListener('input', () => {
    if (!isAsking()) actions.search()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isAsking()) actions.ask(input.value)
    else actions.openChoice()
  })
  dialog.addEventListener('keydown', (event) => {
    // It is the input method's.
    if (event.isComposing) return
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key]
    if (event.key === 'Escape') {
      event.preventDefault()
      if (isAsking()) actions.leaveAsk()
      else dialog.close()
    } else if (isToggle(event)) {
      event.preventDefault()
      // Held, it would open and close the dialog in turn.
      if (!event.repeat) dialog.close()
    } else if (step !== undefined && event.target === input && moveChoice(body, input, step)) event.preventDefault()
  })
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    // One that takes this tab elsewhere.
    if (link && isPlainPress(event) && link.target === '' && link.protocol.startsWith('http')) dialog.close()
  })
  dialog.addEventListener('close', actions.closed)
}
