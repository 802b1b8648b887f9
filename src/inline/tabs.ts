import {TAB_KEY, type LocalKey} from '../lib/storedKeys'
import {on, onReturn, onRoute} from './dom'
import {storage} from './storage'

/**
 * Tabs of one group follow each other. Their choice stands in the address (`?language=java`), for a link to it, and is kept for
 * other pages and visits. The browser does the rest.
 */
export function tabs(): void {
  const show = (isChosen: (tab: HTMLInputElement) => boolean): void => {
    for (const tab of document.querySelectorAll<HTMLInputElement>('[data-tab-group]'))
      if (isChosen(tab)) tab.checked = true
  }
  const keyOf = ({dataset}: HTMLElement): LocalKey => `${TAB_KEY}${dataset.tabGroup ?? ''}`
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
  onRoute(restore)
  onReturn(restore)
  restore()
}
