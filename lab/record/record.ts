import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {writeData} from '../../scripts/lib/writeData'
import type {Proof, ProofEntry, ProofRecord} from '../../src/data/verified'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import {bundles} from '../bundles'
import {versionsOf} from '../start'
import {provenSince, today} from './due'
import {isOnPage, sourceOf, type StatedGroup} from './group'
import {groupHashes, readFromRoot, type ReadFile} from './hashes'

/** The one file that says what is proven. */
export const RECORD_FILE = 'src/data/verifiedProofs.json'

const proof = z.object({date: z.iso.date(), hash: z.string(), versions: z.array(z.string())})
const record = z.record(z.string(), z.object({page: z.string().optional(), bundles: z.record(z.string(), proof)}))

/** What a run found out about a group. */
export type Result = {group: StatedGroup; isProven: boolean}

/** What a record is updated with. */
export type Update = {
  /** All groups of the pages and files that the run was about. */
  groups: readonly StatedGroup[]
  hashes: ReadonlyMap<StatedGroup, string>
  results: readonly Result[]
  /** `YYYY-MM-DD`. */
  today: string
  read?: ReadFile
}

/** The record with what a run found out. Nothing else of it changes. */
export function updateRecord(old: ProofRecord, update: Update): ProofRecord {
  const updated = new Map(Object.entries(old))
  for (const source of new Set(update.groups.map(sourceOf))) {
    const entry = entryOf(source, old, update)
    if (entry) updated.set(source, entry)
    else updated.delete(source)
  }
  return Object.fromEntries([...updated].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function entryOf(source: string, old: ProofRecord, update: Update): ProofEntry | undefined {
  const {groups, hashes, results, today: date} = update
  const own = groups.filter((group) => sourceOf(group) === source)
  const proofs = own.flatMap((group): [string, Proof][] => {
    const result = results.find((each) => each.group === group)
    const known = old[source]?.bundles[group.bundle]
    if (result === undefined) return known === undefined ? [] : [[group.bundle, known]]
    const hash = hashes.get(group)
    if (!result.isProven || hash === undefined) return []
    return [[group.bundle, {date, hash, versions: versionsOf(bundles[group.bundle])}]]
  })
  if (proofs.length === 0) return undefined
  const entry: ProofEntry = {bundles: Object.fromEntries(proofs)}
  const page = pageHash(source, own, entry, {old, update})
  return page === undefined ? entry : {page, ...entry}
}

/** The hash of a page of which everything is proven; else what was known of it, unless a proof of it has failed. */
function pageHash(
  source: string,
  own: readonly StatedGroup[],
  entry: ProofEntry,
  {old, update}: {old: ProofRecord; update: Update},
): string | undefined {
  const {hashes, today: date, read = readFromRoot} = update
  if (!own.every(isOnPage) || own.some((group) => entry.bundles[group.bundle] === undefined)) return undefined
  const evidence = {hashes, record: {[source]: entry}, today: date}
  const stands = own.every((group) => provenSince(group, evidence) !== undefined)
  return stands ? hashOfProof(read(source)) : old[source]?.page
}

/** The record without pages and files that state nothing any more. @param groups all that there are. */
export function withoutOthers(old: ProofRecord, groups: readonly StatedGroup[]): ProofRecord {
  const sources = new Set(groups.map(sourceOf))
  return Object.fromEntries(Object.entries(old).filter(([source]) => sources.has(source)))
}

/** The record as it is on the disk. */
export async function readRecord(): Promise<ProofRecord> {
  return record.parse(JSON.parse(await readFile(path.join(ROOT, RECORD_FILE), 'utf8')))
}

/** Writes down what a run found out. @param groups all groups of the pages and files that the run was about. */
export async function recordResults(results: readonly Result[], groups: readonly StatedGroup[]): Promise<void> {
  const hashes = await groupHashes(groups)
  await writeRecord(updateRecord(await readRecord(), {groups, hashes, results, today: today()}))
}

/** Writes the record. */
export async function writeRecord(updated: ProofRecord): Promise<void> {
  await writeData(path.join(ROOT, RECORD_FILE), updated)
}
