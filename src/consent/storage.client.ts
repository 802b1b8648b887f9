import {ConsentAttribute} from './attributes'
import type {LocalKey} from './storedKeys'

function attempt<T>(action: string, key: string, run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    const root = document.documentElement
    // Once, whichever file of the page notices: what fails, fails each time.
    if (!root.hasAttribute(ConsentAttribute.refused))
      console.warn(`Storage is blocked: ${key} was not ${action}. Check browser settings.`, error)
    root.setAttribute(ConsentAttribute.refused, key)
    return null
  }
}

/** What the browser keeps for the site. A browser that refuses storage is told of in the console and otherwise ignored. */
export const storage = {
  get: (key: LocalKey): string | null => attempt('read', key, () => localStorage.getItem(key)),
  /** Stores a value, or removes it for null. */
  set(key: LocalKey, newValue: string | null): void {
    attempt('stored', key, () => {
      if (newValue === null) localStorage.removeItem(key)
      else localStorage.setItem(key, newValue)
    })
  },
  /** Every cookie that scripts may read, as in `document.cookie`; none where the browser refuses. */
  cookies: (): string => attempt('read', 'the cookie', () => document.cookie) ?? '',
}
