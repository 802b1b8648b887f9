import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import {loadStyles, styleParts} from '../lib/loadStyles'

/** Until then, what React needs to take the page over comes first. */
const AT_THE_LATEST_MS = 3000

/** React may draw any page, and what no page is built with: it needs the whole stylesheet. */
function loadAll(): void {
  void loadStyles(styleParts()).catch(() => undefined)
}

// New rules have the browser lay out the whole page anew: not while React takes it over. What draws other pages, or does
// again what the reader has done, waits for them (`src/plugins/route-records`, `src/plugins/intent-hydration`).
if (ExecutionEnvironment.canUseDOM) {
  // Not in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(loadAll, {timeout: AT_THE_LATEST_MS})
  else setTimeout(loadAll, AT_THE_LATEST_MS)
}

/** Called by the framework before another page is drawn, and once before the first: again after a failure. */
export function onRouteUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) loadAll()
}
