import {mkdir, writeFile} from 'node:fs/promises'
import {availableParallelism} from 'node:os'
import path from 'node:path'
import {format} from 'prettier'
import type {SiteName} from './options'
import {spreadOf, type Spread} from './statistics'

/** `s` and `MiB` are kept in milliseconds and bytes, and only shown so. */
export type Unit = 'ms' | 's' | 'B' | 'KB' | 'MiB' | 'count' | 'score' | 'ratio'

/** What is measured: a site, or what takes the place of a part of ours. */
export type Measured = SiteName | 'pagefind'

/** One thing that was measured on one site. */
export type Figure = {
  /** The table that it stands in, for example a template. */
  table: string
  /** The row. */
  what: string
  site: Measured
  unit: Unit
  values: readonly number[]
}

/** Where a value belongs. */
export type Place = Omit<Figure, 'values'>

/** Collects values as they are taken: those of one place are one figure. */
export class FigureSheet {
  readonly #figures = new Map<string, Place & {values: number[]}>()

  add(place: Place, value: number): void {
    const key = JSON.stringify([place.table, place.what, place.site])
    const figure = this.#figures.get(key) ?? {...place, values: []}
    figure.values.push(value)
    this.#figures.set(key, figure)
  }

  /** In the order in which their first values came. */
  get figures(): readonly Figure[] {
    return [...this.#figures.values()]
  }
}

/** Everything that one command found out. */
export type Report = {
  command: string
  /** ISO 8601. */
  date: string
  machine: {cpus: number; node: string; browser: string | undefined}
  /** The sites by name, with their versions. */
  sites: Readonly<Partial<Record<Measured, string>>>
  figures: readonly (Omit<Figure, 'values'> & Spread)[]
  /** What a reader of the figures has to know. */
  notes: readonly string[]
}

export type ReportOptions = {
  command: string
  sites: Report['sites']
  figures: readonly Figure[]
  /** Name and version of the browser. Default: none was used. */
  browser?: string
  notes?: readonly string[]
}

export function makeReport({command, sites, figures, browser, notes = []}: ReportOptions): Report {
  return {
    command,
    date: new Date().toISOString(),
    machine: {cpus: availableParallelism(), node: process.version, browser},
    sites,
    figures: figures.map(({values, ...figure}) => ({...figure, ...spreadOf(values)})),
    notes,
  }
}

const shown: Readonly<Record<Unit, (value: number) => string>> = {
  ms: (value) => value.toFixed(0),
  s: (value) => (value / 1000).toFixed(1),
  B: (value) => value.toFixed(0),
  KB: (value) => (value / 1000).toFixed(1),
  MiB: (value) => (value / 1024 / 1024).toFixed(0),
  count: (value) => value.toFixed(0),
  score: (value) => value.toFixed(0),
  ratio: (value) => value.toFixed(3),
}

const suffix: Readonly<Partial<Record<Unit, string>>> = {ms: ' ms', s: ' s', B: ' B', KB: ' KB', MiB: ' MiB'}

function cell(unit: Unit, {median, min, max}: Spread): string {
  const show = shown[unit]
  const spread = show(min) === show(max) ? '' : ` (${show(min)}–${show(max)})`
  return `${show(median)}${suffix[unit] ?? ''}${spread}`
}

function ratio(ours: Spread | undefined, peer: Spread | undefined): string {
  if (ours === undefined || peer === undefined) return ''
  return peer.median === 0 ? (ours.median === 0 ? '=' : '') : `× ${(ours.median / peer.median).toFixed(2)}`
}

/** The tables, in Markdown: median, (least–most), and what this site takes as a multiple of what a peer takes. */
export function toMarkdown(report: Report): string {
  const names = ['ours', 'docusaurus', 'vitepress', 'starlight', 'pagefind'] as const
  const sites = names.filter((name) => report.sites[name] !== undefined)
  const peers = sites.filter((name) => name !== 'ours')
  const tables = [...new Set(report.figures.map(({table}) => table))].map((table) => {
    const figures = report.figures.filter((figure) => figure.table === table)
    const rows = [...new Set(figures.map(({what}) => what))].map((what) => {
      const of = (site: Measured) => figures.find((figure) => figure.what === what && figure.site === site)
      const own = of('ours')
      const cells = sites.flatMap((site) => {
        const figure = of(site)
        const value = figure === undefined ? '–' : cell(figure.unit, figure)
        return site === 'ours' ? [value] : [value, ratio(own, figure)]
      })
      return `| ${[what, ...cells].join(' | ')} |`
    })
    const head = sites.flatMap((site) => (site === 'ours' ? [site] : [site, '']))
    return [
      `### ${table}`,
      '',
      `| | ${head.join(' | ')} |`,
      `| --- | ${head.map(() => '--:').join(' | ')} |`,
      ...rows,
    ].join('\n')
  })
  const {cpus, node, browser} = report.machine
  const about = [report.date.slice(0, 10), `${cpus} cores`, `Node ${node.slice(1)}`, ...(browser ? [browser] : [])]
  return [
    `## ${report.command}`,
    `${about.join(', ')}. ${sites.map((name) => report.sites[name]).join(', ')}. Median (least–most)${peers.length > 0 ? '; × is ours by theirs' : ''}.`,
    ...tables,
    ...(report.notes.length > 0 ? [report.notes.map((note) => `- ${note}`).join('\n')] : []),
    '',
  ].join('\n\n')
}

/** Prints the tables, and writes them and the figures as `<command>.md` and `<command>.json`. */
export async function publish(report: Report, outDir: string): Promise<void> {
  const markdown = await format(toMarkdown(report), {parser: 'markdown'})
  await mkdir(outDir, {recursive: true})
  await writeFile(path.join(outDir, `${report.command}.json`), `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(path.join(outDir, `${report.command}.md`), markdown)
  console.log(`\n${markdown}`)
  console.log(`The figures are in ${path.join(outDir, `${report.command}.json`)}`)
}
