import {translate} from '@docusaurus/Translate'
import {scopes, type ByScope, type Scope} from '../../../data/offer/plan'

/** What the kinds of hosting are called in tables. */
export const scopeLabels: Readonly<Record<Scope, string>> = {
  shared: translate({id: 'site.offer.scope.shared', message: 'Shared deployments'}),
  dedicated: translate({id: 'site.offer.scope.dedicated', message: 'Dedicated clusters'}),
}

/** "Shared deployments, dedicated clusters": the kinds of hosting for which something is available. */
export function scopeText(available: ByScope<boolean>): string {
  const list = scopes.filter((scope) => available[scope]).map((scope) => scopeLabels[scope])
  return list.map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ')
}
