import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {glob} from 'tinyglobby'
import {unified} from 'unified'
import {sourceText} from '../../lib/sourceText'
import {parseTree} from '../parseTree'
import {proseOfTypeScript, proseOfYaml} from './fromCode'
import {proseOfMarkdown} from './fromMarkdown'
import type {ProseText} from './text'

/** A group of texts that readers see in one place. */
export type Group = {
  name: string
  files: readonly string[]
  /** Phrases that its texts may use, by name. */
  allowed?: readonly string[]
  /** Whether they describe the provider's offer. */
  isOffer?: boolean
  /** A file that has to have a line for its group to be read at all. */
  asked?: {file: string; line: string}
}

/** Legal texts give permissions, and their sentences are reviewed by counsel. */
const LEGAL = ['may', 'dated word', 'long sentence']

/** The texts outside of the pages that `src/data/contentTrees.ts` lists. */
export const groups: readonly Group[] = [
  {
    name: 'API description',
    files: ['openapi/openapi.yaml', 'openapi/{paths,shared}/**/*.yaml'],
    // A description from elsewhere has a style of its own.
    asked: {file: 'openapi/openapi.yaml', line: '# style: checked'},
  },
  {
    name: 'marketing',
    files: ['src/pages/**/_content.ts', 'src/pages/**/_*.mdx', '!src/pages/company', '!src/pages/style'],
    isOffer: true,
  },
  {name: 'legal', files: ['src/pages/company/**/_*.{ts,mdx}'], allowed: LEGAL, isOffer: true},
  {name: 'glossary', files: ['src/data/{glossary,authors,tags}.ts']},
  {name: 'pictures', files: ['src/data/takenScreenshots.json']},
  {name: 'READMEs', files: ['**/README.md', 'CONTRIBUTING.md', 'SECURITY.md', '!**/{node_modules,build}/**', '!.*/**']},
]

/** A file with its words. */
export type Source = {file: string; source: string; texts: readonly ProseText[]}

const readme = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * @param siteDir absolute path of the site's root.
 * @param only files that are asked for, relative to it. Default: all.
 * @returns the texts of a group by file, in the order of their paths, relative to the root.
 */
export async function sourcesOf(
  siteDir: string,
  {files, asked}: Pick<Group, 'files' | 'asked'>,
  only: readonly string[] = [],
): Promise<Source[]> {
  if (asked && !(await linesOf(path.join(siteDir, asked.file))).includes(asked.line)) return []
  const found = (await glob([...files], {cwd: siteDir})).filter((file) => only.length === 0 || only.includes(file))
  return Promise.all(
    found.sort().map(async (file) => {
      const source = sourceText(await readFile(path.join(siteDir, file), 'utf8'))
      return {file, source, texts: proseOf(file, source)}
    }),
  )
}

async function linesOf(file: string): Promise<string[]> {
  return existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : []
}

function proseOf(file: string, source: string): ProseText[] {
  if (file.endsWith('.mdx')) return proseOfMarkdown(parseTree(source), source)
  if (file.endsWith('.md')) return proseOfMarkdown(readme.parse(source), source)
  return file.endsWith('.ts') ? proseOfTypeScript(source) : proseOfYaml(source)
}
