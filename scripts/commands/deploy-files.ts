import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {targets} from '../../deploy'
import {brand} from '../../src/data/brand'
import {readManifest, readRedirects} from '../lib/manifest'
import {BUILD_DIR, ROOT} from '../lib/root'

/** Writes what each host needs to serve the last build, `deploy/<host>/generated`. */
export async function main(): Promise<number> {
  const site = {rules: await readManifest(BUILD_DIR), redirects: readRedirects(BUILD_DIR), domain: brand.domain}
  for (const [name, target] of Object.entries(targets)) {
    const folder = path.join(ROOT, 'deploy', name, 'generated')
    await mkdir(folder, {recursive: true})
    for (const [file, text] of Object.entries(target(site))) {
      await writeFile(path.join(folder, file), text)
      console.log(`Wrote ${path.relative(ROOT, path.join(folder, file))}.`)
    }
  }
  return 0
}
