import path from 'node:path'
import {readServerFlows} from '../serverFlows'
import {ROOT} from '../../scripts/lib/root'
import {withLab} from '../withLab'
import {writeData} from '../../scripts/lib/writeData'

const FILE = 'src/data/serverFlows.json'

/** Writes down the login flows of a new realm, which the documentation draws, and the names of all steps that there are. */
export async function main(): Promise<number> {
  const record = await withLab('registry', readServerFlows)
  await writeData(path.join(ROOT, FILE), record)
  console.log(`${FILE}: ${record.authenticationFlows.length} flows, ${Object.keys(record.names).length} names of steps`)
  return 0
}
