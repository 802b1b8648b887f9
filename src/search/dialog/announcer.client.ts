/** Long enough that who types is not interrupted at each letter. */
const QUIET_MS = 500

/**
 * Tells screen readers what has changed, once nothing has changed for a moment. What is told is news, such as a count: never
 * what is shown, which would be read from its beginning at each change.
 */
export function announcer(status: Element): (news: string) => void {
  let timer = 0
  return (news) => {
    clearTimeout(timer)
    // The same news is told again where it comes again.
    status.textContent = ''
    if (news !== '') timer = window.setTimeout(() => (status.textContent = news), QUIET_MS)
  }
}
