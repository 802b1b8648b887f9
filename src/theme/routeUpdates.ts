import type {ClientModule} from '@docusaurus/types'
import {ROUTE_EVENT} from '../lib/routeEvent'

/** Tells the inline script that React has shown another page, or another place of the page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) document.dispatchEvent(new CustomEvent(ROUTE_EVENT))
}
