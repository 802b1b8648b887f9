import {readFile, writeFile} from 'node:fs/promises'
import {builtAddresses, PUBLISHED_FILE, withAddresses} from '../lib/addresses'
import {readManifest} from '../lib/manifest'
import {BUILD_DIR} from '../lib/root'

/** Adds the pages of the last build to the addresses that answer or redirect for ever. */
export async function main(): Promise<number> {
  // Says what to do where there is no build.
  await readManifest(BUILD_DIR)
  const before = await readFile(PUBLISHED_FILE, 'utf8')
  const after = withAddresses(before, builtAddresses(BUILD_DIR))
  await writeFile(PUBLISHED_FILE, after)
  const added = after.split('\n').length - before.split('\n').length
  console.log(`tests/published.txt: ${added} added. Commit it with the pages.`)
  return 0
}
