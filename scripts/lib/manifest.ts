import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type {HeaderRule} from '../../src/config/headers'
import {SiteError} from '../../src/lib/problem'

/** Not served: a name that begins with an underscore is for whoever serves the folder. */
const FILE = '_headers.json'

const schema = z.array(z.strictObject({source: z.string(), headers: z.record(z.string(), z.string())}))

/** The rules in the form that Cloudflare Pages reads from a file named `_headers`. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({source, headers}, index) => {
      // It joins a header that several rules name; "! Name" takes back what earlier rules set.
      const earlier = new Set(rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers)))
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(earlier.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ])
      return `${[source, ...lines].join('\n')}\n`
    })
    .join('\n')
}

/** Written last: a build without it is not whole. */
export async function writeManifest(buildDir: string, rules: readonly HeaderRule[]): Promise<void> {
  await writeFile(path.join(buildDir, '_headers'), formatHeadersFile(rules))
  await writeFile(path.join(buildDir, FILE), `${JSON.stringify(rules, null, 2)}\n`)
}

/** The response headers of a build. @throws SiteError when the folder holds no whole build. */
export async function readManifest(buildDir: string): Promise<HeaderRule[]> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(buildDir, FILE), 'utf8')))
  } catch {
    throw new SiteError({
      what: `There is no whole build in ${buildDir}.`,
      fix: 'Run "npm run build" (or "npm run site", which builds and serves).',
    })
  }
}
