import {TabsAttribute} from './attributes'

/** The panel of a tab. @param group of the tabs. @param value of the tab. */
export function panelOf(group: string, value: string): Element | null {
  const tab = document.querySelector(`[${TabsAttribute.group}="${group}"][value="${value}"]`)
  return tab && document.querySelector(`[${TabsAttribute.panel}="${tab.id}"]`)
}
