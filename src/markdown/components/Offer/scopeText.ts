import {scopes, type ByScope, type Scope} from '../../../data/offer/plan'

const names: Readonly<Record<Scope, string>> = {shared: 'Shared deployments', dedicated: 'Dedicated clusters'}

/** "Shared deployments, dedicated clusters": the kinds of hosting for which something is available. */
export function scopeText(available: ByScope<boolean>): string {
  const list = scopes.filter((scope) => available[scope]).map((scope) => names[scope])
  return list.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ')
}
