import type {Analytics} from '../../data/types'
import type {Adapter} from './adapter'

/** What the counter reads: name of the event, address, site, and the page that led here. */
type Event = {n: 'pageview'; u: string; d: string; r: string | null}

/** Sends page views as Plausible's own script does. Needs no script of the counter, and no cookie. */
export function plausible({endpoint, site}: Extract<Analytics, {provider: 'plausible'}>): Adapter {
  return {
    start: () => undefined,
    pageView(path, referrer) {
      const body = {n: 'pageview', u: location.origin + path, d: site, r: referrer} satisfies Event
      void fetch(endpoint, {
        method: 'POST',
        // Plain text, so that the browser does not have to ask the counter first.
        headers: {'Content-Type': 'text/plain'},
        body: JSON.stringify(body),
        credentials: 'omit',
        keepalive: true,
        // A counter that can't be reached is no matter of the reader's.
      }).catch(() => undefined)
    },
    stop: () => undefined,
  }
}
