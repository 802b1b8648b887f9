import {checkSite} from '../lib/checkSite'
import {ROOT} from '../lib/root'

/** Checks what writers wrote: all of it, or the files that are named. */
export async function main(files: readonly string[]): Promise<number> {
  await checkSite(ROOT, files)
  return 0
}
