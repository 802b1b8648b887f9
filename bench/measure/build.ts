import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {BenchOptions} from '../lib/options'
import {makeReport, type Figure, type Report} from '../lib/report'
import {contentWith, sitesOf} from '../sites'
import {OURS_BUILD} from '../sites/ours'
import {buildOnce} from '../sites/prepareBuilds'
import {EDITED_PAGE, type Site} from '../sites/site'
import {removeAll} from '../sites/write'
import type {RunResult} from './runCommand'
import {measureWritersServer} from './writersServer'

const TABLE = 'The same content'

/** Builds of the same content without caches, with them, and after a change of one page; and the writers' servers. */
export async function measureBuilds(options: BenchOptions): Promise<Report> {
  const sites = await sitesOf(options.sites, OURS_BUILD)
  const content = await contentWith(0)
  const figures: Figure[] = []
  for (const site of sites) {
    console.log(`build: ${site.name}`)
    await site.prepare(content)
    const cold = await repeat(options.runs, () => coldBuild(site))
    const warm = await repeat(options.runs, () => buildOnce(site))
    const changed = await repeat(options.runs, () => buildAfterChange(site))
    const server = await measureWritersServer(site, options.runs)
    const add = (what: string, unit: Figure['unit'], values: readonly number[]) =>
      figures.push({table: TABLE, what, site: site.name, unit, values})
    add('cold build', 's', times(cold))
    add('cold build, processor time', 's', cpu(cold))
    add('cold build, peak memory', 'MiB', memory(cold))
    add('warm build, nothing changed', 's', times(warm))
    add('warm build, one page changed', 's', times(changed))
    add('warm build, processor time', 's', cpu(changed))
    add('warm build, peak memory', 'MiB', memory(changed))
    add("writers' server to the first page", 's', [server.startMs])
    add('saved change to browser', 's', server.changeMs)
  }
  return makeReport({
    command: 'build',
    sites: Object.fromEntries(sites.map(({name, title}) => [name, title])),
    figures,
    notes: [
      'Docusaurus has the same documents and the same API reference, whose pages are made before the measurement; VitePress and Starlight have the documents. This site checks its content and draws pictures for shared links besides (Starlight and VitePress build a search index).',
      'Processor time: of all processes of the build, in user and system mode; it tells more than the time on a machine that does other things.',
      'Memory: resident memory of all processes of the build together, every 100 ms; what they share counts in each.',
    ],
  })
}

/** Builds with no cache. @param limitMs see `buildOnce`. */
export async function coldBuild(site: Site, limitMs?: number): Promise<RunResult> {
  await removeAll(site.caches)
  return buildOnce(site, limitMs)
}

/**
 * Adds a sentence to a page and builds; the page is as it was afterwards.
 * @param limitMs see `buildOnce`.
 * @throws Error for a page without it.
 */
export async function buildAfterChange(site: Site, limitMs?: number): Promise<RunResult> {
  const file = site.sourceOf(EDITED_PAGE)
  const original = await readFile(file, 'utf8')
  const marker = `Changed at ${Date.now()}.`
  try {
    await writeFile(file, `${original}\n${marker}\n`)
    const result = await buildOnce(site, limitMs)
    if (result.isCutOff) return result
    const page = await readFile(path.join(site.outDir, EDITED_PAGE, 'index.html'), 'utf8')
    if (!page.includes(marker)) throw new Error(`${site.title} built ${EDITED_PAGE} without its change.`)
    return result
  } finally {
    await writeFile(file, original)
  }
}

export async function repeat<T>(runs: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let index = 0; index < runs; index += 1) results.push(await run())
  return results
}

function times(results: readonly RunResult[]): number[] {
  return results.map(({ms}) => ms)
}

function cpu(results: readonly RunResult[]): number[] {
  return results.map(({cpuMs}) => cpuMs)
}

function memory(results: readonly RunResult[]): number[] {
  return results.map(({peakBytes}) => peakBytes)
}
