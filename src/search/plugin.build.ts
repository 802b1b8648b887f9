import {createHash} from 'node:crypto'
import {setImmediate} from 'node:timers/promises'
import {extract, type PageText} from './extract.build'
import {fieldsOf} from './fields.build'
import {searchLanguageOf} from './languages/index.build'
import {pack, type SectionTerms} from './pack.build'
import {anchorOf, FORMAT, type IndexedPage, type SearchHead, type SectionTexts, type Shard} from './searchIndex'
import {speak} from './terms'

/** A page as it is built. */
export type SearchedPage = {
  /** Its path on the site: `/docs/` for `docs/index.html`. */
  path: string
  html: string
  title: string
  /** What its `<meta>` tags say, by their names. */
  meta: ReadonlyMap<string, string>
  /** What it tells search engines of itself, each a JSON text. */
  structuredData: readonly string[]
}

/** What the indexes are made of besides the pages. */
export type SearchOptions = {
  /** Path of the site on its host, with slashes at both ends. */
  baseUrl: string
  /** Locale of the pages, such as `de`. Default: `en`. */
  locale?: string
  /** Kinds of pages, by where they are. A page is of the first that fits. */
  kinds: readonly {id: string; path: string}[]
  /** Tags of the versions of documentation that readers of other pages are led to: `docs-default-current`. */
  latest: ReadonlySet<string>
}

/** The files of the indexes. */
export type BuiltSearch = {
  /** Content by path below the site's root. */
  files: ReadonlyMap<string, string>
  /** Address of the index that a page searches in. */
  indexFor: (page: SearchedPage) => string
  /** Tags of the pages that a page searches in, by which a hosted service knows them. */
  tagsFor: (page: SearchedPage) => readonly string[]
}

const FOLDER = 'assets/search'

/** Characters of text in one file: a long page or a few short ones, so that a browser gets little but what it shows. */
const TEXT_SIZE = 6_000

/** What the framework says of a page: one of documentation has the plugin and the version in it. */
const tagOf = ({meta}: SearchedPage): string => meta.get('docsearch:docusaurus_tag') ?? 'default'
const languageOf = ({meta}: SearchedPage): string => meta.get('docsearch:language') ?? 'en'
const pluginOf = (page: SearchedPage): string | undefined => /^docs-(.+)-[^-]+$/.exec(tagOf(page))?.[1]

/** Pages that list others have what those say once more. */
const isList = (page: SearchedPage): boolean => tagOf(page).startsWith('blog_')
const isCategory = ({path}: SearchedPage): boolean => path.includes('/category/')

/** In these, readers look up an error that they see, or use a tool. */
const isLookup = ({path}: SearchedPage): boolean => /\/docs\/(errors|tools)\/./.test(path)

/** Whether a page is called by a word, such as SAML, that other pages explain. */
const isAuxiliary = (page: SearchedPage, {isOperation}: PageText): boolean =>
  isList(page) || isCategory(page) || isLookup(page) || isOperation

/** A page that explains comes before one that lists, and before one of many operations. */
function weightOf(page: SearchedPage, {isOperation}: PageText): number {
  if (isList(page) || isCategory(page)) return 0.2
  return isOperation ? 0.8 : page.path.startsWith('/blog/') ? 0.7 : 1
}

/** A page, and what the indexes that have it say of it. */
type Entry = {page: SearchedPage; indexed: IndexedPage; terms: readonly SectionTerms[]; texts: readonly string[]}

function entryOf(
  page: SearchedPage,
  {baseUrl, kinds}: SearchOptions,
): Omit<Entry, 'indexed'> & {indexed: Omit<IndexedPage, 'text'>} {
  const whole = extract(page.html, page.structuredData)
  const [first = {anchor: '', heading: '', text: '', code: '', quoted: []}] = whole.sections
  const text = isList(page) ? {...whole, sections: [{...first, text: '', code: '', quoted: []}]} : whole
  const indexed = {
    path: baseUrl + page.path.slice(1),
    title: page.title,
    label: text.label === page.title ? '' : text.label,
    trail: text.trail,
    kind: kinds.find(({path}) => page.path.startsWith(path))?.id ?? '',
    weight: weightOf(page, text),
    ...(isAuxiliary(page, text) ? {isAuxiliary: true as const} : {}),
    sections: text.sections.map(
      ({anchor, heading}) =>
        (anchorOf(heading) === anchor ? [heading] : [heading, anchor]) satisfies IndexedPage['sections'][number],
    ),
  }
  const texts = text.sections.map(
    (section) =>
      [section.text, section.code].filter((part) => part !== '').join('\n') || (page.meta.get('description') ?? ''),
  )
  return {page, indexed, terms: fieldsOf(page, text), texts}
}

/** Adds a file with a content, as JSON. @returns its address. */
type Add = (name: string, content: unknown) => string

/** The files of the indexes by their paths, and what adds to them. */
function fileStore(baseUrl: string): {files: ReadonlyMap<string, string>; add: Add} {
  const files = new Map<string, string>()
  const add: Add = (name, content) => {
    const json = JSON.stringify(content)
    // Whatever keeps it may keep it for good.
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
    const file = `${FOLDER}/${name}.${hash}.json`
    files.set(file, json)
    return baseUrl + file
  }
  return {files, add}
}

/** Reads the pages, and adds the texts of their sections, those of several pages in one file. */
async function readEntries(
  pages: readonly SearchedPage[],
  options: SearchOptions,
  add: Add,
): Promise<{entries: readonly Entry[]; texts: readonly string[]}> {
  const texts: string[] = []
  const entries: Entry[] = []
  let open: Record<string, readonly string[]> = {}
  let size = 0
  const close = (): void => {
    if (size > 0) texts.push(add('text', open satisfies SectionTexts))
    open = {}
    size = 0
  }
  for (const page of pages) {
    // What waits for this thread goes on between two pages.
    await setImmediate()
    const entry = entryOf(page, options)
    open[entry.indexed.path] = entry.texts
    entries.push({...entry, indexed: {...entry.indexed, text: texts.length}})
    size += entry.texts.join('').length
    if (size > TEXT_SIZE) close()
  }
  close()
  return {entries, texts}
}

/** Adds an index and its shards. @param texts addresses of the files with the texts. @returns the address of the index. */
function addIndex(language: string, searched: readonly Entry[], texts: readonly string[], add: Add): string {
  const {lengths, shards} = pack(searched.flatMap(({terms}) => terms))
  const head: SearchHead = {
    format: FORMAT,
    pages: searched.map(({indexed}) => indexed),
    texts,
    lengths,
    shards: shards.map(({from, terms}) => ({from, file: add('terms', {terms} satisfies Shard)})),
  }
  return add(`index-${language}`, head)
}

/**
 * Makes what is searched of the built pages: an index for each language and, where documentation has versions, for each
 * version; and the texts of all sections, in files that a browser gets for the results that it shows.
 */
export async function buildSearch(pages: readonly SearchedPage[], options: SearchOptions): Promise<BuiltSearch> {
  speak(searchLanguageOf(options.locale ?? 'en').language)
  const {files, add} = fileStore(options.baseUrl)
  const {entries, texts} = await readEntries(pages, options, add)
  /** The pages of its language, and of documentation those of its version, or else of the latest. */
  const searchedFrom = (page: SearchedPage): Entry[] => {
    const plugin = pluginOf(page)
    return entries.filter(({page: other}) => {
      if (languageOf(other) !== languageOf(page)) return false
      if (pluginOf(other) === undefined) return true
      return pluginOf(other) === plugin ? tagOf(other) === tagOf(page) : options.latest.has(tagOf(other))
    })
  }
  const made = new Map<string, string>()
  const indexFor = (page: SearchedPage): string => {
    const isOfOld = pluginOf(page) !== undefined && !options.latest.has(tagOf(page))
    const key = `${languageOf(page)} ${isOfOld ? tagOf(page) : ''}`
    const address = made.get(key) ?? addIndex(languageOf(page), searchedFrom(page), texts, add)
    made.set(key, address)
    return address
  }
  // All of them now: which there are does not depend on who asks.
  for (const page of pages) indexFor(page)
  // A hosted service can not let lists come last: it leaves them out.
  const tagsFor = (page: SearchedPage): string[] => [
    ...new Set(searchedFrom(page).flatMap((entry) => (isList(entry.page) ? [] : tagOf(entry.page)))),
  ]
  return {files, indexFor, tagsFor}
}
