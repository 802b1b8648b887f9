import {CONTEXT_KEY} from '../lib/storedKeys'
import {onRoute, onTurn} from './dom'
import {loadOnDemand} from './loadOnDemand'
import {storage} from './storage'

/** A field is one once something is written in it, which the reader may have done before this script came. */
const FILL_IN = '[data-fill-in]:not(:placeholder-shown)'

/**
 * Parts of a page that need a script to have a content at all: the few pages that have one load it at once. So do pages for a
 * reader who has entered values of their own for the examples.
 */
export function fillIns(): void {
  const fill = ({dataset}: HTMLElement): void => void loadOnDemand(dataset.fillIn ?? '').catch(console.warn)
  const load = (): void => {
    if (storage.get(CONTEXT_KEY)) loadOnDemand('context').catch(console.warn)
    document.querySelectorAll<HTMLElement>(FILL_IN).forEach(fill)
  }
  load()
  onRoute(load)
  // What did not come with the page may come now. Whoever has it is not asked again.
  onTurn(FILL_IN, fill)
}
