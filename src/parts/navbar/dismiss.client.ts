import {on} from '../../lib/dom.client'
import {NavbarAttribute} from './attributes'

const DROPDOWN = `[${NavbarAttribute.dropdown}]`
const HOVERED = `:is(${DROPDOWN}, [${NavbarAttribute.dismissible}])`

/** What opens under the pointer or the keyboard goes away by Escape, and when one of its links was followed. */
export function dismiss(): void {
  function dismissWithin(element: HTMLElement): void {
    element.setAttribute(NavbarAttribute.dismissed, '')
    element.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  }
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return
    for (const element of document.querySelectorAll<HTMLElement>(`${HOVERED}:is(:hover, :focus-within)`)) {
      dismissWithin(element)
    }
  })
  on('click', `${DROPDOWN} [popover] a`, (link) => {
    const dropdown = link.closest<HTMLElement>(DROPDOWN)
    if (dropdown) dismissWithin(dropdown)
  })
  // The pointer opens a menu by itself: one that is open already would lie over it.
  on('pointerover', DROPDOWN, (dropdown) => {
    const open = document.querySelector<HTMLElement>(`${DROPDOWN} > :popover-open`)
    if (open && !dropdown.contains(open)) open.hidePopover()
  })
  // Left, it may open again.
  for (const kind of ['pointerout', 'focusout'] as const) {
    on(kind, HOVERED, (element, event) => {
      const to = event.relatedTarget
      if (to instanceof Node && element.contains(to)) return
      element.removeAttribute(NavbarAttribute.dismissed)
      // It would cover what has the focus now.
      if (kind === 'focusout' && to) element.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    })
  }
}
