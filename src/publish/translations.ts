import {existsSync} from 'node:fs'
import path from 'node:path'
import type {I18n, RouteConfig} from '@docusaurus/types'

/** A folder of translated pages. */
export type TranslatedFolder = {
  /** Such as `de`. */
  locale: string
  /** Relative to the site's root. */
  dir: string
  /** The folder with the same pages in the site's own language. */
  source: string
}

const within = (file: string, folder: string): string | undefined =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length) : undefined

/**
 * The languages of the text of a page: the site's own, and those with a translated file.
 * @param file of the page in any language, relative to the site's root. @param siteDir absolute path of the site's root.
 */
export function textLocales(
  file: string,
  folders: readonly TranslatedFolder[],
  {siteDir, defaultLocale}: {siteDir: string; defaultLocale: string},
): string[] {
  const [source = file] = folders.flatMap((each) => {
    const rest = within(file, each.dir)
    return rest === undefined ? [] : [each.source + rest]
  })
  const translated = folders.filter((each) => {
    const rest = within(source, each.source)
    return rest !== undefined && existsSync(path.join(siteDir, each.dir + rest))
  })
  return [...new Set([defaultLocale, ...translated.map(({locale}) => locale)])]
}

const leaves = (route: RouteConfig): RouteConfig[] => [route, ...(route.routes ?? []).flatMap(leaves)]

/** Path of a page in the build, with its base and a slash at the end. */
const addressOf = (route: string): string => route.replace(/\/?$/, '/')

/**
 * The languages of the text of each page that is made from a file, by its path with the base. Pages that plugins make from
 * others, such as lists of posts, are missing: their texts are in every language.
 */
export function textLocalesByPath(
  routes: readonly RouteConfig[],
  folders: readonly TranslatedFolder[],
  place: {siteDir: string; defaultLocale: string},
): Map<string, readonly string[]> {
  return new Map(
    routes.flatMap(leaves).flatMap(({path: route, metadata}) => {
      const file = metadata?.sourceFilePath
      return file === undefined ? [] : [[addressOf(route), textLocales(file, folders, place)] as const]
    }),
  )
}

/** What a page on a site in several languages says of its text. */
export type TextLanguage = {
  /** `hreflang` of the languages in which the page has no text. */
  missing: readonly string[]
  /** For a page that is shown without a translation: language tag of its text, and path of the page in that language. */
  original?: {lang: string; path: string}
}

/**
 * What pages say of the language of their text.
 * @returns a function of a page's path, below the base of its language. It returns undefined for a page that has its text in all
 * languages.
 */
export function textLanguages(
  byPath: ReadonlyMap<string, readonly string[]>,
  {locales, currentLocale, defaultLocale, localeConfigs}: I18n,
  baseUrl: string,
): (page: string) => TextLanguage | undefined {
  const tag = (locale: string): string => localeConfigs[locale]?.htmlLang ?? locale
  const root = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl
  return (page) => {
    const texts = byPath.get(baseUrl + page.slice(1)) ?? locales
    const missing = locales.filter((locale) => !texts.includes(locale))
    if (missing.length === 0) return undefined
    return {
      missing: missing.map(tag),
      ...(missing.includes(currentLocale) && {original: {lang: tag(defaultLocale), path: root + page.slice(1)}}),
    }
  }
}
