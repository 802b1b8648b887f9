import type {Analytics} from '../../data/types'
import type {Adapter} from './adapter.client'

/** What the counter reads: name of the event, address, site, the page that led here, and what else is said of the event. */
type Event = {n: 'pageview' | 'Feedback'; u: string; d: string; r: string | null; p?: Readonly<Record<string, string>>}

/** Sends page views as Plausible's own script does. Needs no script of the counter, and no cookie. */
export function plausible({endpoint, site}: Extract<Analytics, {provider: 'plausible'}>): Adapter {
  const send = (body: Event): void =>
    void fetch(endpoint, {
      method: 'POST',
      // Plain text, so that the browser does not have to ask the counter first.
      headers: {'Content-Type': 'text/plain'},
      body: JSON.stringify(body),
      credentials: 'omit',
      keepalive: true,
      // A counter that can't be reached is no matter of the reader's.
    }).catch(() => undefined)
  return {
    start: () => undefined,
    pageView: (path, referrer) => send({n: 'pageview', u: location.origin + path, d: site, r: referrer}),
    feedback: (path, isHelpful) =>
      send({n: 'Feedback', u: location.origin + path, d: site, r: null, p: {helpful: isHelpful ? 'yes' : 'no'}}),
    stop: () => undefined,
  }
}
