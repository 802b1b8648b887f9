import path from 'node:path'
import {checkSite} from '../lib/checkSite'
import {ROOT} from '../lib/root'
import {findTypeMistakes} from '../lib/types'
import {lintDescription} from '../../src/reference/description/bundle.build'
import {ENTRY} from '../../src/reference/description/description.build'

const OF_DESCRIPTION = `${path.posix.dirname(ENTRY)}/`

/**
 * Checks what writers wrote: all of it, or the files that are named. The build does the same in other places: it checks the API
 * description when it reads it, and types beside the framework.
 */
export async function main(files: readonly string[]): Promise<number> {
  const reads = (isOf: (file: string) => boolean): boolean => files.length === 0 || files.some(isOf)
  const found = await Promise.all([
    reads((file) => `${file}/`.startsWith(OF_DESCRIPTION)) ? lintDescription(ROOT) : [],
    reads((file) => /\.tsx?$/.test(file)) ? findTypeMistakes(ROOT) : [],
  ])
  await checkSite(ROOT, files, found.flat())
  return 0
}
