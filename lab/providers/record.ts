import type {Lab} from '../start'
import type {Evidence} from './evidence'
import {recordMagicLink} from './recordMagicLink'
import {recordPortalLink} from './recordPortalLink'
import {recordThemes} from './recordThemes'

/** The files of `lab/evidence/` and what fills each. The last ones change the realm. */
const records = {
  'magic-link': recordMagicLink,
  'portal-link': recordPortalLink,
  themes: recordThemes,
} as const satisfies Record<string, (lab: Lab) => Promise<Evidence>>

/** Sends everything that only the full bundle can answer. @returns evidence by the name of its file. */
export async function recordEvidence(lab: Lab): Promise<ReadonlyMap<string, Evidence>> {
  const evidence = new Map<string, Evidence>()
  for (const [name, record] of Object.entries(records)) evidence.set(name, await record(lab))
  return evidence
}
