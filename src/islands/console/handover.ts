import {isPlainPress} from '../../inline/dom'
import {writeHandover} from '../../inline/handover'
import {sessionStore, type Session} from './session'

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'

/** Goes on with the token that the page before this one has left. What makes no sense is as good as nothing. */
export function receiveSession(handover: string | null): void {
  try {
    const session: unknown = JSON.parse(handover ?? 'null')
    if (isSession(session)) sessionStore.set(session)
  } catch {
    return
  }
}

/**
 * Leaves the token for the next page when the reader follows a link to one of the reference. That page takes it out of the
 * tab's storage as one of its first deeds, whether its console is opened or not.
 * @param reference path of the API reference, with slashes at both ends.
 */
export function handOverOnNavigation(reference: string): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const session = sessionStore.get()
    if (!session || !link || event.defaultPrevented || !isPlainPress(event)) return
    if (link.origin !== location.origin || !link.pathname.startsWith(reference) || link.target) return
    if (link.pathname !== location.pathname) writeHandover(JSON.stringify(session))
  })
}
