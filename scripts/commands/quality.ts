import path from 'node:path'
import {recentNode} from '../../bench/lib/packages'
import {measuredQuality, qualityParts, type Measured, type QualityPart} from '../../src/data/quality'
import {SiteError} from '../../src/lib/problem'
import {measureAgents} from '../lib/quality/agents'
import {measureAxe} from '../lib/quality/axe'
import {readBench} from '../lib/quality/bench'
import {fallen, type Figures} from '../lib/quality/figures'
import {measureObservatory} from '../lib/quality/observatory'
import {measureAsk, measureSearch} from '../lib/quality/search'
import {ROOT} from '../lib/root'
import {writeData} from '../lib/writeData'

const RECORD = path.join(ROOT, 'src/data/measuredQuality.json')

const today = (): string => new Date().toISOString().slice(0, 10)
const now = async (measure: Promise<Figures>): Promise<Measured> => ({date: today(), ...(await measure)})

/** What takes each measurement. Undefined where there is none to read. */
const measure: Readonly<Record<QualityPart, () => Promise<Measured | undefined>>> = {
  search: () => now(measureSearch()),
  ask: () => now(measureAsk()),
  axe: () => now(measureAxe()),
  observatory: () => now(measureObservatory()),
  agents: async () => now(measureAgents(await recentNode())),
  load: () => readBench('load'),
  build: () => readBench('build'),
}

function isPart(name: string): name is QualityPart {
  return Object.hasOwn(qualityParts, name)
}

function partsOf(args: readonly string[]): QualityPart[] {
  const known = Object.keys(qualityParts).filter(isPart)
  if (args.length === 0) return known
  return args.map((name) => {
    if (isPart(name)) return name
    throw new SiteError({
      what: `There is no measurement "${name}".`,
      allowed: known.join(', '),
      fix: 'For example: npm run quality -- search ask',
    })
  })
}

/** Measures the last build, all of it or what is named, writes what `/quality/` shows, and fails where a floor is broken. */
export async function main(args: readonly string[]): Promise<number> {
  const record: Partial<Record<QualityPart, Measured>> = {...measuredQuality}
  const problems: string[] = []
  for (const part of partsOf(args)) {
    console.log(`\n── ${part} ──`)
    const measured = await measure[part]()
    if (measured === undefined) {
      console.log(`Not measured. Run "${qualityParts[part]}" first.`)
      continue
    }
    console.log(JSON.stringify(measured.figures, null, 2))
    problems.push(...fallen(part, measured))
    record[part] = measured
  }
  const order = Object.keys(qualityParts).filter(isPart)
  await writeData(RECORD, Object.fromEntries(order.flatMap((part) => (record[part] ? [[part, record[part]]] : []))))
  for (const problem of problems) console.error(`\n${problem} See qualityFloors in src/data/quality.ts.`)
  return problems.length > 0 ? 1 : 0
}
