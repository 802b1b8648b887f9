import {onRoute} from './dom'

/** Opens the sidebar's categories of a page that React shows. The browser closes their neighbours, by their name. */
export function sidebar(): void {
  let shown = location.pathname
  onRoute(() => {
    // Going to another place of the same page leaves the categories as the reader wants them.
    if (location.pathname === shown) return
    shown = location.pathname
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-active]')) details.open = true
  })
}
