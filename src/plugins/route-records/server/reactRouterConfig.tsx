import {useLocation} from 'react-router-dom'
import type {ReactNode} from 'react'
import {
  matchRoutes as matchAll,
  renderRoutes as renderAll,
  type RouteConfig,
} from 'react-router-config/esm/react-router-config.js'
import {routeFinder} from '../fitting'

const fitting = routeFinder<RouteConfig>()

/** The routes of all levels that a page may have. */
const fittingBelow = (routes: readonly RouteConfig[], pathname: string): RouteConfig[] =>
  fitting(routes, pathname).map((route) =>
    route.routes === undefined ? route : {...route, routes: fittingBelow(route.routes, pathname)},
  )

/** As the package does, among fewer routes. */
export const matchRoutes = (routes: readonly RouteConfig[], pathname: string): ReturnType<typeof matchAll> =>
  matchAll(fittingBelow(routes, pathname), pathname)

function Routes({
  routes,
  extraProps,
  switchProps,
}: {
  routes: readonly RouteConfig[]
  extraProps: unknown
  switchProps: Parameters<typeof renderAll>[2]
}): ReactNode {
  const {pathname} = useLocation()
  return renderAll(fitting(routes, switchProps?.location?.pathname ?? pathname), extraProps, switchProps)
}

/** As the package does, with fewer routes. */
export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps?: unknown,
  switchProps?: Parameters<typeof renderAll>[2],
): ReactNode {
  return routes && <Routes routes={routes} extraProps={extraProps} switchProps={switchProps} />
}
