import {createStorageSlot} from '@docusaurus/theme-common'
import {CONSOLE_STORAGE_KEY} from '../../../lib/apiPage'
import {parseContext, type StoredContext} from './context'

const slot = createStorageSlot(CONSOLE_STORAGE_KEY)

/** What the browser keeps of the reader's server; empty where it keeps nothing or refuses to. */
export function readStoredContext(): StoredContext {
  return parseContext(slot.get())
}

/** Keeps it for the next visit, where the browser lets it. */
export function storeContext(context: StoredContext): void {
  slot.set(JSON.stringify(context))
}

/** Forgets it. */
export function forgetContext(): void {
  slot.del()
}
