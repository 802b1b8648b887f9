import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import {loadStyles, styleParts} from '../lib/loadStyles'

/**
 * React may draw any page, and what no page is built with: it needs the whole stylesheet. It is asked for as soon as
 * React's script runs, and again after a failure.
 */
function loadAll(): void {
  if (ExecutionEnvironment.canUseDOM) void loadStyles(styleParts()).catch(() => undefined)
}

loadAll()

/** Called by the framework before another page is drawn. */
export const onRouteUpdate = loadAll
