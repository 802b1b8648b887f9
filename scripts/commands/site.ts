import {buildSite} from '../lib/build'
import {compressFolder} from '../lib/compress'
import {parsePort, requireFreePort} from '../lib/port'
import {BUILD_DIR} from '../lib/root'
import {serveBuild} from '../lib/serveBuild'

/** Builds the site and serves it as production would. */
export async function main(args: readonly string[]): Promise<number> {
  const port = parsePort(args)
  await requireFreePort(port)
  await buildSite()
  await compressFolder(BUILD_DIR)
  await serveBuild(BUILD_DIR, port)
  return 0
}
