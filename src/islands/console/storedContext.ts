import {storage} from '../../inline/storage'
import {CONSOLE_KEY} from '../../lib/storedKeys'
import {parseContext, type StoredContext} from './context'

/** What the browser keeps of the reader's server; empty where it keeps nothing or refuses to. */
export function readStoredContext(): StoredContext {
  return parseContext(storage.get(CONSOLE_KEY))
}

/** Keeps it for the next visit, where the browser lets it. */
export function storeContext(context: StoredContext): void {
  storage.set(CONSOLE_KEY, JSON.stringify(context))
}

/** Forgets it. */
export function forgetContext(): void {
  storage.set(CONSOLE_KEY, null)
}
