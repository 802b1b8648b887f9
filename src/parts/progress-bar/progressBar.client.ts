import {isPlainPress} from '../../lib/dom.client'

/** The specification's: 200 ms after the reader has gone to another path, from 8 per cent, a step every 800 ms. */
const DELAY_MS = 200
const MINIMUM = 0.08
const TRICKLE_MS = 800

/** A bar at the top while the next page is on its way. What ends it is that page. */
export function progressBar(): void {
  const [bar, line] = [document.createElement('div'), document.createElement('div')]
  bar.id = 'nprogress'
  line.className = 'bar'
  bar.append(line)
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Each step is a tenth of what is left. */
  function show(left: number): void {
    line.style.transform = `translate3d(${-100 * left}%,0,0)`
    document.body.append(bar)
    timer = setTimeout(show, TRICKLE_MS, left * 0.9)
  }
  function end(): void {
    clearTimeout(timer)
    bar.remove()
  }

  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // What React handles, or the browser opens elsewhere, leaves this page where it is.
    if (!link || event.defaultPrevented || !isPlainPress(event) || link.target || link.download) return
    if (link.origin !== location.origin || link.pathname === location.pathname) return
    end()
    timer = setTimeout(show, DELAY_MS, 1 - MINIMUM)
  })
  // Who stops the page that is on its way stays; so does who comes back to a page that the browser has kept.
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') end()
  })
  addEventListener('pageshow', end)
}
