import {useLocation} from '@docusaurus/router'
import Loading from '@theme/Loading'
import {useEffect, useReducer, type ReactNode} from 'react'
import {renderRoutes as renderKnown, type RouteConfig} from 'react-router-config'
import {isLearned} from './learn'
import preload from './preload'
import known from './routes'

/** Draws the route that fits, among those that are known by now: at each change of place, more of them may be. */
function Routes({routes}: {routes: RouteConfig[]}): ReactNode {
  useLocation()
  return renderKnown(routes)
}

const reload = (): void => location.reload()

/**
 * The same for the outermost ones. The framework draws a page when it is known; not so where what was around the pages
 * has crashed and is made anew for the next one.
 */
function Pages(): ReactNode {
  const {pathname} = useLocation()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isWaiting = !isLearned(pathname)
  useEffect(() => {
    if (isWaiting) void preload(pathname).then(redraw, reload)
  }, [isWaiting, pathname])
  if (isWaiting) return <Loading isLoading pastDelay timedOut={false} error={undefined} retry={reload} />
  return renderKnown(known)
}

/** In place of the framework's `renderRoutes`, which takes the routes as they are when it is called. */
export default function renderRoutes(routes: RouteConfig[] | undefined): ReactNode {
  return routes === known ? <Pages /> : routes && <Routes routes={routes} />
}
