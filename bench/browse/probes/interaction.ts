/**
 * Notes in attributes of the root element, in milliseconds of the system's clock or of duration: how long the browser
 * took from the first press to the next frame (`data-bench-response`), and when something was there that the selector in
 * `BENCH_DONE` names (`data-bench-done`). Watches from when the root element has the attribute `data-bench-armed`.
 */
declare const BENCH_DONE: string

const noteDone = new MutationObserver(() => {
  if (document.querySelector(':root[data-bench-armed]') === null || document.querySelector(BENCH_DONE) === null) return
  noteDone.disconnect()
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      document.documentElement.dataset.benchDone = String(performance.timeOrigin + performance.now())
    }
    channel.port2.postMessage(null)
  })
})
noteDone.observe(document, {childList: true, subtree: true, attributes: true})

// The standard's own option, which TypeScript does not know.
const events: PerformanceObserverInit & {durationThreshold: number} = {type: 'event', durationThreshold: 16}

const PRESSES = ['pointerdown', 'mousedown', 'keydown']

new PerformanceObserver((list, observer) => {
  const press = list.getEntries().find(({name}) => PRESSES.includes(name))
  if (press === undefined) return
  observer.disconnect()
  document.documentElement.dataset.benchResponse = String(press.duration)
}).observe(events)
