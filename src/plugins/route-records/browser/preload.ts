import {matchRoutes} from 'react-router-config'
import {learn} from './learn'
import routes from './routes'

/** In place of the framework's `preload`: gets to know the page's routes first, then loads their modules. */
export default async function preload(pathname: string): Promise<unknown> {
  await learn(pathname)
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path))
  // Promises, of which their types know nothing.
  const loading: readonly unknown[] = matches.map(({route}) => route.component.preload())
  return Promise.all(loading)
}
