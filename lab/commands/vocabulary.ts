import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {readVocabulary} from '../vocabulary'
import {ROOT} from '../../scripts/lib/root'
import {withLab} from '../withLab'

const FILE = 'src/data/serverVocabulary.json'

/** Writes down which settings, events, roles and providers the server knows, for the check of the content. */
export async function main(): Promise<number> {
  const vocabulary = await withLab('registry', ({http}) => readVocabulary(http, 'acme'))
  await writeFile(path.join(ROOT, FILE), `${JSON.stringify(vocabulary, null, 2)}\n`)
  const counts = Object.entries(vocabulary).map(([name, list]) => `${list.length} ${name}`)
  console.log(`${FILE}: ${counts.join(', ')}`)
  return 0
}
