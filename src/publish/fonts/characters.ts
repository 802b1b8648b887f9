import {readFile} from 'node:fs/promises'
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations'
import {glob} from 'tinyglobby'
import {dateFormat, formatNumber} from '../../lib/formats'
import {locale} from '../../lib/locale'

/** Which files are read. */
export type CharacterSources = {
  /** Absolute path of the site's root. */
  siteDir: string
  /** Globs relative to it. */
  sources: readonly string[]
  ignore: readonly string[]
}

const printableAscii = Array.from({length: 95}, (_, index) => String.fromCharCode(0x20 + index)).join('')

/**
 * What text may gain on its way from source to page: the typographer's marks, the theme's own labels and arrows, and
 * what is often written as an escape or an entity.
 */
const typographic = '\u00a0\u200b©®°±·×÷«»‹›‘’‚“”„–—−•…™€←↑→↓'

/** The characters of one text, sorted, each once. Control characters and what combines with others stay out. */
export function charactersOf(...texts: readonly string[]): string {
  const all = new Set(texts.join(''))
  return [...all]
    .filter((character) => !/\p{Cc}/u.test(character))
    .sort()
    .join('')
}

/** What no source has: the theme's own labels in the language of the build, and its dates and numbers. */
async function textsOfLanguage(): Promise<string> {
  const labels = await readDefaultCodeTranslationMessages({locale: locale(), name: 'theme-common'})
  const months = Array.from({length: 12}, (_, month) =>
    dateFormat({dateStyle: 'long'}).format(new Date(Date.UTC(2000, month))),
  )
  return [...Object.values(labels), ...months, formatNumber(1_234_567.8)].join('')
}

/** Every character that readers may meet: those of the sources and of the language, printable ASCII and the usual typographic ones. */
export async function readCharacters({siteDir, sources, ignore}: CharacterSources): Promise<string> {
  const files = await glob([...sources], {cwd: siteDir, ignore: ['**/node_modules/**', ...ignore], absolute: true})
  // One file at a time joins the set: the whole text of a large site need not be in memory at once.
  let characters = printableAscii + typographic + (await textsOfLanguage())
  for (const file of files) characters = charactersOf(characters, await readFile(file, 'utf8'))
  return charactersOf(characters)
}
