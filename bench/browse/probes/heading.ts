/**
 * Runs at the head of every page of every site, also in pages that the browser prepares before they are shown, and notes
 * when the reader clicked and when which first-level heading was painted. Times are of the system's clock, because a
 * navigation may lead to another document.
 */
const now = (): number => performance.timeOrigin + performance.now()

let last = ''

function noteHeading(): void {
  const text = document.querySelector('h1')?.textContent.trim() ?? ''
  if (text === '' || text === last) return
  last = text
  // A message that is sent while a frame is drawn arrives when it has been.
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => localStorage.setItem(`bench:heading:${text}`, String(now()))
    channel.port2.postMessage(null)
  })
}

new MutationObserver(noteHeading).observe(document, {childList: true, subtree: true, characterData: true})
document.addEventListener(
  'click',
  ({timeStamp}) => localStorage.setItem('bench:click', String(performance.timeOrigin + timeStamp)),
  {capture: true},
)
