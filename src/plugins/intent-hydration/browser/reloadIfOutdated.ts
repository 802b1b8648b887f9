/**
 * Loads the page anew where the server has another one by now, whose scripts are there. Not where the reader has just
 * been given this one anew: once is enough.
 * @param scripts what the server's page holds if it is the same as this one.
 */
export async function reloadIfOutdated(scripts: readonly string[]): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return
  try {
    const response = await fetch(location.href, {cache: 'no-cache'})
    const html = await response.text()
    // A not-found page is a page too; a failing server's answer is not.
    if (response.status < 500 && !scripts.every((list) => html.includes(list))) location.reload()
  } catch {
    // No network: that is what the reader is told.
  }
}
