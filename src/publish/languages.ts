import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {I18n} from '@docusaurus/types'
import * as z from 'zod'

const schema = z.object({
  /** Path of the language on the host, with slashes at both ends. */
  baseUrl: z.string(),
  /** CSP source expressions of inline scripts and style attributes. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  redirects: z.array(z.object({from: z.string(), to: z.string()})),
})

/** What the pages of one language add to the files that a host reads. */
export type LanguageOutput = z.infer<typeof schema>

/** Not served, as all names that begin with an underscore. */
const FILE = '_languages.json'

type Place = {i18n: I18n; baseUrl: string; outDir: string}

/** Paths of all languages on the host, the default one first. */
export function languagePaths({defaultLocale, localeConfigs}: I18n): string[] {
  const root = localeConfigs[defaultLocale]?.baseUrl
  const others = Object.values(localeConfigs).map(({baseUrl}) => baseUrl)
  return [...new Set(root === undefined ? others : [root, ...others])]
}

/** The folder of the whole build, in which that of a language is. */
export function wholeBuild({i18n, baseUrl, outDir}: Place): string {
  const [root = baseUrl] = languagePaths(i18n)
  return path.join(outDir, path.posix.relative(baseUrl, root))
}

/**
 * Adds what one language has to what the languages before it had: the framework builds one after the other, and a host reads
 * one file for all.
 * @returns all languages that have been built, the default one first.
 */
export async function collectLanguages(own: LanguageOutput, place: Place): Promise<LanguageOutput[]> {
  if (place.i18n.locales.length < 2) return [own]
  const file = path.join(wholeBuild(place), FILE)
  const isFirst = own.baseUrl === languagePaths(place.i18n)[0]
  const before = isFirst ? [] : z.array(schema).parse(JSON.parse(await readFile(file, 'utf8')))
  const all = [...before.filter(({baseUrl}) => baseUrl !== own.baseUrl), own]
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`)
  return all
}
