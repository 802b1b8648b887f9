import {matchPath as match} from 'react-router-dom'
import {isForAnother} from '../fitting'

export * from 'react-router-dom'

/** As the router does, but for routes of other pages, which it need not look at. */
export const matchPath: typeof match = (pathname, props) =>
  typeof props === 'object' && !Array.isArray(props) && isForAnother(props, pathname) ? null : match(pathname, props)
