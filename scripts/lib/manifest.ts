import {existsSync, readFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type {Redirect} from '../../src/data/redirects'
import type {HeaderRule} from '../../src/lib/headerRules'
import {SiteError} from '../../src/lib/problem'

/** Not served: a name that begins with an underscore is for whoever serves the folder. */
const FILE = '_headers.json'

const schema = z.array(z.strictObject({source: z.string(), headers: z.record(z.string(), z.string())}))

/** The response headers of a build. @throws SiteError when the folder holds no whole build. */
export async function readManifest(buildDir: string): Promise<HeaderRule[]> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(buildDir, FILE), 'utf8')))
  } catch {
    throw new SiteError({
      what: `There is no complete build in ${buildDir}.`,
      fix: 'Run "npm run build", or "npm run site" to build and serve the site.',
    })
  }
}

const redirects = z.array(z.strictObject({from: z.string(), to: z.string()}))

/** The earlier addresses of a build's pages; none in a folder that is no build. */
export function readRedirects(buildDir: string): readonly Redirect[] {
  const file = path.join(buildDir, '_redirects.json')
  return existsSync(file) ? redirects.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}
