import {matchRoutes} from 'react-router-config'
import {loadStyles, styleParts} from '../../../lib/loadStyles'
import {isHydrated} from '../../intent-hydration/browser/isHydrated'
import {learn} from './learn'
import routes from './routes'

/**
 * The parts of the stylesheet that other pages need; the first page has those that it needs. A page without them is
 * better than none.
 */
async function stylesOfOthers(): Promise<void> {
  if (isHydrated()) await loadStyles(styleParts()).catch(() => undefined)
}

/** In place of the framework's `preload`: gets to know the page's routes first, then loads their modules. */
export default async function preload(pathname: string): Promise<unknown> {
  await Promise.all([learn(pathname), stylesOfOthers()])
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path))
  // Promises, of which their types know nothing.
  const loading: readonly unknown[] = matches.map(({route}) => route.component.preload())
  return Promise.all(loading)
}
