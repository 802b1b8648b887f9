import {storage} from '../../consent/storage.client'
import {parseContext, type ReaderContext} from './readerContext'
import {CONTEXT_KEY} from '../../consent/storedKeys'

/** What the browser keeps of the reader's server; empty where it keeps nothing or refuses to. */
export function readStoredContext(): ReaderContext {
  return parseContext(storage.get(CONTEXT_KEY))
}

/** Keeps it for the next visit, where the browser lets it. */
export function storeContext(context: ReaderContext): void {
  storage.set(CONTEXT_KEY, JSON.stringify(context))
}

/** Forgets it. */
export function forgetContext(): void {
  storage.set(CONTEXT_KEY, null)
}
