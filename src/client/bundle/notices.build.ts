import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const schema = z.object({name: z.string(), version: z.string(), license: z.string()})

/** The folder of the package that a bundled file is of; none for the site's own. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

function noticeOf(folder: string): string {
  const {name, version, license} = schema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : `Licence: ${license}`
  return `${name} ${version} (${license})\n\n${text}\n`
}

/**
 * The notices that licences ask to come along with what pages load.
 * @param files those that were bundled, as the bundler's list of them has them.
 * @param root absolute path from which they are named.
 * @param folders of other packages that pages are made of.
 */
export function noticesOf(files: readonly string[], root: string, folders: readonly string[] = []): string {
  const bundled = files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []).map((folder) => path.resolve(root, folder))
  const packages = [...new Set([...bundled, ...folders])].filter((folder) => existsSync(folder))
  const intro =
    'The code that the pages of this site load contains these works. The licenses of the fonts are next to the font files.\n'
  return [intro, ...packages.map(noticeOf).sort()].join(`\n${'-'.repeat(72)}\n\n`)
}
