import {isPlainPress, on, onTurn} from './dom'
import {loadOnDemand} from './loadOnDemand'
import type * as OnDemand from './onDemand/reading'

/**
 * What readers do with the parts of a page: the code for it arrives when they turn to one. A link with `data-press` leads to what
 * the press shows, where the code does not come.
 */
export function reading(): void {
  const load = (): Promise<typeof OnDemand> => loadOnDemand('reading')

  onTurn('[data-turn]', (element) => void load().then(({turn}) => turn(element), console.warn))
  on('click', '[data-press]', (element, event) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    load().then(
      ({press}) => press(element, event),
      () => element instanceof HTMLAnchorElement && location.assign(element.href),
    )
  })
}
