import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {SiteError} from '../../../src/lib/problem'
import {ROOT} from '../root'

const manifestSchema = z.object({version: z.string()})

/**
 * The version of a program that measures.
 * @param folder of its packages, relative to the site's root; the root itself is `.`.
 * @throws SiteError if it isn't installed.
 */
export async function installedVersion(folder: string, name: string): Promise<string> {
  const file = path.join(ROOT, folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) {
    throw new SiteError({
      what: `${name} is not installed in ${folder}.`,
      fix: `Run "npm ci --ignore-scripts --prefix ${folder}".`,
    })
  }
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8'))).version
}
