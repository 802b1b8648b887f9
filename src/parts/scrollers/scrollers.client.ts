/**
 * The keyboard reaches a part of the page that scrolls by itself, and does not stop at one that fits. Pages have a tab stop at
 * each, which the first key press corrects.
 */
export function scrollers(): void {
  // Called after the layout, so that nothing is laid out for it.
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries)
      target.setAttribute('tabindex', target.scrollWidth > target.clientWidth ? '0' : '-1')
  })
  for (const element of document.querySelectorAll('[tabindex="0"]')) observer.observe(element)
}
