import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {load} from 'cheerio'
import {glob} from 'tinyglobby'

/** Types whose content means nothing to a browser, so that no policy applies to it. Speculation rules need a hash. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json'])

/** The CSP source expressions (`sha256-…`, without quotes, sorted) of the inline scripts in one page. */
export function hashesOfPage(html: string): string[] {
  // In this mode cheerio reads HTML by htmlparser2, which takes a third of the time: every page is read whole.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: false}})
  return $('script:not([src])')
    .toArray()
    .filter((script) => !DATA_TYPES.has($(script).attr('type') ?? ''))
    .map((script) => `sha256-${createHash('sha256').update($(script).text()).digest('base64')}`)
}

/** The same of all pages below a folder. */
export async function inlineScriptHashes(folder: string): Promise<string[]> {
  const files = await glob('**/*.html', {cwd: folder, absolute: true})
  const hashes = new Set<string>()
  for (const file of files)
    for (const hash of hashesOfPage(await readFile(path.resolve(file), 'utf8'))) hashes.add(hash)
  return [...hashes].sort()
}
