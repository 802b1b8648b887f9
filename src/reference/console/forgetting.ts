/** Name of the channel between the consoles of all pages that are open. */
const CHANNEL = 'api-console-forget'

/** One page among those that forget together. */
export type Forgetting = {
  /** Tells the others that the reader wants everything forgotten. The page that tells isn't called back. */
  tell: () => void
  stop: () => void
}

/**
 * Calls back when another page forgets everything. Between leaving a page and coming back to it, nothing is heard: the browser
 * does not keep pages that listen.
 */
export function onForgotten(forget: () => void): Forgetting {
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
  return {
    // Through the channel that listens: the browser gives a message to all but the one that sent it.
    tell: () => channel?.postMessage(null),
    stop() {
      end()
      removeEventListener('pagehide', end)
      removeEventListener('pageshow', onShow)
    },
  }
}
