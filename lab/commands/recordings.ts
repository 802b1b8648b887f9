import path from 'node:path'
import {recordHome} from '../recordings/home'
import {ROOT} from '../../scripts/lib/root'
import {withLab} from '../withLab'
import {writeData} from '../../scripts/lib/writeData'

const FILE = 'src/data/recordings.json'

/** Records what the home page shows of a running server: tokens of three logins, and events. */
export async function main(): Promise<number> {
  const {versions, logins, events} = await withLab('full', async (lab) => ({
    versions: lab.versions,
    ...(await recordHome(lab)),
  }))
  await writeData(path.join(ROOT, FILE), {versions, date: new Date().toISOString().slice(0, 10), logins, events})
  console.log(`${FILE}: ${Object.keys(logins).length} logins, ${events.length} events`)
  return 0
}
