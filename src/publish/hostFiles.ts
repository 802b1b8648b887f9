import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {Redirect} from '../data/redirects'
import type {HeaderRule} from '../lib/headerRules'
import {formatHeadersFile} from './headersFile'
import {collectLanguages, languagePaths, wholeBuild} from './languages'
import type {Page} from './page'
import {below, movedPages, writeRedirectFiles, writeRedirectPages} from './redirects'
import {robotsTxt, type ContentSignals} from './robotsTxt'
import {securityTxt, type SecurityTxt} from './securityTxt'
import {earlierFiles} from './versions'

/** CSP source expressions of what stands in the pages, and the paths of all languages, the default one first. */
export type PageHashes = {scripts: readonly string[]; styles: readonly string[]; languages: readonly string[]}

export type HostFileOptions = {
  /** What programs can use the pages for. */
  signals: ContentSignals
  /** Whom to tell of a weakness, and when that was last looked at. */
  security: Omit<SecurityTxt, 'site'>
  /** Addresses that lead on, besides those in the front matter of pages. */
  redirects: readonly Redirect[]
  /** The response headers of the site. */
  headers: (hashes: PageHashes) => readonly HeaderRule[]
}

type Build = Parameters<NonNullable<Plugin['postBuild']>>[0]

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort()

/** Writes what a host reads, and what programs look for at the root of the site: one file of each for all languages. */
export async function writeHostFiles(
  pages: readonly Page[],
  {signals, security, redirects, headers}: HostFileOptions,
  {siteDir, baseUrl, i18n}: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>,
  {outDir, routes, plugins, siteConfig: {url, noIndex}}: Build,
): Promise<void> {
  const moved = await movedPages(siteDir, routes, {baseUrl, earlierFiles: earlierFiles(plugins)})
  const own = [...moved, ...redirects]
  await writeRedirectPages(own, {outDir, url, baseUrl})
  const place = {i18n, baseUrl, outDir}
  const languages = await collectLanguages(
    {
      baseUrl,
      scripts: distinct(pages.flatMap(({scriptHashes}) => scriptHashes)),
      styles: distinct(pages.flatMap(({styleHashes}) => styleHashes)),
      redirects: below(own, baseUrl),
    },
    place,
  )
  const root = wholeBuild(place)
  const write = (name: string, text: string): Promise<void> => writeFile(path.join(root, name), text)
  const paths = languagePaths(i18n)
  const [first = baseUrl] = paths
  await write('robots.txt', robotsTxt({sites: paths.map((each) => url + each), noIndex, signals}))
  await mkdir(path.join(root, '.well-known'), {recursive: true})
  await write('.well-known/security.txt', securityTxt({...security, site: url + first}))
  await writeRedirectFiles(
    root,
    languages.flatMap((language) => language.redirects),
  )
  const rules = headers({
    scripts: distinct(languages.flatMap(({scripts}) => scripts)),
    styles: distinct(languages.flatMap(({styles}) => styles)),
    languages: paths,
  })
  await write('_headers', formatHeadersFile(rules))
  // Last: a build without it is not whole.
  await write('_headers.json', `${JSON.stringify(rules, null, 2)}\n`)
}
