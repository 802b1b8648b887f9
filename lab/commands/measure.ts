import {cpus, totalmem, type} from 'node:os'
import path from 'node:path'
import {ROOT} from '../../scripts/lib/root'
import {untilInterrupted} from '../../scripts/lib/interrupt'
import {writeData} from '../../scripts/lib/writeData'
import {measurements, type Measurement} from '../../src/data/measurements'
import {SiteError, type Problem} from '../../src/lib/problem'
import {measurers, type Measurer} from '../measurements/list'
import {withServer, type Measured} from '../measurements/server'

const FILE = 'src/data/takenMeasurements.json'

/** Measures a running server for the charts of posts and pages: all measurements, or those that are named. */
export async function main(args: readonly string[]): Promise<number> {
  const names = readNames(args)
  const {signal} = untilInterrupted()
  const entries: Record<string, Measurement> = {...measurements}
  const failed: Problem[] = []
  for (const version of new Set(names.map(([, measurer]) => measurer.version))) {
    const own = names.filter(([, measurer]) => measurer.version === version)
    await withServer({version, signal}, async (server) => {
      for (const [name, {measure}] of own) {
        const started = Date.now()
        try {
          entries[name] = {...(await measure(server)), ...circumstances(name, server)}
          await write(entries)
          console.log(`measured ${name} in ${Math.round((Date.now() - started) / 1000)} s`)
        } catch (error) {
          signal.throwIfAborted()
          failed.push({
            file: 'lab/measurements/list.ts',
            what: `The measurement "${name}" failed: ${error instanceof Error ? error.message : String(error)}`,
            fix: `Correct it, then run only this one: npm run lab:measure -- ${name}`,
          })
        }
      }
    })
  }
  if (failed.length > 0) throw new SiteError(failed)
  return 0
}

function readNames(args: readonly string[]): [string, Measurer][] {
  const unknown = args.find((name) => !Object.hasOwn(measurers, name))
  if (unknown !== undefined)
    throw new SiteError({
      what: `There is no measurement "${unknown}".`,
      allowed: Object.keys(measurers).join(', '),
      fix: 'Correct the name, or add the measurement to lab/measurements/list.ts.',
    })
  return Object.entries(measurers).filter(([name]) => args.length === 0 || args.includes(name))
}

/** Writes the measurements that are still listed. */
async function write(entries: Readonly<Record<string, Measurement>>): Promise<void> {
  const listed = Object.entries(entries).filter(([name]) => Object.hasOwn(measurers, name))
  await writeData(path.join(ROOT, FILE), Object.fromEntries(listed.sort(([a], [b]) => a.localeCompare(b, 'en'))))
}

function circumstances(name: string, {versions}: Measured) {
  return {
    versions,
    machine: machine(),
    date: new Date().toISOString().slice(0, 10),
    command: `npm run lab:measure -- ${name}`,
  }
}

function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} virtual cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()}`
}
