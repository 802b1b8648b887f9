import {on} from '../../lib/dom.client'
import {showModal} from '../../lib/showModal.client'
import {SidebarAttribute} from '../sidebar/attributes'
import {showCurrent} from '../sidebar/sidebar.client'
import {MobileMenuAttribute, type Panel} from './attributes'

/** The sidebar of the page that is shown, which becomes the menu's secondary menu. */
const SIDEBAR = `[${SidebarAttribute.content}]`
const MENU = `dialog[${MobileMenuAttribute.panel}]`

const show = (menu: HTMLElement, panel: Panel): void => menu.setAttribute(MobileMenuAttribute.panel, panel)

/**
 * Makes the mobile menu modal: focus stays in it and returns, and it has the page's sidebar. Until this file comes, and where it
 * doesn't, the menu is a popover, which the browser opens and closes by itself.
 */
export function mobileMenu(): void {
  const menu = (): HTMLDialogElement | null => document.querySelector(MENU)

  function open(dialog: HTMLDialogElement): void {
    const sidebar = document.querySelector(SIDEBAR)
    const copy = sidebar?.cloneNode(true)
    if (copy instanceof HTMLElement) {
      // Groups that open by turns do so among themselves: the browser closes one that comes beside an open one of its name.
      for (const group of copy.querySelectorAll<HTMLDetailsElement>('details[name]')) group.name += '-menu'
      dialog.querySelector(`[${MobileMenuAttribute.sidebar}]`)?.replaceChildren(...copy.children)
    }
    show(dialog, sidebar ? 'secondary' : 'primary')
    showModal(dialog)
    showCurrent(dialog)
  }

  on('click', `[${MobileMenuAttribute.open}]`, (_, event) => {
    const dialog = menu()
    if (!dialog) return
    event.preventDefault()
    open(dialog)
  })
  on('click', `[${MobileMenuAttribute.back}]`, () => {
    const dialog = menu()
    if (!dialog) return
    show(dialog, 'primary')
    // The button that had the focus is gone.
    dialog.querySelector<HTMLElement>('nav :is(summary, a)')?.focus()
  })
  // One of its links, or the button that closes it as a popover.
  on('click', `${MENU} :is(a, [popovertarget])`, () => menu()?.close())
  matchMedia('(min-width: 997px)').addEventListener('change', ({matches}) => {
    if (matches) menu()?.close()
  })
  // The reader has opened it as a popover while the page was still coming.
  const early = document.querySelector<HTMLDialogElement>('dialog:popover-open')
  early?.hidePopover()
  if (early) open(early)
}
