import {openCache} from '../cache'
import {proveRow, requireSame, toProvable, type ProvableRow} from '../matrix'
import {findJava} from '../tools'
import {compatibility} from '../../src/data/compatibility'
import {untilInterrupted} from '../../scripts/lib/interrupt'

/** Proves every row of the compatibility matrix that the registry has both sides of. */
export async function main(): Promise<number> {
  const {signal} = untilInterrupted()
  try {
    return await proveAll(signal)
  } catch (error) {
    if (!signal.aborted) throw error
    console.error('\nInterrupted. All servers were stopped.')
    return 130
  }
}

async function proveAll(signal: AbortSignal): Promise<number> {
  const options = {cache: openCache(), java: await findJava(), signal}
  const failures: string[] = []
  for (const row of compatibility) {
    const provable = toProvable(row)
    if (provable) failures.push(...(await proveAndShow(provable, options)))
    else console.log(`skipped   Keycloak ${row.server} with ${row.extension} ${row.version}: not in the registry`)
  }
  const rows = compatibility.filter(toProvable).length
  console.log(`\n${rows - failures.length} of ${rows} rows proven, ${compatibility.length - rows} skipped.`)
  for (const failure of failures) console.error(`\n${failure}`)
  return failures.length > 0 ? 1 : 0
}

async function proveAndShow(row: ProvableRow, options: Parameters<typeof proveRow>[1]): Promise<string[]> {
  const result = await proveRow(row, options)
  const {verdict, cause} = result
  console.log(`${verdict.padEnd(9)} Keycloak ${row.server} with ${row.jar}${cause ? `: ${cause}` : ''}`)
  try {
    requireSame(row, result)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
