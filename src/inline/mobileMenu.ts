import {isPlainPress, on} from './dom'

/** The sidebar of the page that is shown, which becomes the menu's secondary menu. */
const SIDEBAR = '[data-secondary-menu]'

/** A copy of the page's sidebar that stands on its own: groups that open by turns do so among themselves. */
function copyOf(sidebar: Element): DocumentFragment {
  const copy = document.createDocumentFragment()
  for (const child of sidebar.children) copy.append(child.cloneNode(true))
  for (const group of copy.querySelectorAll('details[name]')) {
    group.setAttribute('name', `menu-${group.getAttribute('name') ?? ''}`)
  }
  return copy
}

/** Makes the mobile menu modal: focus stays in it and returns. Without a script it is a popover. */
export function mobileMenu(): void {
  const menu = (): HTMLDialogElement | null => document.querySelector('dialog[data-panel]')

  function showPanel(name: 'primary' | 'secondary'): void {
    const dialog = menu()
    if (dialog) dialog.dataset.panel = name
  }

  on('click', '[data-menu-open]', (_, event) => {
    const dialog = menu()
    if (dialog === null) return
    event.preventDefault()
    const sidebar = document.querySelector(SIDEBAR)
    dialog.querySelector('[data-menu-secondary]')?.replaceChildren(...(sidebar ? [copyOf(sidebar)] : []))
    showPanel(sidebar ? 'secondary' : 'primary')
    dialog.showModal()
  })
  on('click', '[data-menu-back]', () => showPanel('primary'))
  on('click', '[data-menu-close]', (_, event) => {
    event.preventDefault()
    menu()?.close()
  })
  on('click', 'dialog[data-panel]', (dialog, event) => {
    const target = event.target
    // A press beside it, or on one of its links.
    if (target === dialog || (target instanceof Element && target.closest('a'))) menu()?.close()
  })
  on('click', '[data-menu-secondary] a', (link, event) => {
    if (!isPlainPress(event)) return
    // The original may be React's, which then shows the page without loading it.
    const href = CSS.escape(link.getAttribute('href') ?? '')
    const original = document.querySelector<HTMLElement>(`${SIDEBAR} a[href="${href}"]`)
    if (original === null) return
    event.preventDefault()
    original.click()
  })
  matchMedia('(min-width: 997px)').addEventListener('change', ({matches}) => {
    if (matches) menu()?.close()
  })
}
