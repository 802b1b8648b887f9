import {attempt} from '../lib/attempt.client'
import {isPlainPress, on, onTurn} from '../lib/dom.client'
import {loadOnDemand} from '../lib/loadOnDemand.client'
import type * as OnDemand from './onDemand/reading.client'

/**
 * What readers do with the parts of a page: the code for it arrives when they turn to one. Where it does not come, a link with
 * `data-press` leads to what the press shows, and code is selected instead of copied.
 */
export function reading(): void {
  const load = (): Promise<typeof OnDemand> => loadOnDemand('reading')

  onTurn('[data-turn]', (element) => void load().then(({turn}) => turn(element), console.warn))
  on('click', '[data-press]', (element, event) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    void attempt(element, () =>
      load().then(
        ({press}) => press(element, event),
        (error: unknown) => {
          if (element instanceof HTMLAnchorElement) open(element.href, element.target || '_self')
          else {
            const code = element.dataset.press === 'copy' && element.closest('[data-turn]')?.querySelector('code')
            if (code) getSelection()?.selectAllChildren(code)
            throw error
          }
        },
      ),
    )
  })
}
