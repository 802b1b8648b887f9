import {cut} from '../../lib/cut'
import {siteAnswers} from '../../lib/siteAnswers.client'

/** Characters that are kept: of a question no more are sent. */
const MAX_TYPED = 1000

/** What a reader has typed into the dialog: a search, or a question. */
export type Typed = {kind: 'search' | 'ask'; text: string}

/** Loads this page again, unless the site does not answer. @returns whether it does. */
export async function reload(): Promise<boolean> {
  const isThere = await siteAnswers(location.pathname + location.search)
  if (isThere) location.reload()
  return isThere
}

/**
 * Loads this page again and opens the dialog with what was typed. Behind the hash, it is not sent to the server.
 * @returns whether the site answers.
 */
export async function reloadWith({kind, text}: Typed): Promise<boolean> {
  const isThere = await siteAnswers(location.pathname + location.search)
  if (!isThere) return false
  history.replaceState(history.state, '', `#${new URLSearchParams({[kind]: cut(text, MAX_TYPED)}).toString()}`)
  location.reload()
  return true
}

/** Takes what was typed before the page was loaded again out of its address. */
export function takeTyped(): Typed | undefined {
  const kept = new URLSearchParams(location.hash.slice(1))
  for (const kind of ['search', 'ask'] as const) {
    const text = kept.get(kind)
    if (text === null) continue
    history.replaceState(history.state, '', location.pathname + location.search)
    return {kind, text: cut(text, MAX_TYPED)}
  }
  return undefined
}
