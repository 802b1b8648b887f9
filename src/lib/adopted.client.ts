/** The client never comes where one of its files is missing. */
const LIMIT_MS = 10_000

/**
 * Resolves once the framework's client has adopted the page, where the page loads it (`SITE_HYDRATION=always`): what stands
 * in the page then is to be as it came.
 */
export async function adopted(): Promise<void> {
  const limit = performance.now() + LIMIT_MS
  const isAwaited = (): boolean =>
    document.documentElement.dataset.hasHydrated !== 'true' && document.querySelector('script[src][defer]') !== null
  while (isAwaited() && performance.now() < limit) await new Promise((resolve) => requestAnimationFrame(resolve))
}
