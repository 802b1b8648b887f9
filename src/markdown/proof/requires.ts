import type {Requirement} from '../../data/proofServers'
import type {Step} from './types'
import {extensionOf} from './versions'

/**
 * The commands and requests that only an extension answers. Keycloak's own paths `/admin/realms/<realm>/events` and
 * `/admin/realms/<realm>/organizations` don't count.
 */
const CALLS: readonly (readonly [requirement: Requirement, call: RegExp])[] = [
  ['orgs', /(?<!admin)\/realms\/[^/\s]+\/orgs\b|\borgs\/<org-id>/],
  ['events', /(?<!admin)\/realms\/[^/\s]+\/(?:webhooks|events|attributes)\b|(?:^|[|;&(]\s*)deliveries\b/m],
  ['magic-link', /(?<!admin)\/realms\/[^/\s]+\/magic-link\b/],
]

/** The extensions that the steps of a page call on every server, each with the 1-based line of the first such step. */
export function requirementsOf(steps: readonly Step[]): ReadonlyMap<Requirement, number> {
  const found = new Map<Requirement, number>()
  for (const step of steps) {
    const code = step.kind === 'run' ? step.code : step.kind === 'request' ? step.text : ''
    // A block for servers with an extension, or without it, needs no server that has it.
    const about = step.only === undefined ? undefined : extensionOf(step.only).extension
    for (const [requirement, call] of CALLS)
      if (requirement !== about && call.test(code) && !found.has(requirement)) found.set(requirement, step.line)
  }
  return found
}
