import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {Parser} from 'htmlparser2'
import {glob} from 'tinyglobby'

/** Types whose content means nothing to a browser, so that no policy applies to it. Speculation rules need a hash. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json'])

/** The CSP source expressions (`sha256-…`, without quotes, sorted) of the inline scripts in one page. */
export function hashesOfPage(html: string): string[] {
  const hashes: string[] = []
  /** What has been read of the script that the parser is in; undefined outside one whose text a policy applies to. */
  let text: string | undefined
  const parser = new Parser(
    {
      onopentag(name, {src, type = ''}) {
        if (name === 'script' && src === undefined && !DATA_TYPES.has(type)) text = ''
      },
      ontext(data) {
        if (text !== undefined) text += data
      },
      onclosetag() {
        if (text !== undefined) hashes.push(`sha256-${createHash('sha256').update(text).digest('base64')}`)
        text = undefined
      },
    },
    {decodeEntities: false},
  )
  parser.end(html)
  return hashes.sort()
}

/** The same of all pages below a folder. */
export async function inlineScriptHashes(folder: string): Promise<string[]> {
  const files = await glob('**/*.html', {cwd: folder, absolute: true})
  const hashes = new Set<string>()
  for (const file of files)
    for (const hash of hashesOfPage(await readFile(path.resolve(file), 'utf8'))) hashes.add(hash)
  return [...hashes].sort()
}
