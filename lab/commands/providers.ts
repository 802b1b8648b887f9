import path from 'node:path'
import {bundles} from '../bundles'
import {openCache} from '../cache'
import {takeIn} from '../providers/takeIn'
import {SiteError} from '../../src/lib/problem'

/** Takes the jars of the full bundle, which no package registry has, from a folder into the cache of the lab. */
export async function main(args: readonly string[]): Promise<number> {
  const [folder, ...rest] = args
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    throw new SiteError({
      what: `The command needs one folder, but got ${args.length === 0 ? 'none' : `"${args.join(' ')}"`}.`,
      allowed: 'a folder with the jars of the full bundle',
      fix: 'For example: npm run lab:providers -- ../jars',
    })
  }
  const taken = await takeIn({
    names: bundles.full.localJars,
    from: path.resolve(process.env.INIT_CWD ?? '', folder),
    to: openCache().providers,
  })
  for (const {file, sha256} of taken) console.log(`${file}\n  SHA-256 ${sha256}`)
  console.log('\nTo start the full bundle, run: npm run lab -- --bundle full')
  return 0
}
