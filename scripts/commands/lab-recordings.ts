import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import {startLab} from '../../lab'
import {recordHome} from '../../lab/recordings/home'
import {untilInterrupted} from '../lib/interrupt'
import {ROOT} from '../lib/root'

const FILE = path.join(ROOT, 'src/data/recordings.json')

/** Records what the home page shows of a running server: tokens of three logins, and events. */
export async function main(): Promise<number> {
  const lab = await startLab({bundle: 'full', signal: untilInterrupted().signal})
  try {
    const {logins, events} = await recordHome(lab)
    const recordings = {versions: lab.versions, date: new Date().toISOString().slice(0, 10), logins, events}
    const options = {...(await resolveConfig(FILE)), filepath: FILE}
    await writeFile(FILE, await format(JSON.stringify(recordings), options))
    console.log(`${path.relative(ROOT, FILE)}: ${Object.keys(logins).length} logins, ${events.length} events`)
  } finally {
    await lab.stop()
  }
  return 0
}
