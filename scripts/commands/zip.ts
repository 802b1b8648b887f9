import {createHash} from 'node:crypto'
import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {brand} from '../../src/data/brand'
import {basePathOf} from '../../src/lib/siteAddress'
import {readManifest} from '../lib/manifest'
import {BUILD_DIR, ROOT} from '../lib/root'
import {zipSite} from '../lib/zip'

/** Packs the last build as `<slug>-site.zip`, for a server in a network without internet access. */
export async function main(): Promise<number> {
  // Says what to do where there is no build.
  await readManifest(BUILD_DIR)
  const file = `${brand.slug}-site.zip`
  const zip = await zipSite(BUILD_DIR, {name: brand.name, folder: `${brand.slug}-site`, base: basePathOf(brand)})
  await writeFile(path.join(ROOT, file), zip)
  const sha256 = createHash('sha256').update(zip).digest('hex')
  console.log(`Wrote ${file}: ${(zip.length / 1_000_000).toFixed(1)} MB, SHA-256 ${sha256}.`)
  return 0
}
