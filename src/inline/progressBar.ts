/** The specification's: 200 ms after the reader has gone to another path, from 8 per cent, a step every 800 ms. */
const DELAY_MS = 200
const MINIMUM = 0.08
const TRICKLE_MS = 800

/** The steps of nprogress, which the framework shows where React draws pages: smaller towards the end, which is never reached. */
const step = (done: number): number => (done < 0.2 ? 0.1 : done < 0.5 ? 0.04 : done < 0.8 ? 0.02 : 0.005)

/** A bar at the top while the next page is on its way. What ends it is that page. */
export function progressBar(): void {
  let bar: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(done: number): void {
    if (!bar) {
      bar = document.createElement('div')
      bar.id = 'nprogress'
      bar.innerHTML = '<div class="bar"><div class="peg"></div></div>'
      document.body.append(bar)
    }
    const line = bar.firstElementChild
    if (line instanceof HTMLElement) line.style.transform = `translate3d(${Math.round((done - 1) * 1000) / 10}%,0,0)`
    timer = setTimeout(() => show(Math.min(0.994, done + step(done))), TRICKLE_MS)
  }
  function end(): void {
    clearTimeout(timer)
    bar?.remove()
    bar = undefined
  }

  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // What React handles, or the browser opens elsewhere, leaves this page where it is.
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (link.origin !== location.origin || link.pathname === location.pathname || link.target || link.download) return
    end()
    timer = setTimeout(() => show(MINIMUM), DELAY_MS)
  })
  // Who stops the page that is on its way stays; so does who comes back to a page that the browser has kept.
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') end()
  })
  addEventListener('pageshow', end)
}
