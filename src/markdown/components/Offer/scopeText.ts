import {planName, scopes, type ByScope, type Scope} from '../../../data/offer/plan'
import {capitalized} from '../../../lib/capitalized'

/** What the kinds of hosting are called in tables. */
export const scopeLabels: Readonly<Record<Scope, string>> = {
  shared: planName.Shared.many,
  dedicated: planName.Dedicated.many,
}

/** "Shared deployments, dedicated clusters": the kinds of hosting for which something is available. */
export function scopeText(available: ByScope<boolean>): string {
  return capitalized(
    scopes
      .filter((scope) => available[scope])
      .map((scope) => planName[scope].many)
      .join(', '),
  )
}
