import {elementAt} from '../../lib/dom.client'
import {CONSENT_EVENT, FEEDBACK_EVENT} from '../events.client'
import type {Adapter} from './adapter.client'
import {countedAddress, countedReferrer} from './countedAddress.client'

/**
 * Reports the page and each navigation from it once, with what of path, query and hash may be told. Starts and stops with the consent,
 * which is looked at each time: it may have been withdrawn in another tab.
 * @param countJumps whether a jump inside the page is a navigation.
 */
export function track(adapter: Adapter, isAllowed: () => boolean, countJumps = false): void {
  let isRunning = false
  let seen = ''

  function followConsent(): void {
    if (document.prerendering || isAllowed() === isRunning) return
    isRunning = !isRunning
    if (isRunning) adapter.start()
    else adapter.stop()
  }

  const here = (): string => location.pathname + location.search + (countJumps ? location.hash : '')

  function view(): void {
    followConsent()
    if (!isRunning || here() === seen) return
    seen = here()
    adapter.pageView(
      countedAddress(location, (hash) => elementAt(hash) !== null),
      countedReferrer(document.referrer),
    )
  }

  view()
  document.addEventListener(FEEDBACK_EVENT, (event) => {
    followConsent()
    if (isRunning && event instanceof CustomEvent) adapter.feedback(location.pathname, event.detail === true)
  })
  addEventListener('hashchange', view)
  document.addEventListener(CONSENT_EVENT, view)
  document.addEventListener('visibilitychange', followConsent)
  document.addEventListener('prerenderingchange', view)
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return
    // The reader came back to a page that the browser had kept: a navigation like any other.
    seen = ''
    view()
  })
}
