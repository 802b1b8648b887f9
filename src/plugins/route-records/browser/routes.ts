import ComponentCreator from '@docusaurus/ComponentCreator'
import type known from '@generated/routes'
import type {KnownRoute} from '../record'

type Route = (typeof known)[number] & {routes?: Route[]}

const create = (path: string, hash: string, exact: boolean): Route => ({
  path,
  exact,
  // Their place in the list changes when others become known. React must not take them for others.
  key: `${path}-${hash}`,
  component: ComponentCreator(path, hash),
})

/**
 * In place of the framework's `routes`: those of the pages that are known so far. The home page is known to be there
 * from the start, because breadcrumbs link to it where it is.
 */
const routes: Route[] = [{...create('*', '', false), path: '/', exact: true, key: 'home'}, create('*', '', false)]

export default routes

/**
 * Adds the routes of a page, where they are not known yet. The first that fits an address draws it: one page comes before
 * what stands around several, and of these the one with the longer path before the one that is around it.
 * @param chain from the outermost to the page's own. */
export function addRoutes(chain: readonly KnownRoute[], siblings: Route[] = routes): void {
  const [first, ...rest] = chain
  if (first === undefined) return
  const {path, hash, exact, attributes} = first
  const key = `${path}-${hash}`
  let route = siblings.find((sibling) => sibling.key === key)
  if (route === undefined) {
    route = {...attributes, ...create(path, hash, exact)}
    const precedes = (sibling: Route): boolean => exact || (!sibling.exact && sibling.path.length <= path.length)
    siblings.splice([...siblings.map(precedes), true].indexOf(true), 0, route)
  }
  if (rest.length > 0) addRoutes(rest, (route.routes ??= []))
}
