import {withSlash} from './withSlash'

/** The routes of one level: of thousands, nearly all are those of one page. */
type Level<Route> = {
  /** Routes of one page, by its path as `keyOf` has it, with their places. */
  pages: ReadonlyMap<string, readonly Placed<Route>[]>
  /** Routes of several pages. */
  others: readonly Placed<Route>[]
}

type Placed<Route> = {route: Route; place: number}

/** What means something to the router in a path: parameters, wildcards, groups. */
const PATTERN = /[:*?+()\\]/

/** The router takes no notice of case and of a slash at the end. */
const keyOf = (path: string): string => withSlash(path).toLowerCase()

/** What the router looks at to tell whether a route is for a page. */
type Test = {path?: unknown; exact?: boolean; strict?: boolean; sensitive?: boolean}

/** The only page that a route can be for, as `keyOf` has it; undefined where there may be others. */
function onlyPage({path, exact, strict, sensitive}: Test): string | undefined {
  const isPlain = exact === true && strict !== true && sensitive !== true
  return isPlain && typeof path === 'string' && !PATTERN.test(path) ? keyOf(path) : undefined
}

/** Whether a route is for one page, and not for this one. */
export function isForAnother(route: Test, pathname: string): boolean {
  const page = onlyPage(route)
  return page !== undefined && page !== keyOf(pathname)
}

/**
 * A function that finds the routes of a level which a page may have, in their order: those that are for it alone, and
 * those that are for several. To try each route of a large site takes the router longer than to draw the page.
 */
export function routeFinder<Route extends Test>(): (routes: readonly Route[], pathname: string) => Route[] {
  const levels = new WeakMap<readonly Route[], Level<Route>>()
  return (routes, pathname) => {
    const level = levels.get(routes) ?? levelOf(routes)
    levels.set(routes, level)
    return [...(level.pages.get(keyOf(pathname)) ?? []), ...level.others]
      .sort((one, other) => one.place - other.place)
      .map(({route}) => route)
  }
}

function levelOf<Route extends Test>(routes: readonly Route[]): Level<Route> {
  const pages = new Map<string, Placed<Route>[]>()
  const others: Placed<Route>[] = []
  routes.forEach((route, place) => {
    const page = onlyPage(route)
    if (page === undefined) others.push({route, place})
    else pages.set(page, [...(pages.get(page) ?? []), {route, place}])
  })
  return {pages, others}
}
