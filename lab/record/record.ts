import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {inTurn} from '../../scripts/bootstrap/turn.cjs'
import {ROOT} from '../../scripts/lib/root'
import {writeData} from '../../scripts/lib/writeData'
import type {Proof, ProofEntry, ProofRecord} from '../../src/data/verified'
import {compareVersions} from '../../src/lib/compareVersions'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import {bundles} from '../bundles'
import {versionsOf} from '../start'
import {today} from './due'
import {isOnPage, sourceOf, type StatedGroup} from './group'
import {groupHashes, readFromRoot, type ReadFile} from './hashes'

/** The one file that says what is proven. */
export const RECORD_FILE = 'src/data/verifiedProofs.json'

const proof = z.object({date: z.iso.date(), hash: z.string(), versions: z.array(z.string())})
const record = z.record(z.string(), z.object({page: z.string().optional(), bundles: z.record(z.string(), proof)}))

/** What a run found out about a group. */
export type Result = {group: StatedGroup; isProven: boolean}

/** What a run found out about a page on an operator's server. */
export type ServerResult = {
  page: string
  /** What the server runs, Keycloak first: `Keycloak 26.7.3`, `events 0.59` and so on. */
  versions: readonly string[]
  /** `hashOnServer` of the page. */
  hash: string
  isProven: boolean
}

/** How the entries of operators' servers begin. Those of the lab are named after their bundle. */
const SERVER = 'server '

/** What a record is updated with. */
export type Update = {
  /** All groups of the pages and files that the run was about. */
  groups: readonly StatedGroup[]
  hashes: ReadonlyMap<StatedGroup, string>
  results: readonly Result[]
  /** Default: none. */
  onServer?: readonly ServerResult[]
  /** `YYYY-MM-DD`. */
  today: string
  read?: ReadFile
}

/** The record with what a run found out. Nothing else of it changes. */
export function updateRecord(old: ProofRecord, update: Update): ProofRecord {
  const updated = new Map(Object.entries(old))
  for (const source of new Set(update.groups.map(sourceOf))) {
    const entry = entryOf(source, old[source], update)
    if (entry) updated.set(source, entry)
    else updated.delete(source)
  }
  return Object.fromEntries([...updated].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function entryOf(source: string, known: ProofEntry | undefined, update: Update): ProofEntry | undefined {
  const own = update.groups.filter((group) => sourceOf(group) === source)
  const {read = readFromRoot} = update
  const page = own.some(isOnPage) ? hashOfProof(read(source), read) : undefined
  // A page that proves something else by now keeps nothing that was proven of it before.
  const isSamePage = page === undefined || known?.page === page
  const proofs = [
    ...own.flatMap((group) => proofOnBundle(group, {known, isSamePage, update})),
    ...proofsOnServers(source, isSamePage ? known : undefined, update),
  ]
  if (proofs.length === 0) return undefined
  const entry: ProofEntry = {bundles: Object.fromEntries(proofs)}
  return page === undefined ? entry : {page, ...entry}
}

type NamedProof = [name: string, proof: Proof]

function proofOnBundle(
  group: StatedGroup,
  {known, isSamePage, update}: {known?: ProofEntry; isSamePage: boolean; update: Update},
): NamedProof[] {
  const {hashes, results, today: date} = update
  const result = results.find((each) => each.group === group)
  const hash = hashes.get(group)
  const before = known?.bundles[group.bundle]
  if (result === undefined) return before !== undefined && isSamePage ? [[group.bundle, before]] : []
  if (!result.isProven || hash === undefined) return []
  return [[group.bundle, {date, hash, versions: versionsOf(bundles[group.bundle])}]]
}

function proofsOnServers(source: string, known: ProofEntry | undefined, {onServer = [], today: date}: Update) {
  const proofs = new Map<string, Proof>(
    Object.entries(known?.bundles ?? {}).filter(([name]) => name.startsWith(SERVER)),
  )
  for (const {page, versions, hash, isProven} of onServer) {
    if (page !== source) continue
    const name = `${SERVER}${versions[0]?.replace('Keycloak ', '') ?? ''}`
    if (isProven) proofs.set(name, {date, hash, versions})
    else proofs.delete(name)
  }
  return [...proofs].toSorted(([a], [b]) => compareVersions(a, b))
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

/** What a run found out, on bundles of the lab and on operators' servers. */
export type Found = {results?: readonly Result[]; onServer?: readonly ServerResult[]}

/** Writes down what a run found out. @param groups all groups of the pages and files that the run was about. */
export async function recordResults({results = [], onServer}: Found, groups: readonly StatedGroup[]): Promise<void> {
  const hashes = await groupHashes(groups)
  // Two runs can prove different versions at the same time, and each writes the whole file.
  await inTurn(
    ROOT,
    async () => writeRecord(updateRecord(await readRecord(), {groups, hashes, results, onServer, today: today()})),
    {file: 'proof-record.pid', name: 'run of proofs'},
  )
}

/** Writes the record. */
export async function writeRecord(updated: ProofRecord): Promise<void> {
  await writeData(path.join(ROOT, RECORD_FILE), updated)
}
