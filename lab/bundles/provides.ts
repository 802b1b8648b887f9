import {PROOF_REQUIREMENTS, type Requirement} from '../../src/data/proofServers'
import {bundles, type BundleName} from './index'

/** What each bundle can prove pages for. Of two bundles with the same server, the smaller one is first. */
const provided: readonly (readonly [bundle: BundleName, requirements: readonly Requirement[]])[] = [
  ['registry', ['keycloak', 'events', 'orgs']],
  ['full', PROOF_REQUIREMENTS.filter((each) => each !== 'native-organizations')],
  ['events-26.6', ['keycloak', 'events']],
  ['events-26.7', ['keycloak', 'events']],
  ['native-26.6', ['keycloak', 'native-organizations']],
  ['native-26.7', ['keycloak', 'native-organizations']],
]

/** What pages can require of the server of a bundle. */
export function providedBy(name: BundleName): readonly Requirement[] {
  return provided.find(([bundle]) => bundle === name)?.[1] ?? ['keycloak']
}

/** The bundles on which a page is proven: for each server, the first that has everything. @param requires of the page. */
export function bundlesFor(requires: readonly Requirement[]): readonly BundleName[] {
  const chosen = new Map<string, BundleName>()
  for (const [bundle, requirements] of provided) {
    const {server} = bundles[bundle]
    if (!chosen.has(server) && requires.every((each) => requirements.includes(each))) chosen.set(server, bundle)
  }
  return [...chosen.values()]
}
