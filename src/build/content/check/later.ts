import logger from '@docusaurus/logger'

/**
 * Has something done once, a while after it was asked for last. Nobody waits for it: what it throws is shown.
 * @param delay in ms.
 */
export function later(delay: number, act: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      act().catch((error: unknown) => logger.error(String(error)))
    }, delay)
  }
}
