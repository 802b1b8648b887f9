import {parsePort} from '../lib/port'
import {BUILD_DIR} from '../lib/root'
import {serveBuild} from '../lib/serveBuild'

/** Serves the last build. */
export async function main(args: readonly string[]): Promise<number> {
  await serveBuild(BUILD_DIR, parsePort(args))
  return 0
}
