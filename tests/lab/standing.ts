import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {build} from 'esbuild'
import * as z from 'zod'
import {bundles} from '../../lab/bundles'
import {ROOT} from '../../scripts/lib/root'
import {writeData} from '../../scripts/lib/writeData'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import type {Verification} from '../../src/data/verified'
import {hashOfSource} from '../../src/lib/pageSource.build'
import type {StatedGroup} from './groups'

/** The file that says what was proven of which group. Written by `npm run lab:facts`. */
export const PROVEN_FILE = path.join(ROOT, 'tests/lab/proven.json')

/** Days after which a group is proven once more though nothing has changed: certificates, addresses and machines do. */
const MAX_AGE_DAYS = 90

/** What was proven of a group: all of it, on a day, with a hash of everything that it depends on. */
export type Proof = {date: string; hash: string}

/** By `keyOf` of the group. */
export type Proofs = Readonly<Record<string, Proof>>

/** The name of a group in the record: the page whose claims it states, else its file, and where it is proven. */
export const keyOf = ({page, file, bundle}: StatedGroup): string => `${page ?? file} (${bundle})`

/** The files that each of some files imports, and what these import, itself included. */
async function importsOf(files: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const {metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints: [...new Set(files)],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'never-written',
    logLevel: 'silent',
  })
  return new Map(Object.values(metafile.outputs).map(({entryPoint = '', inputs}) => [entryPoint, Object.keys(inputs)]))
}

/** Pages that checks name: they may read more than the one whose claims they state. */
const pagesNamedIn = (source: string): string[] =>
  source.match(/(?<=['"`])(docs|articles|guides|blog|tests)\/[\w./-]+\.mdx(?=['"`])/g) ?? []

/** The file that turns pages into groups: it says nothing of the server itself. */
const PAGE_PROOFS = 'tests/lab/proofs.ts'

/**
 * A hash of what was proven of each group: of a page, its commands, outputs and tables; of a file of checks, the file with the
 * checks that it imports and the pages that it reads; and the servers and extensions of the bundle. Prose and the code of the
 * lab are no part of it.
 * @param read the text of a file of the repository.
 */
export async function groupHashes(
  groups: readonly StatedGroup[],
  read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8'),
): Promise<ReadonlyMap<StatedGroup, string>> {
  const imports = await importsOf(groups.map(({file}) => file))
  return new Map(
    groups.map((group) => {
      const {file, page, reads = [], bundle} = group
      const isPageProof = file === PAGE_PROOFS
      const own = isPageProof ? [] : (imports.get(file) ?? []).filter((each) => each.startsWith('tests/lab/'))
      const whole = new Set([...own, ...own.flatMap((each) => pagesNamedIn(read(each)))])
      const pages = new Set([page ?? [], reads].flat())
      const hash = createHash('sha256').update(`${JSON.stringify(bundles[bundle])}\n`)
      for (const each of [...whole].sort()) hash.update(`${each} ${hashOfSource(read(each))}\n`)
      for (const each of [...pages].sort())
        hash.update(
          `${each} ${isPageProof && each.endsWith('.mdx') ? hashOfProof(read(each)) : hashOfSource(read(each))}\n`,
        )
      return [group, hash.digest('hex').slice(0, 16)]
    }),
  )
}

/** The record as it is committed. */
export function readProofs(): Proofs {
  if (!existsSync(PROVEN_FILE)) return {}
  return z
    .record(z.string(), z.object({date: z.iso.date(), hash: z.string()}))
    .parse(JSON.parse(readFileSync(PROVEN_FILE, 'utf8')))
}

/** What a group's proof is judged by. */
type Evidence = {
  hashes: ReadonlyMap<StatedGroup, string>
  proofs: Proofs
  /** The records of the pages. A page that has none is to get one. */
  verified: Readonly<Record<string, Verification>>
  /** `YYYY-MM-DD`. */
  today: string
}

/** The day on which a group was proven as it stands; undefined where it has to be proven, again or for the first time. */
export function standsSince(group: StatedGroup, {hashes, proofs, verified, today}: Evidence): string | undefined {
  const proof = proofs[keyOf(group)]
  if (proof?.hash !== hashes.get(group)) return undefined
  if (group.page !== undefined && verified[group.page] === undefined) return undefined
  const days = (Date.parse(today) - Date.parse(proof?.date ?? '')) / 86_400_000
  return days <= MAX_AGE_DAYS ? proof?.date : undefined
}

/** Writes the record in the order of its keys, so that changes merge. */
export async function writeProofs(proofs: Proofs): Promise<void> {
  await writeData(PROVEN_FILE, Object.fromEntries(Object.entries(proofs).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}
