import {mkdir} from 'node:fs/promises'
import path from 'node:path'
import {recordEvidence} from '../providers/record'
import {ROOT} from '../../scripts/lib/root'
import {withLab} from '../withLab'
import {writeData} from '../../scripts/lib/writeData'

const FOLDER = path.join(ROOT, 'lab/evidence')

/** Runs what only the full bundle can prove, and keeps the requests and answers in `lab/evidence/`. */
export async function main(): Promise<number> {
  const evidence = await withLab('full', recordEvidence)
  await mkdir(FOLDER, {recursive: true})
  for (const [name, content] of evidence) {
    const file = path.join(FOLDER, `${name}.json`)
    await writeData(file, content)
    const {exchanges, observations} = content
    console.log(`${path.relative(ROOT, file)}: ${exchanges.length} exchanges, ${observations.length} observations`)
  }
  return 0
}
