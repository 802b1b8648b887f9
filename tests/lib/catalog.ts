import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel'
import {glob} from 'tinyglobby'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'

const catalogSchema = z.record(z.string(), z.object({message: z.string()}))

/** The catalog of the fixture's second language, relative to the site's root. */
export const CATALOG = 'tests/fixtures/site/i18n/de/code.json'

/** The texts in it by their IDs. */
export const readCatalog = async () => catalogSchema.parse(JSON.parse(await readFile(path.join(ROOT, CATALOG), 'utf8')))

type SourceText = [id: string, text: {message: string}]

/** The texts of the site's own code and what is wrong with them, as `docusaurus write-translations` finds them. */
export async function readTexts(): Promise<{own: SourceText[]; warnings: string[]}> {
  const files = await glob('src/**/*.{ts,tsx}', {cwd: ROOT, absolute: true, ignore: ['**/*.test.*']})
  const marked = await Promise.all(
    files.map(async (file) => ((await readFile(file, 'utf8')).includes('@docusaurus/Translate') ? [file] : [])),
  )
  const found = await extractAllSourceCodeFileTranslations(marked.flat().sort(), getBabelOptions({isServer: true}))
  return {
    // Those of the theme have translations of their own.
    own: found
      .flatMap(({translations}) => Object.entries(translations))
      .flatMap(([id, {message}]) => (id.startsWith('theme.') ? [] : [[id, {message}] satisfies SourceText])),
    warnings: found.flatMap(({warnings}) => warnings),
  }
}
