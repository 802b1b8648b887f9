import {ReadingAttribute, type Press} from '../lib/attributes'
import {attempt} from '../lib/attempt.client'
import {isPlainPress, on, onTurn} from '../lib/dom.client'
import {loadOnDemand} from '../lib/loadOnDemand.client'
import type * as OnDemand from './onDemand/reading.client'

const TURN = `[${ReadingAttribute.turn}]`

/**
 * What readers do with the parts of a page: the code for it arrives when they turn to one. Where it does not come, a link with
 * `ReadingAttribute.press` leads to what the press shows, and code is selected instead of copied.
 */
export function reading(): void {
  const load = (): Promise<typeof OnDemand> => loadOnDemand('reading')

  onTurn(TURN, (element) => void load().then(({turn}) => turn(element), console.warn))
  on('click', `[${ReadingAttribute.press}]`, (element, event) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    void attempt(element, () =>
      load().then(
        ({press}) => press(element, event),
        (error: unknown) => {
          if (element instanceof HTMLAnchorElement) open(element.href, element.target || '_self')
          else {
            const isCopy = element.getAttribute(ReadingAttribute.press) === ('copy' satisfies Press)
            const code = isCopy && element.closest(TURN)?.querySelector('code')
            if (code) getSelection()?.selectAllChildren(code)
            throw error
          }
        },
      ),
    )
  })
}
