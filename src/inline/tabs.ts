import {TAB_KEY, type LocalKey} from '../lib/storedKeys'
import {elementAt, on, onReturn, onRoute} from './dom'
import {storage} from './storage'

/**
 * Tabs of one group follow each other. Their choice stands in the address (`?language=java`), for a link to it, and is kept for
 * other pages and visits. A link to something in a panel that is not shown opens it. The browser does the rest.
 */
export function tabs(): void {
  const show = (isChosen: (tab: HTMLInputElement) => boolean): void => {
    for (const tab of document.querySelectorAll<HTMLInputElement>('[data-tab-group]'))
      if (isChosen(tab)) tab.checked = true
  }
  const keyOf = ({dataset}: HTMLElement): LocalKey => `${TAB_KEY}${dataset.tabGroup ?? ''}`
  /** Opens the panels around the place that a hash names. @returns whether one was closed. */
  const reveal = (hash: string): boolean => {
    let isOpened = false
    let panel = elementAt(hash)?.closest<HTMLElement>('[data-tab-panel]')
    while (panel) {
      const tab = document.getElementById(panel.dataset.tabPanel ?? '')
      if (tab instanceof HTMLInputElement && !tab.checked) {
        isOpened = true
        tab.checked = true
        if (tab.dataset.tabGroup) show((other) => keyOf(other) === keyOf(tab) && other.value === tab.value)
      }
      panel = panel.parentElement?.closest<HTMLElement>('[data-tab-panel]')
    }
    return isOpened
  }
  const goTo = (): void => {
    if (reveal(location.hash)) elementAt(location.hash)?.scrollIntoView()
  }
  const restore = (): void => {
    const address = new URLSearchParams(location.search)
    show((tab) => (address.get(tab.dataset.tabGroup ?? '') ?? storage.get(keyOf(tab))) === tab.value)
  }

  on('change', '[data-tab-group]', (tab) => {
    if (!(tab instanceof HTMLInputElement)) return
    const {top} = tab.getBoundingClientRect()
    show((other) => keyOf(other) === keyOf(tab) && other.value === tab.value)
    storage.set(keyOf(tab), tab.value)
    const address = new URL(location.href)
    address.searchParams.set(tab.dataset.tabGroup ?? '', tab.value)
    history.replaceState(history.state, '', address)
    // Others of the group may have grown above this one, which the reader is looking at.
    scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'})
  })
  onReturn(restore)
  // Before the browser goes there. It says nothing of a link to where the reader is already.
  on('click', 'a[href*="#"]', (link) => {
    if (link instanceof HTMLAnchorElement && link.pathname === location.pathname) reveal(link.hash)
  })
  addEventListener('hashchange', goTo)
  for (const start of [restore, goTo]) {
    onRoute(start)
    start()
  }
}
