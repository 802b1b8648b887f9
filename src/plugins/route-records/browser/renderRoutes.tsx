import {useLocation} from '@docusaurus/router'
import type {ReactNode} from 'react'
import {renderRoutes as renderKnown, type RouteConfig} from 'react-router-config'

/** Draws the route that fits, among those that are known by now: at each change of place, more of them may be. */
function Routes({routes}: {routes: RouteConfig[]}): ReactNode {
  useLocation()
  return renderKnown(routes)
}

/** In place of the framework's `renderRoutes`, which takes the routes as they are when it is called. */
export default function renderRoutes(routes: RouteConfig[] | undefined): ReactNode {
  return routes && <Routes routes={routes} />
}
