import {CONTEXT_KEY} from '../consent/storedKeys'
import {attempt} from '../lib/attempt.client'
import {ListFilterAttribute} from '../parts/list-filter/attributes'
import {OnDemandAttribute} from '../lib/attributes'
import {onReturn, onTurn} from '../lib/dom.client'
import type {IslandName} from '../lib/onDemandNames'
import {loadOnDemand, moduleIn} from '../lib/loadOnDemand.client'
import {storage} from '../consent/storage.client'

/** A field is one once something is written in it, which the reader may have done before this script came. */
const FILL_IN = `[${OnDemandAttribute.fillIn}]:not(:placeholder-shown)`
const CONTEXT_BAR = `[${OnDemandAttribute.island}=${'context' satisfies IslandName}]`

/**
 * Parts of a page that need a script to have a content at all: the few pages that have one load it at once. So do pages for a
 * reader who has entered values of their own for the examples.
 */
export function fillIns(): void {
  const fill = async (element: HTMLElement): Promise<void> => {
    const name = moduleIn(element, OnDemandAttribute.fillIn)
    await attempt(element, () => loadOnDemand(name))
  }
  const load = (): void => {
    if (storage.get(CONTEXT_KEY))
      // A page without the bar has no examples to fill.
      for (const bar of document.querySelectorAll<HTMLElement>(CONTEXT_BAR))
        void attempt(bar, () => loadOnDemand('context'))
    for (const element of document.querySelectorAll<HTMLElement>(FILL_IN)) void fill(element)
  }
  // What was typed before `attempt` loaded the page again.
  const typed: unknown = history.state
  if (typeof typed === 'string')
    for (const input of document.querySelectorAll<HTMLInputElement>(`[${ListFilterAttribute.filter}] input`))
      input.value ||= typed
  load()
  onReturn(load)
  // What did not come with the page may come now. Whoever has it is not asked again.
  onTurn(FILL_IN, (element) => void fill(element))
}
