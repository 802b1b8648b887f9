import {TAB_KEY, type LocalKey} from '../../consent/storedKeys'
import {elementAt, on, onReturn} from '../../lib/dom.client'
import {storage} from '../../consent/storage.client'

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
  /** Opens the panels around the place that a hash names, and goes there. */
  const reveal = (hash: string): void => {
    const place = elementAt(hash)
    const first = place?.closest<HTMLElement>('[data-tab-panel]')
    for (let panel = first; panel; panel = panel.parentElement?.closest<HTMLElement>('[data-tab-panel]')) {
      const tab = document.getElementById(panel.dataset.tabPanel ?? '')
      if (tab instanceof HTMLInputElement) tab.checked = true
    }
    if (first) place?.scrollIntoView()
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
  // The browser says nothing of a link to where the reader is already.
  on('click', 'a[href*="#"]', (link) => {
    if (link instanceof HTMLAnchorElement && link.pathname === location.pathname) reveal(link.hash)
  })
  const goTo = (): void => reveal(location.hash)
  addEventListener('hashchange', goTo)
  restore()
  goTo()
}
