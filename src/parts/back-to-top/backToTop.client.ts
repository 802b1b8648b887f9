import {on} from '../../lib/dom.client'
import {BackToTopAttribute} from './attributes'

/** Higher up there is nothing worth a button. In CSS pixels. */
const THRESHOLD = 300
/** What is left of the way after each frame, where the browser does not scroll smoothly by itself. */
const EASING = 0.85

/** Shows the button back to the top once the reader turns back, and scrolls there until they turn again. */
export function backToTop(): void {
  const root = document.documentElement
  let last = 0
  let isUp = false

  addEventListener('scroll', () => {
    isUp = scrollY < last
    last = scrollY
    root.toggleAttribute(BackToTopAttribute.shown, isUp && scrollY >= THRESHOLD)
  })

  function step(): void {
    if (!isUp || scrollY <= 0) return
    scrollTo(0, Math.floor(scrollY * EASING))
    requestAnimationFrame(step)
  }
  on('click', `[${BackToTopAttribute.button}]`, () => {
    if (getComputedStyle(root).scrollBehavior === 'smooth') scrollTo({top: 0})
    else step()
  })
}
