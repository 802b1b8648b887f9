import {on} from './dom'

/** Higher up there is nothing worth a button. In CSS pixels. */
const THRESHOLD = 300
/** What is left of the way after each frame, where the browser does not scroll smoothly by itself. */
const EASING = 0.85

/** Shows the button back to the top once the reader turns back, and scrolls there. */
export function backToTop(): void {
  const root = document.documentElement
  let last = 0
  let isScrolling = false
  let isJump = false

  addEventListener(
    'scroll',
    () => {
      const isUp = scrollY < last
      if (!isUp) isScrolling = false
      const isWithin = scrollY >= THRESHOLD && scrollY + innerHeight < root.scrollHeight
      // A jump to a place of the page goes up as well.
      if (last) root.toggleAttribute('data-turned-back', isUp && isWithin && !isJump)
      last = scrollY
      isJump = false
    },
    {passive: true},
  )
  addEventListener('hashchange', () => (isJump = location.hash !== ''))

  function step(): void {
    const {scrollTop} = root
    if (!isScrolling || scrollTop <= 0) return
    requestAnimationFrame(step)
    scrollTo(0, Math.floor(scrollTop * EASING))
  }
  on('click', '[data-back-to-top]', () => {
    if (getComputedStyle(root).scrollBehavior === 'smooth') scrollTo({top: 0})
    else {
      isScrolling = true
      step()
    }
  })
}
