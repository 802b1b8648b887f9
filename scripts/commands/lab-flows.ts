import path from 'node:path'
import {readServerFlows} from '../../lab/serverFlows'
import {ROOT} from '../lib/root'
import {withLab} from '../../lab/withLab'
import {writeData} from '../lib/writeData'

const FILE = 'src/data/serverFlows.json'

/** Writes down the login flows of a new realm, which the documentation draws, and the names of all steps that there are. */
export async function main(): Promise<number> {
  const record = await withLab('registry', readServerFlows)
  await writeData(path.join(ROOT, FILE), record)
  console.log(`${FILE}: ${record.authenticationFlows.length} flows, ${Object.keys(record.names).length} names of steps`)
  return 0
}
