import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError} from '../lib/problem'

/**
 * A file that the configuration names.
 * @param siteDir absolute path of the site's root, to which the file's path is relative. @param namedIn the file that names it.
 * @throws SiteError for a file that can't be read.
 */
export async function readInput(siteDir: string, file: string, namedIn: string): Promise<Buffer> {
  try {
    return await readFile(path.join(siteDir, file))
  } catch {
    throw new SiteError({
      file: namedIn,
      what: `The site can't read the file "${file}".`,
      allowed: 'a file of the site or of an installed package',
      fix: 'Correct the path, add the file, or install the package that contains it.',
    })
  }
}
