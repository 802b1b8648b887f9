import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {bundles, versionsOf} from '../../lab'
import {ROOT} from '../../scripts/lib/root'
import {writeData} from '../../scripts/lib/writeData'
import {filesOfSample} from '../../src/publish/sample-archives/files'
import type {SampleApp} from '../../src/data/sampleApps'
import {hashOfSource} from '../../src/lib/pageSource.build'

const FILE = path.join(ROOT, 'src/data/provenSamples.json')

/** What was proven of a sample: every promise, on a day, with a hash of its files and of what it was proven on. */
const proofs = z.record(
  z.string(),
  z.object({date: z.iso.date(), hash: z.string(), lines: z.number(), versions: z.array(z.string())}),
)

/** By the name of the sample. */
export type Proofs = z.infer<typeof proofs>

/** What the samples log in at. */
export const versions = [...versionsOf(bundles.registry)]

/** The record as it is committed. */
export const readProofs = (): Proofs => proofs.parse(JSON.parse(readFileSync(FILE, 'utf8')))

const filesOf = (name: string): string[] => filesOfSample(ROOT, name)

/** A hash of a sample's files, lock file included, of the API that it calls, and of the versions of the lab. No test runs a README. */
export function hashOf({name, kind}: SampleApp): string {
  const hash = createHash('sha256').update(versions.join())
  const files = [...filesOf(name), ...(kind === 'browser' ? filesOf('api') : [])]
  for (const file of files.filter((file) => path.basename(file) !== 'README.md'))
    hash.update(`${file} ${hashOfSource(readFileSync(path.join(ROOT, file), 'utf8'))}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** What a reader of a guide does not write: made by tools, or without meaning for the login. */
const NOT_COUNTED = /package-lock\.json|Cargo\.lock|requirements(-dev)?\.txt|\.(css|md|ico|svg)$|\.gitignore$/

/** The lines of a sample's source and settings, without empty ones. */
function linesOf(name: string): number {
  return filesOf(name)
    .filter((file) => !NOT_COUNTED.test(file))
    .flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '').length
}

/** Writes the record. */
export async function writeProof(name: string, hash: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const all = {...readProofs(), [name]: {date, hash, lines: linesOf(name), versions}}
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeData(FILE, sorted)
}
