import {expect, it} from 'vitest'
import {PROOF_SERVERS} from '../../src/data/proofServers'
import {bundles} from './index'
import {bundlesFor} from './provides'

it.each([
  [[], ['registry', 'events-26.6', 'events-26.7']],
  [
    ['keycloak', 'events'],
    ['registry', 'events-26.6', 'events-26.7'],
  ],
  [['orgs'], ['registry']],
  [['orgs', 'portal'], ['full']],
  [['magic-link'], ['full']],
  [['native-organizations'], ['native-26.6', 'native-26.7']],
] as const)('a page that requires %j is proven on %j', (requires, names) => {
  expect(bundlesFor(requires)).toEqual(names)
})

it('a page that requires nothing is proven on all servers that writers can name', () => {
  expect(bundlesFor([]).map((name) => bundles[name].server)).toEqual(PROOF_SERVERS)
})
