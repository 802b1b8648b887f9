import {isPlainPress} from '../../lib/dom.client'
import {takeHandover, writeHandover} from '../../consent/handover.client'
import {sessionStore, type Session} from './session'

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'

/** The token in use, for the next console. */
export function sessionText(): string | null {
  const session = sessionStore.get()
  return session ? JSON.stringify(session) : null
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  'tagName' in node && node.tagName === 'A' && 'pathname' in node

/** Goes on with the token that the page before this one has left. What makes no sense is as good as nothing. */
export function receiveSession(handover: string | null): void {
  try {
    const session: unknown = JSON.parse(handover ?? 'null')
    if (isSession(session)) sessionStore.set(session)
  } catch {
    return
  }
}

/** A link that has shown no page after this time, in milliseconds, was stopped or led to a download. */
const PATIENCE = 5000

/**
 * Leaves the token for the next page when the reader follows a link to one of the reference. That page takes it out of the
 * tab's storage as one of its first deeds, whether its console is opened or not. This page has no token from then on, even if
 * the browser keeps the page: the next one can't make it forget. If no page comes, the token leaves the storage again.
 * @param reference path of the API reference, with slashes at both ends.
 */
export function handOverOnNavigation(reference: string): void {
  let wait: ReturnType<typeof setTimeout> | undefined
  const leave = (event: MouseEvent): void => {
    // By its name: one of the page around the frame is no Element of this realm.
    const link = event.composedPath().find(isLink)
    const text = sessionText()
    if (!text || !link || event.defaultPrevented || !isPlainPress(event)) return
    if (link.origin !== location.origin || !link.pathname.startsWith(reference) || link.target) return
    if (link.pathname === parent.location.pathname) return
    writeHandover(text)
    clearTimeout(wait)
    wait = setTimeout(takeHandover, PATIENCE)
  }
  // Links of the page around the frame, and of the explanations in it.
  for (const where of new Set([parent, window])) where.addEventListener('click', leave)
  addEventListener('pagehide', () => {
    clearTimeout(wait)
    sessionStore.set(undefined)
  })
  addEventListener('pageshow', ({persisted}) => {
    // Left for a page that did not take it.
    if (persisted) receiveSession(takeHandover())
  })
}
