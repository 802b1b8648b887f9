import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type {Measured} from '../../../src/data/quality'
import {ROOT} from '../root'
import {rounded} from './figures'

const reportSchema = z.object({
  date: z.string(),
  sites: z.record(z.string(), z.string()),
  figures: z.array(z.object({table: z.string(), what: z.string(), site: z.string(), median: z.number()})),
})

/** What of a report is shown, by its words in the benchmark. */
const SHOWN = {
  load: {'all on the wire': 'bytes', 'script files, bytes': 'script', 'main thread, 4x CPU': 'mainThread'},
  build: {'cold build': 'cold', 'warm build, one page changed': 'changed'},
} as const

/**
 * The last report of the benchmark, as figures named `<table>.<site>.<figure>`; undefined if it has not run. The benchmark builds
 * other sites and takes long, so that it is read here and not run.
 */
export async function readBench(part: keyof typeof SHOWN): Promise<Measured | undefined> {
  const file = path.join(ROOT, `.cache/bench/${part}.json`)
  if (!existsSync(file)) return undefined
  const {date, sites, figures} = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const names = new Map<string, string>(Object.entries(SHOWN[part]))
  return {
    date: date.slice(0, 10),
    by: Object.values(sites).join(', '),
    figures: Object.fromEntries(
      figures.flatMap(({table, what, site, median}) => {
        const name = names.get(what)
        return name === undefined ? [] : [[`${table}.${site}.${name}`, rounded(median)]]
      }),
    ),
  }
}
