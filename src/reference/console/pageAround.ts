const isShortcut = ({key, target, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean => {
  if (altKey) return false
  if (ctrlKey || metaKey) return !shiftKey && /^k$/i.test(key)
  return key === '/' && !(target instanceof Element && target.closest(':read-write, select'))
}

/**
 * Lets keys and presses in this frame do what they do elsewhere on the page, whose handlers don't see them: the shortcuts of the
 * search open it, Escape closes a menu under the pointer, and whatever takes the focus or a press closes a menu that is open.
 */
export function takePartInPage(): void {
  const page = parent.document
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !(event.key === 'Escape' || isShortcut(event))) return
    if (event.key !== 'Escape') event.preventDefault()
    const {key, ctrlKey, metaKey} = event
    page.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true}))
  })
  for (const kind of ['pointerdown', 'focusin'])
    addEventListener(kind, () => {
      for (const menu of page.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
    })
}
