import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import {startLab} from '../../lab'
import {recordEvidence} from '../../lab/providers/record'
import {untilInterrupted} from '../lib/interrupt'
import {ROOT} from '../lib/root'

const FOLDER = path.join(ROOT, 'lab/evidence')

/** Runs what only the full bundle can prove, and keeps the requests and answers in `lab/evidence/`. */
export async function main(): Promise<number> {
  const lab = await startLab({bundle: 'full', signal: untilInterrupted().signal})
  try {
    const evidence = await recordEvidence(lab)
    await mkdir(FOLDER, {recursive: true})
    for (const [name, content] of evidence) {
      const file = path.join(FOLDER, `${name}.json`)
      const options = {...(await resolveConfig(file)), filepath: file}
      await writeFile(file, await format(JSON.stringify(content), options))
      const {exchanges, observations} = content
      console.log(`${path.relative(ROOT, file)}: ${exchanges.length} exchanges, ${observations.length} observations`)
    }
  } finally {
    await lab.stop()
  }
  return 0
}
