import {CONTEXT_KEY} from '../lib/storedKeys'
import {onRoute} from './dom'
import {loadOnDemand} from './loadOnDemand'
import {storage} from './storage'

/**
 * Parts of a page that need a script to have a content at all: the few pages that have one load it at once. So do pages for a
 * reader who has entered values of their own for the examples.
 */
export function fillIns(): void {
  const load = (): void => {
    if (storage.get(CONTEXT_KEY)) loadOnDemand('context').catch(console.warn)
    for (const {dataset} of document.querySelectorAll<HTMLElement>('[data-fill-in]'))
      loadOnDemand(dataset.fillIn ?? '').catch(console.warn)
  }
  load()
  onRoute(load)
}
