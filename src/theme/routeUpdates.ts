import type {ClientModule} from '@docusaurus/types'
import {ROUTE_EVENT} from '../lib/routeEvent'

/** Tells the inline script that React has shown another page, or another place of the page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) document.dispatchEvent(new CustomEvent(ROUTE_EVENT))
}

// The framework decodes the hash of a page that a reader comes back to, and crashes where that can't be done, as in `#100%`.
try {
  if (typeof window !== 'undefined') decodeURIComponent(window.location.hash)
} catch {
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
}
