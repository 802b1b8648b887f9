import {unzipSync} from 'fflate'
import {samplesOptions} from '../../src/config/samples'
import {SiteError} from '../../src/lib/problem'
import type {Files} from './files'
import {MOST_CHARACTERS} from './markdown'

/** A larger file isn't a source file. */
const MAX_FILE_BYTES = 1024 * 1024
const MAX_FILES = 500

/** The names of the samples that the site publishes as archives. */
export const sampleNames: readonly string[] = Object.keys(samplesOptions.archives).toSorted()

/** Written by a package manager: long, and of no use to a reader. */
const isLockFile = (file: string): boolean =>
  /(^|\/)(package-lock\.json|uv\.lock|poetry\.lock|pnpm-lock\.yaml)$/.test(file)

/** @returns undefined for a file that isn't text. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** The files of a sample by path, undefined for those that aren't text. @throws SiteError if the archive is broken. */
async function filesIn(files: Files, name: string): Promise<Map<string, string | undefined>> {
  const archive = await files.find(`/samples/${name}.zip`)
  if (archive === undefined) {
    throw new SiteError({
      what: `${files.name} has no sample ${name}.`,
      fix: 'Build the site again with "npm run build".',
    })
  }
  let count = 0
  try {
    const entries = unzipSync(archive, {
      filter: (file) => !file.name.endsWith('/') && file.originalSize <= MAX_FILE_BYTES && ++count <= MAX_FILES,
    })
    return new Map(Object.entries(entries).map(([file, bytes]) => [file, textOf(bytes)]))
  } catch {
    throw new SiteError({
      what: `/samples/${name}.zip of ${files.name} isn't a valid archive.`,
      fix: 'Build the site again with "npm run build".',
    })
  }
}

/** A fence that the text doesn't contain. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([mark]) => mark.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text.trimEnd()}\n${fence}`
}

/** A list of all files, and as many of them as fit into one answer. Lock files are only listed. */
function overview(name: string, contents: ReadonlyMap<string, string | undefined>): string {
  const list = [...contents].map(
    ([file, text]) => `- ${file} (${text === undefined ? 'not text' : `${text.length} characters`})`,
  )
  const parts = [`# Sample ${name}`, list.join('\n')]
  const left: string[] = []
  let size = parts.join('').length
  for (const [file, text] of contents) {
    if (text === undefined || isLockFile(file)) continue
    const part = `## ${file}\n\n${fenced(text)}`
    if (size + part.length > MOST_CHARACTERS) left.push(file)
    else {
      size += part.length
      parts.push(part)
    }
  }
  const note = `[Cut: these files didn't fit. Read them with "file": ${left.join(', ')}]`
  return [...parts, ...(left.length > 0 ? [note] : [])].join('\n\n')
}

/**
 * A sample application.
 * @param name one of `sampleNames`.
 * @param file the one file that is wanted; all files that fit if empty.
 * @throws SiteError for an unknown sample or file, with those that exist.
 */
export async function readSample(files: Files, name: string, file: string): Promise<string> {
  if (!sampleNames.includes(name)) {
    throw new SiteError({
      what: `The site has no sample ${JSON.stringify(name)}.`,
      allowed: sampleNames.join(', '),
      fix: 'Use one of these names.',
    })
  }
  const contents = await filesIn(files, name)
  if (file === '') return overview(name, contents)
  const text = contents.get(file)
  if (text !== undefined) return text
  throw new SiteError({
    what: `The sample ${name} has no text file ${JSON.stringify(file)}.`,
    allowed: [...contents].flatMap(([each, content]) => (content === undefined ? [] : each)).join(', '),
    fix: 'Use one of these files, or leave out "file" to get all of them.',
  })
}
