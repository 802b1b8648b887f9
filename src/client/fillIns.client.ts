import {CONTEXT_KEY} from '../consent/storedKeys'
import {attempt} from '../lib/attempt.client'
import {onReturn, onTurn} from '../lib/dom.client'
import {loadOnDemand} from '../lib/loadOnDemand.client'
import {storage} from '../consent/storage.client'

/** A field is one once something is written in it, which the reader may have done before this script came. */
const FILL_IN = '[data-fill-in]:not(:placeholder-shown)'

/**
 * Parts of a page that need a script to have a content at all: the few pages that have one load it at once. So do pages for a
 * reader who has entered values of their own for the examples.
 */
export function fillIns(): void {
  const fill = (element: HTMLElement): void => void attempt(element, () => loadOnDemand(element.dataset.fillIn ?? ''))
  const load = (): void => {
    if (storage.get(CONTEXT_KEY))
      // A page without the bar has no examples to fill.
      for (const bar of document.querySelectorAll<HTMLElement>('[data-island=context]'))
        void attempt(bar, () => loadOnDemand('context'))
    document.querySelectorAll<HTMLElement>(FILL_IN).forEach(fill)
  }
  // What was typed before `attempt` loaded the page again.
  const typed: unknown = history.state
  if (typeof typed === 'string')
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-list-filter] input')) input.value ||= typed
  load()
  onReturn(load)
  // What did not come with the page may come now. Whoever has it is not asked again.
  onTurn(FILL_IN, fill)
}
