import {excerptOf} from '../dialog/marks.client'
import {INDEX_META, type SearchHead} from '../searchIndex'
import type {Hit, Marked, Passages, SearchAnswer, SearchEngine, SearchRequest} from './engine.client'
import {readHead} from './loadIndex.client'
import {field, loadJson} from './loadJson.client'
import {placesOf, type Place} from './places.client'
import {ranker, type Ranker} from './rank.client'

/** How many sections of one page can be among the best; others of it come after those of other pages. */
const OF_ONE_PAGE = 3

/** The sections in their order, but no page with more than a few among the first. */
function mixed(places: readonly Place[]): Place[] {
  const counts = new Map<string, number>()
  const [first, later]: [Place[], Place[]] = [[], []]
  for (const place of places) {
    const count = (counts.get(place.page.path) ?? 0) + 1
    counts.set(place.page.path, count)
    ;(count > OF_ONE_PAGE ? later : first).push(place)
  }
  return [...first, ...later]
}

const urlOf = ({page, anchor}: Place): string =>
  anchor === '' ? page.path : `${page.path}#${encodeURIComponent(anchor)}`

const hitOf = (place: Place): Hit => ({
  url: urlOf(place),
  title: place.page.title,
  heading: place.heading,
  trail: place.page.trail,
  kind: place.page.kind,
})

/** The address of the index that was built with a page. @throws Error if the page names none. */
function addressIn(page: Document): string {
  const address = page.querySelector<HTMLMetaElement>(`meta[name=${INDEX_META}]`)?.content
  if (address === undefined) throw new Error(`This page has no <meta name="${INDEX_META}">. Build the site again.`)
  return address
}

/** The address of the index that the page has on the server now, which can be of a newer build. */
async function currentAddress(): Promise<string> {
  const response = await fetch(location.pathname, {cache: 'reload'})
  // Read as text: parsing it as a document would load nothing either, but Trusted Types forbid it.
  const name = new RegExp(`<meta name="${INDEX_META}" content="([^"]+)"`).exec(await response.text())
  return name?.[1] ?? addressIn(document)
}

/** Gets files, each once. One that doesn't come is asked for again the next time, past what the browser keeps. */
function fileLoader(isFresh: boolean): (file: string) => Promise<unknown> {
  const files = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()
  return (file) => {
    const content = files.get(file) ?? loadJson(file, isFresh || failed.has(file))
    files.set(file, content)
    content.catch(() => {
      files.delete(file)
      failed.add(file)
    })
    return content
  }
}

/** An index whose head is there. Its other files come when a query needs them. */
type Loaded = Ranker & {
  places: readonly Place[]
  textOf: (url: string) => Promise<string>
}

function reader(head: SearchHead, isFresh: boolean): Loaded {
  const get = fileLoader(isFresh)
  const places = placesOf(head.pages)
  const byUrl = new Map(places.map((place) => [urlOf(place), place]))

  async function textOf(url: string): Promise<string> {
    const place = byUrl.get(url)
    const file = head.texts[place?.page.text ?? -1]
    if (place === undefined || file === undefined) return ''
    const sections = field(await get(file), place.page.path)
    const text: unknown = Array.isArray(sections) ? sections[place.at] : undefined
    return typeof text === 'string' ? text : ''
  }

  async function termsIn(file: string): Promise<string> {
    const terms = field(await get(file), 'terms')
    if (typeof terms !== 'string') throw new Error(`${file} doesn't contain a list of terms.`)
    return terms
  }

  return {...ranker(head, places, termsIn), places, textOf}
}

/** @param isFresh whether the browser's copies, and the page itself, may be older than the site. */
async function load(isFresh: boolean): Promise<Loaded> {
  const address = isFresh ? await currentAddress() : addressIn(document)
  return reader(readHead(await loadJson(address, isFresh)), isFresh)
}

async function searchIn({rank, places}: Loaded, {query, kind, count, from = 0}: SearchRequest): Promise<SearchAnswer> {
  const found = (await rank(query)).flatMap((section) => places[section] ?? [])
  const kinds: Record<string, number> = {}
  for (const {page} of found) kinds[page.kind] = (kinds[page.kind] ?? 0) + 1
  const wanted = mixed(kind === undefined ? found : found.filter(({page}) => page.kind === kind))
  return {hits: wanted.slice(from, from + count).map(hitOf), nbHits: wanted.length, kinds}
}

async function passagesIn(index: Loaded, query: string, count: number): Promise<Passages> {
  const {hits} = await searchIn(index, {query, count})
  const found = await Promise.all(hits.map(async (hit) => ({hit, text: await index.textOf(hit.url)})))
  return {found, sectionsWith: index.sectionsWith, sections: index.places.length}
}

/** The index of the build, searched in the reader's browser: no query leaves it. */
export function embeddedEngine(): SearchEngine {
  let loaded: Promise<Loaded> | undefined
  let hasFailed = false
  function keep(index: Promise<Loaded>): Promise<Loaded> {
    loaded = index
    index.catch(() => {
      hasFailed = true
      loaded = undefined
    })
    return index
  }
  const get = (): Promise<Loaded> => loaded ?? keep(load(hasFailed).catch(() => load(true)))

  /**
   * Does something with the index, and if a file of it is gone, with the index of the newer build that took its place. Works that
   * fail together, as a search and a question, wait for the same newer index.
   */
  async function using<T>(work: (index: Loaded) => Promise<T>): Promise<T> {
    const used = get()
    const index = await used
    try {
      return await work(index)
    } catch {
      return work(await (loaded === used ? keep(load(true)) : get()))
    }
  }

  return {
    prepare: async () => {
      await get()
    },
    search: (request) => using((index) => searchIn(index, request)),
    excerpt: async ({url}, query): Promise<Marked> => excerptOf(await (await get()).textOf(url), query),
    passages: (query, count) => using((index) => passagesIn(index, query, count)),
  }
}
