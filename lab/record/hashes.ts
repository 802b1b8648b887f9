import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import path from 'node:path'
import {build} from 'esbuild'
import {ROOT} from '../../scripts/lib/root'
import {hashOfSource} from '../../src/lib/pageSource.build'
import {hashOfProof} from '../../src/markdown/proof/hashOfProof'
import {bundles} from '../bundles'
import {isOnPage, type StatedGroup} from './group'

const FACTS = 'lab/facts/'

/** What facts prove besides themselves: the declarations of the site that they run on a server. */
const PROVEN = ['src/procedures/', 'src/tools/realm-check/']

/** Gives the text of a file of the repository. */
export type ReadFile = (file: string) => string

export const readFromRoot: ReadFile = (file) => readFileSync(path.join(ROOT, file), 'utf8')

/**
 * A hash of what each group depends on: for a page, its commands, outputs, tables and procedures; for a file of facts, the file
 * with what it imports from its folder, the procedures and rules of the site that it imports, and the pages that these name; and
 * for both, the servers and extensions of the bundle. Prose and the code of the lab are no part of it.
 */
export async function groupHashes(
  groups: readonly StatedGroup[],
  read: ReadFile = readFromRoot,
): Promise<ReadonlyMap<StatedGroup, string>> {
  const lineOf = lineCache(read)
  const imports = await importsOf(groups.flatMap((group) => (isOnPage(group) ? [] : group.file)))
  return new Map(
    groups.map((group) => {
      const lines = isOnPage(group)
        ? [group.page, ...group.reads].map(lineOf)
        : filesOfFacts(imports.get(group.file) ?? [], read).map((file) => `${file} ${hashOfSource(read(file))}`)
      return [group, hashOf(bundles[group.bundle], lines)]
    }),
  )
}

/**
 * The same hash for a page on an operator's server.
 * @param versions what the server runs, such as `Keycloak 26.7.3`.
 */
export function hashOnServer(
  {file, reads}: {file: string; reads: readonly string[]},
  versions: readonly string[],
  read: ReadFile = readFromRoot,
): string {
  return hashOf(
    versions,
    [file, ...reads].map((name) => `${name} ${hashOfPageOrFile(name, read)}`),
  )
}

/** A page is read once for all servers on which it is proven. */
function lineCache(read: ReadFile): (file: string) => string {
  const known = new Map<string, string>()
  return (file) => {
    const line = known.get(file) ?? `${file} ${hashOfPageOrFile(file, read)}`
    known.set(file, line)
    return line
  }
}

function hashOf(server: unknown, lines: readonly string[]): string {
  const hash = createHash('sha256').update(`${JSON.stringify(server)}\n`)
  for (const line of [...new Set(lines)].sort()) hash.update(`${line}\n`)
  return hash.digest('hex').slice(0, 16)
}

function hashOfPageOrFile(file: string, read: ReadFile): string {
  return file.endsWith('.mdx') ? hashOfProof(read(file), read) : hashOfSource(read(file))
}

function filesOfFacts(imported: readonly string[], read: ReadFile): readonly string[] {
  const own = imported.filter((file) => file.startsWith(FACTS))
  const proven = imported.filter((file) => PROVEN.some((folder) => file.startsWith(folder)))
  return [...own, ...proven, ...own.flatMap((file) => pagesNamedIn(read(file)))]
}

/** Pages that checks name: they may read more than the one whose claims they state. */
const pagesNamedIn = (source: string): string[] =>
  source.match(/(?<=['"`])(docs|articles|guides|blog|lab)\/[\w./-]+\.mdx(?=['"`])/g) ?? []

/** The files that each of some files imports, and what these import, itself included. */
async function importsOf(files: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (files.length === 0) return new Map()
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
