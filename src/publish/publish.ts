import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {glob} from 'tinyglobby'
import {shareImages, type ShareImagesOptions} from './share-images'
import {writeStylesheets, type StylesheetGroup} from './stylesheet'
import {cacheIn} from '../lib/cache.build'
import {OFFLINE_LIST, OFFLINE_PAGE} from '../parts/offline/offlineFiles'
import {INDEX_META, TAGS_META} from '../search/searchIndex'
import {buildSearch, type SearchOptions} from '../search/plugin.build'
import {writeHostFiles, type HostFileOptions} from './hostFiles'
import {isListed} from './isListed'
import {offlineList} from './offline/offlineList'
import {writeMarkdown, type MarkdownOptions} from './markdown'
import {readPage, type Page} from './page'
import {pageList} from './pageList'
import {scriptMinifier} from './scripts'
import {sidebarFiles} from './sidebars'
import {SECTIONS_FOLDER} from '../parts/sidebar/sectionFiles'
import {transformPage} from './transform'
import {textLanguages, textLocalesByPath, type TranslatedFolder} from './translations'
import {latestVersions} from './versions'

export type HtmlOptions = HostFileOptions & {
  /** Pictures for services that show one with a link. */
  images: ShareImagesOptions
  /** Which pages share a stylesheet. */
  stylesheets: readonly StylesheetGroup[]
  /** Kinds of pages that are searched. */
  search: Pick<SearchOptions, 'kinds'> & {
    /** Path of the page of results. */
    page: string
    /** Whether a hosted service answers, which has to be told in which pages to search. */
    isHosted: boolean
  }
  /** Pages as Markdown, and the files by which programs find them. */
  markdown: MarkdownOptions
  /** Beginnings of the paths of pages that readers can save for reading without a connection. None: they can save nothing. */
  savedPaths: readonly string[]
  /** Where the pages of other languages are. */
  translations: readonly TranslatedFolder[]
}

/** How many pages are read, drawn for and written at a time. */
const CONCURRENCY = 8

/** What the framework says when it has written all pages. */
type Build = Parameters<NonNullable<Plugin['postBuild']>>[0]

/** Reads all pages that the framework has written. */
async function readPages({outDir, siteConfig: {title, titleDelimiter}}: Build): Promise<Page[]> {
  const files = (await glob('**/*.html', {cwd: outDir})).sort()
  const minifyScripts = scriptMinifier()
  return inParallel(files, async (file) =>
    readPage(minifyScripts(await readFile(path.join(outDir, file), 'utf8')), file, ` ${titleDelimiter} ${title}`),
  )
}

/** The list of what readers can save for reading without a connection. */
async function writeOfflineList(pages: readonly Page[], options: HtmlOptions, outDir: string, baseUrl: string) {
  if (options.savedPaths.length === 0) return
  const paths = [...options.savedPaths, options.search.page, `/${OFFLINE_PAGE}`]
  const saved = pages.filter((page) => page.path.endsWith('/') && paths.some((start) => page.path.startsWith(start)))
  await writeFile(path.join(outDir, OFFLINE_LIST), JSON.stringify(await offlineList(outDir, saved, baseUrl)))
}

/** The pictures of the pages, in their order. A page that names one keeps it. */
async function drawImages(pages: readonly Page[], options: ShareImagesOptions, siteDir: string, outDir: string) {
  const imageFor = await shareImages(options, siteDir, outDir, cacheIn(siteDir))
  return inParallel(pages, async (page) =>
    page.meta.has('og:image') ? {alt: page.title} : imageFor(page.file, page.title, page.html),
  )
}

/**
 * Makes of the pages that the framework has written those that are published: each is read once, changed by the steps of
 * `transform.ts`, and written once. What is known of all of them goes into the files beside them.
 */
export async function publish(options: HtmlOptions, context: LoadContext, build: Build): Promise<void> {
  const {siteDir, baseUrl, generatedFilesDir, i18n} = context
  const {outDir, plugins, routes, siteConfig} = build
  const pages = await readPages(build)
  const listed = pages
    .filter((page) => isListed(page, siteConfig.noIndex))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  // The page of results says nothing without a script, and finds no page of use in itself.
  const searched = listed.filter(({path: pathname}) => pathname !== options.search.page)
  const byPath = textLocalesByPath(routes, options.translations, {siteDir, defaultLocale: i18n.defaultLocale})
  const textLanguageOf = textLanguages(byPath, i18n, baseUrl)
  // Threads draw the pictures while this one makes the rest.
  const [images, search, stylesheetOf] = await Promise.all([
    drawImages(pages, options.images, siteDir, outDir),
    buildSearch(searched, {
      ...options.search,
      baseUrl,
      locale: i18n.currentLocale,
      latest: latestVersions(plugins),
    }),
    writeStylesheets(outDir, path.join(generatedFilesDir, 'stylesheet.css'), pages, options.stylesheets),
  ])
  const sidebars = sidebarFiles(pages)
  const markdownPaths = new Set(searched.map((page) => page.path))
  const write = (name: string, text: string): Promise<void> => writeFile(path.join(outDir, name), text)
  await inParallel([...pages.entries()], async ([index, page]) => {
    const known = {
      baseUrl,
      hasMarkdown: markdownPaths.has(page.path),
      siteUrl: siteConfig.url + baseUrl,
      text: textLanguageOf(page.path),
      stylesheet: stylesheetOf(page.path),
      sidebar: sidebars.fileOf(page.html),
      image: images[index] ?? {alt: page.title},
      search: {
        [INDEX_META]: search.indexFor(page),
        ...(options.search.isHosted ? {[TAGS_META]: search.tagsFor(page).join(' ')} : {}),
      },
    }
    await write(page.file, transformPage(page, known))
  })
  await write('page-list.json', pageList(listed, baseUrl))
  for (const folder of ['assets/search', SECTIONS_FOLDER]) await mkdir(path.join(outDir, folder), {recursive: true})
  for (const [file, content] of [...search.files, ...sidebars.files]) await write(file, content)
  await writeMarkdown(searched, options.markdown, {siteDir, baseUrl, i18n, textLanguageOf}, build)
  await writeOfflineList(pages, options, outDir, baseUrl)
  await writeHostFiles(pages, options, context, build)
}

/** Calls a function with each item, of which some are under way at a time. The results are in the order of the items. */
async function inParallel<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await run(item)
  }
  await Promise.all(Array.from({length: CONCURRENCY}, work))
  return results
}
