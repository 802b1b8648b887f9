import {SiteError} from '../../src/lib/problem'
import {buildSite} from '../lib/build'
import {compressFolder} from '../lib/compress'
import {BUILD_DIR} from '../lib/root'

const COMPRESS = '--compress'

/** Builds the site to `build/`; with `--compress`, with the copies that a server needs which does not compress. */
export async function main(args: readonly string[]): Promise<number> {
  const unknown = args.filter((arg) => arg !== COMPRESS)
  if (unknown.length > 0)
    throw new SiteError({
      what: `The build has no option "${unknown.join(' ')}".`,
      allowed: COMPRESS,
      fix: `Remove it, or run "npm run build -- ${COMPRESS}".`,
    })
  await buildSite()
  if (args.includes(COMPRESS)) console.log(`Compressed ${await compressFolder(BUILD_DIR)} files.`)
  return 0
}
