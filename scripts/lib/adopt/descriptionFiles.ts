import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {isMap, isScalar, parseDocument, visit} from 'yaml'
import {SiteError} from '../../../src/lib/problem'

/**
 * The texts of an API description and of all files that it refers to, by their paths from the folder of the description. The
 * description itself is `openapi.yaml`.
 * @param entry absolute path of the description.
 */
export async function readDescriptionFiles(entry: string): Promise<ReadonlyMap<string, string>> {
  const folder = path.dirname(entry)
  const texts = new Map<string, string>()
  const waiting = [{file: entry, from: entry}]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const {file, from} = next
    const name = file === entry ? 'openapi.yaml' : path.relative(folder, file).replaceAll('\\', '/')
    if (texts.has(name)) continue
    requireFile(file, {folder, from})
    const text = await readFile(file, 'utf8')
    texts.set(name, text)
    waiting.push(...filesIn(text).map((target) => ({file: path.resolve(path.dirname(file), target), from: file})))
  }
  return texts
}

function requireFile(file: string, {folder, from}: {folder: string; from: string}): void {
  if (!existsSync(file)) {
    throw new SiteError({
      file: from,
      what: `It refers to the file ${file}, which doesn't exist.`,
      fix: 'Add the file, or correct the $ref.',
    })
  }
  if (path.relative(folder, file).startsWith('..')) {
    throw new SiteError({
      file: from,
      what: `It refers to the file ${file}, which isn't in the folder of the API description.`,
      allowed: `files below ${folder}`,
      fix: 'Move the file there, and correct the $ref.',
    })
  }
}

/** The other files that the references of a file lead to. */
function filesIn(text: string): string[] {
  const found: string[] = []
  visit(parseDocument(text), {
    Pair(_, {key, value}) {
      if (isScalar(key) && key.value === '$ref' && isScalar(value)) found.push(String(value.value))
      if (isScalar(key) && key.value === 'mapping' && isMap(value))
        found.push(...value.items.flatMap(({value: to}) => (isScalar(to) ? String(to.value) : [])))
    },
  })
  const files = found.map((target) => target.replace(/#.*$/, '')).filter((target) => /\.(?:ya?ml|json)$/.test(target))
  return [...new Set(files)].filter((target) => !/^[a-z][a-z+.-]*:/i.test(target)).map(decodeURI)
}
