import path from 'node:path'
import {recentNode} from '../../bench/lib/packages'
import {measuredQuality, qualityParts, type Measured, type QualityPart} from '../../src/data/quality'
import {namedIn} from '../lib/namedIn'
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
const now = async (measure: Promise<Figures | undefined>): Promise<Measured | undefined> => {
  const measured = await measure
  return measured && {date: today(), ...measured}
}

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

/** All measurements, in the order of the page. */
const allParts = Object.keys(qualityParts).filter(isPart)

/** Measures the last build, all of it or what is named, writes what `/quality/` shows, and fails where a floor is broken. */
export async function main(args: readonly string[]): Promise<number> {
  const record: Partial<Record<QualityPart, Measured>> = {...measuredQuality}
  const problems: string[] = []
  const named = namedIn(args, allParts, {noun: 'measurement', example: 'npm run quality -- search ask'})
  for (const part of named.length > 0 ? named : allParts) {
    console.log(`\n── ${part} ──`)
    const measured = await measure[part]()
    if (measured === undefined) {
      console.log(
        part === 'search' || part === 'ask' ? 'Not measured.' : `Not measured. Run "${qualityParts[part]}" first.`,
      )
      continue
    }
    console.log(JSON.stringify(measured.figures, null, 2))
    problems.push(...fallen(part, measured))
    record[part] = measured
  }
  await writeData(RECORD, Object.fromEntries(allParts.flatMap((part) => (record[part] ? [[part, record[part]]] : []))))
  for (const problem of problems) console.error(`\n${problem} See qualityFloors in src/data/quality.ts.`)
  return problems.length > 0 ? 1 : 0
}
