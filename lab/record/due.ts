import type {ProofRecord} from '../../src/data/verified'
import {sourceOf, type StatedGroup} from './group'

/** Days after which a group is proven once more though nothing has changed: certificates, addresses and machines do. */
const MAX_AGE_DAYS = 90

/** What a group is judged by. */
export type Evidence = {
  hashes: ReadonlyMap<StatedGroup, string>
  record: ProofRecord
  /** `YYYY-MM-DD`. */
  today: string
}

/** The day on which a group was proven as it stands; undefined where it has to be proven, again or for the first time. */
export function provenSince(group: StatedGroup, {hashes, record, today}: Evidence): string | undefined {
  const proof = record[sourceOf(group)]?.bundles[group.bundle]
  if (proof === undefined || proof.hash !== hashes.get(group)) return undefined
  const days = (Date.parse(today) - Date.parse(proof.date)) / 86_400_000
  return days <= MAX_AGE_DAYS ? proof.date : undefined
}

/** Today, as the record writes it. */
export const today = (): string => new Date().toISOString().slice(0, 10)
