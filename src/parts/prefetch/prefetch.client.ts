import {isConstrained} from '../../lib/connection.client'

/** Takes back what the page lets the browser fetch ahead (`src/hydration/speculationRules.ts`) where bytes are dear. */
export function prefetch(): void {
  if (isConstrained) document.querySelector('[type=speculationrules]')?.remove()
}
