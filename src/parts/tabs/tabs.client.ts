import {TAB_KEY, type LocalKey} from '../../consent/storedKeys'
import {attributeOf} from '../../lib/attributeOf.client'
import {elementAt, on, onReturn} from '../../lib/dom.client'
import {storage} from '../../consent/storage.client'
import {TabsAttribute} from './attributes'

const TAB = `[${TabsAttribute.group}]`
const PANEL = `[${TabsAttribute.panel}]`

const groupOf = (tab: Element): string => attributeOf(tab, TabsAttribute.group)
const keyOf = (tab: Element): LocalKey => `${TAB_KEY}${groupOf(tab)}`

/**
 * Tabs of one group follow each other. Their choice stands in the address (`?language=java`), for a link to it, and is kept for
 * other pages and visits. A link to something in a panel that is not shown opens it. The browser does the rest.
 */
export function tabs(): void {
  const show = (isChosen: (tab: HTMLInputElement) => boolean): void => {
    for (const tab of document.querySelectorAll<HTMLInputElement>(TAB)) if (isChosen(tab)) tab.checked = true
  }
  /** Opens the panels around the place that a hash names, and goes there. */
  const reveal = (hash: string): void => {
    const place = elementAt(hash)
    const first = place?.closest(PANEL)
    for (let panel = first; panel; panel = panel.parentElement?.closest(PANEL)) {
      const tab = document.getElementById(attributeOf(panel, TabsAttribute.panel))
      if (tab instanceof HTMLInputElement) tab.checked = true
    }
    if (first) place?.scrollIntoView()
  }
  const restore = (): void => {
    const address = new URLSearchParams(location.search)
    show((tab) => (address.get(groupOf(tab)) ?? storage.get(keyOf(tab))) === tab.value)
  }

  on('change', TAB, (tab) => {
    if (!(tab instanceof HTMLInputElement)) return
    const {top} = tab.getBoundingClientRect()
    show((other) => keyOf(other) === keyOf(tab) && other.value === tab.value)
    storage.set(keyOf(tab), tab.value)
    const address = new URL(location.href)
    address.searchParams.set(groupOf(tab), tab.value)
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
