import {elementAt} from '../../lib/dom.client'
import {NavbarAttribute, type NavbarState} from './attributes'

/**
 * The navbar goes away while the reader scrolls down, and comes back when they scroll up or are near the top. It stays
 * away after a jump to an anchor of the page, so that it does not cover what was jumped to.
 */
export function navbar(): void {
  const bar = document.querySelector('.navbar--fixed-top')
  if (!INLINE_SETTINGS.hideNavbarOnScroll || !bar) return
  const root = document.documentElement
  // Nothing is measured before the reader scrolls: the page would be laid out once more.
  const height = (): number => bar.clientHeight
  let last = 0
  let anchor: HTMLElement | null = null

  const show = (isShown: boolean): void =>
    root.setAttribute(NavbarAttribute.state, (isShown ? 'shown' : 'hidden') satisfies NavbarState)

  function afterNavigation(): void {
    anchor = elementAt(location.hash)
    show(!anchor)
  }

  function onScroll(): void {
    const from = last
    last = scrollY
    if (scrollY < height()) show(true)
    // The jump itself, which may take several steps while the page is still loading.
    else if (anchor && isWhereJumpsEnd(anchor)) return
    else if (scrollY > from) show(false)
    // At the end, a page that springs back must not bring it up.
    else if (scrollY < from && scrollY + innerHeight < root.scrollHeight - height()) show(true)
  }

  /** Whether the page lies about where the browser puts it to show the element. */
  function isWhereJumpsEnd(element: HTMLElement): boolean {
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop)
    return (
      Math.abs(element.getBoundingClientRect().top - margin) < height() || scrollY + innerHeight > root.scrollHeight - 2
    )
  }

  addEventListener('scroll', onScroll)
  addEventListener('hashchange', afterNavigation)
  if (location.hash !== '') afterNavigation()
}
