import {useState} from 'react'
import {emptyContext, type ReaderContext} from '../../parts/reader-context/readerContext'
import {splitIssuer} from '../../parts/reader-context/server'
import {forgetContext, readStoredContext, storeContext} from '../../parts/reader-context/stored.client'

/** What the browser keeps of the reader's server. */
export type ServerState = {
  context: ReaderContext
  /** Changes some of it. */
  keep: (change: Partial<ReaderContext>) => void
  setBaseUrl: (text: string) => void
  /** Takes what was entered elsewhere on the page: above its examples. */
  reload: () => void
  /** Empties it, here and in the browser. */
  forget: () => void
}

/** The reader's server. Only in a browser. */
export function useServer(): ServerState {
  const [context, setContext] = useState(readStoredContext)
  const keep = (change: Partial<ReaderContext>): void => {
    const next = {...context, ...change}
    setContext(next)
    storeContext(next)
  }
  return {
    context,
    keep,
    setBaseUrl(text) {
      // One that is typed would be taken apart at the first letter of its realm.
      const isPasted = Math.abs(text.length - context.baseUrl.length) > 1
      keep((isPasted ? splitIssuer(text) : undefined) ?? {baseUrl: text})
    },
    reload: () => setContext(readStoredContext()),
    forget() {
      forgetContext()
      setContext(emptyContext)
    },
  }
}
