/** Name of the channel between the consoles of all pages that are open. */
const CHANNEL = 'api-console-forget'

/** Tells the consoles of other pages that the reader wants everything forgotten. */
export function tellForgotten(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/**
 * Calls back when another page forgets everything. Between leaving a page and coming back to it, nothing is heard: the browser
 * does not keep pages that listen.
 * @returns what ends it.
 */
export function onForgotten(forget: () => void): () => void {
  let channel: BroadcastChannel | undefined
  const listen = (): void => {
    channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', forget)
  }
  const end = (): void => channel?.close()
  listen()
  const onShow = ({persisted}: PageTransitionEvent): void => {
    if (persisted) listen()
  }
  addEventListener('pagehide', end)
  addEventListener('pageshow', onShow)
  return () => {
    end()
    removeEventListener('pagehide', end)
    removeEventListener('pageshow', onShow)
  }
}
