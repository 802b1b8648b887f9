import {MobileMenuAttribute} from '../parts/mobile-menu/attributes'
import {onTurn} from '../lib/dom.client'
import {loadOnDemand} from '../lib/loadOnDemand.client'

/**
 * What only makes the platform's own behavior better comes when the reader turns to it or presses a key: the menu of phones
 * becomes modal, what opens and closes moves, and the Tab key passes over what doesn't scroll. So do the closed categories of
 * a sidebar. Until then, and if it doesn't come, the page works as well.
 */
export function onIntent(): void {
  const improve = (): void =>
    void loadOnDemand('improve').catch((error: unknown) => {
      console.warn(error)
      // The menu can't show the sidebar: the page shows it, as it does without scripts.
      document.documentElement.setAttribute(MobileMenuAttribute.failed, '')
    })
  onTurn(`[${MobileMenuAttribute.open}], summary, input`, improve)
  addEventListener('keydown', improve, {once: true})
  // The reader has opened the menu while the page was still coming.
  if (document.querySelector('dialog:popover-open')) improve()
}
