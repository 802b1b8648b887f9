import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import {startLab} from '../../lab'
import {readServerFlows} from '../../lab/serverFlows'
import {untilInterrupted} from '../lib/interrupt'
import {ROOT} from '../lib/root'

const FILE = 'src/data/serverFlows.json'

/** Writes down the login flows of a new realm, which the documentation draws, and the names of all steps that there are. */
export async function main(): Promise<number> {
  const lab = await startLab({bundle: 'registry', signal: untilInterrupted().signal})
  try {
    const record = await readServerFlows(lab)
    const file = path.join(ROOT, FILE)
    await writeFile(file, await format(JSON.stringify(record), {...(await resolveConfig(file)), filepath: file}))
    console.log(
      `${FILE}: ${record.authenticationFlows.length} flows, ${Object.keys(record.names).length} names of steps`,
    )
  } finally {
    await lab.stop()
  }
  return 0
}
