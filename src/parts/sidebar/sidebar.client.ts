import {on} from '../../lib/dom.client'
import {SidebarAttribute} from './attributes'

const CONTENT = `[${SidebarAttribute.content}]`

/** From the window's edges, in CSS pixels: what is nearer may be covered, or is about to end. */
const MARGIN = 100

/** Scrolls a list until the item of the page that is shown is in the middle, unless it can be seen as it is. */
export function showCurrent(list: Element): void {
  const middle = innerHeight / 2
  const top = list.querySelector('[aria-current=page]')?.getBoundingClientRect().top ?? middle
  if (Math.abs(top - middle) > middle - MARGIN) list.scrollTop += top - middle
}

/** Keeps the sidebar where it is when the reader follows one of its links, and the current page's item in sight. */
export function sidebar(): void {
  const list = document.querySelector(CONTENT)?.closest('nav')
  if (!list) return
  // State of the tab's history, which is nothing that is stored. Browsers without it show the item alone.
  const {navigation} = window
  const isKnown = 'navigation' in window
  on('click', `${CONTENT} a`, () => {
    if (isKnown) navigation.updateCurrentEntry({state: list.scrollTop})
  })
  // With the first picture of the page, which has to be laid out for it anyway.
  requestAnimationFrame(() => {
    if (isKnown)
      list.scrollTop = Number(navigation.currentEntry?.getState() ?? navigation.activation?.from?.getState() ?? 0)
    showCurrent(list)
  })
}
