import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {startLab} from '../../lab'
import {readVocabulary} from '../../lab/vocabulary'
import {untilInterrupted} from '../lib/interrupt'
import {ROOT} from '../lib/root'

const FILE = 'src/data/serverVocabulary.json'

/** Writes down which settings, events, roles and providers the server knows, for the check of the content. */
export async function main(): Promise<number> {
  const lab = await startLab({bundle: 'registry', signal: untilInterrupted().signal})
  try {
    const vocabulary = await readVocabulary(lab.http, 'acme')
    await writeFile(path.join(ROOT, FILE), `${JSON.stringify(vocabulary, null, 2)}\n`)
    console.log(
      `${FILE}: ${Object.entries(vocabulary)
        .map(([name, list]) => `${list.length} ${name}`)
        .join(', ')}`,
    )
  } finally {
    await lab.stop()
  }
  return 0
}
