import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Brand} from '../../../src/data/types'
import type {Place} from './deadLinks'
import type {Part} from './parts'

/** What readers and the provider's developers read. */
const TEXTS = [
  '{docs,articles,guides,blog,api}/**/*.mdx',
  'openapi/**/*.yaml',
  'src/{data,pages}/**/*.{ts,tsx,mdx}',
  'src/config/{agents,skills}.ts',
  'samples/**/*.{md,js,ts,tsx,html}',
]

const LEFT_OUT = ['**/*.test.ts', '**/node_modules/**', 'src/data/offer/offered.ts', 'src/pages/style/**']

/**
 * The lines that still speak of a removed part or of the brand before, for a person to read.
 * @param before the brand as it was, if it is another now.
 */
export async function findMentions(root: string, parts: readonly Part[], before: Brand | undefined): Promise<Place[]> {
  const words = parts.flatMap(({word}) => word ?? [])
  const names = before === undefined ? [] : [before.name, before.domain, before.legalName, before.supportEmail]
  const found: Place[] = []
  for (const file of (await glob(TEXTS, {cwd: root, ignore: LEFT_OUT})).sort()) {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
    found.push(
      ...lines.flatMap((text, index) =>
        names.some((name) => text.includes(name)) || words.some((word) => word.test(prose(text, file)))
          ? [{file, line: index + 1, text: text.trim()}]
          : [],
      ),
    )
  }
  return found
}

/** What readers see of a line: in code, the strings of several words. Flags of the offer choose among theirs. */
function prose(line: string, file: string): string {
  if (!/\.tsx?$/.test(file)) return line
  if (/^\s*(?:\/\/|\*|\/\*|import\b|[?:] )|\boffered\./.test(line)) return ''
  return (line.match(/'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`?/g) ?? []).filter((text) => text.includes(' ')).join(' ')
}
