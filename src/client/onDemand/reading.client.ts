import {ReadingAttribute, type Press, type Turn} from '../../lib/attributes'
import {namedIn} from '../../lib/namedIn.client'
import {copy, measure, wrap} from '../../parts/code-block/code.client'
import {copyPage} from '../../parts/copy-page/copyPage.client'
import {showDefinition} from '../../parts/term/definition.client'
import {answer} from '../../parts/feedback/feedback.client'
import {filterList} from '../../parts/list-filter/filter.client'
import type * as Offline from '../../parts/offline/offline.client'
import {enlarge} from '../../parts/zoom/zoom.client'

const loadOffline = (): Promise<typeof Offline> => import(ON_DEMAND_SETTINGS.scripts.offline)

/** @returns a promise where it loads more, so that the page can say that this failed. */
type Action = (element: HTMLElement, event: MouseEvent) => unknown

/** What happens when a reader turns to an element, by its `ReadingAttribute.turn`. */
const turns: Readonly<Record<Turn, (element: HTMLElement) => void>> = {
  code: measure,
  term: showDefinition,
  filter: filterList,
}

/** What happens when they press one, by its `ReadingAttribute.press`. */
const presses: Readonly<Record<Press, Action>> = {
  copy,
  'copy-page': copyPage,
  wrap,
  zoom: enlarge,
  answer,
  offline: (button) => loadOffline().then(({showOffline}) => showOffline(button)),
  term(element, {pointerType}: Partial<PointerEvent> & MouseEvent) {
    // A finger has no other way to the definition; a mouse and the keyboard have it, and follow the link.
    if (pointerType === 'touch') showDefinition(element)
    else if (element instanceof HTMLAnchorElement) location.assign(element.href)
  },
}

export const turn = (element: HTMLElement): void => namedIn(turns, element, ReadingAttribute.turn)?.(element)

export const press: Action = (element, event) => namedIn(presses, element, ReadingAttribute.press)?.(element, event)

// What was typed before this came is filtered, also where the reader does not turn to it again.
const FILTER = `[${ReadingAttribute.turn}=${'filter' satisfies Turn}]`
document.querySelectorAll<HTMLElement>(FILTER).forEach(filterList)
