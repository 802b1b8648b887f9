import {INDEX_META} from '../searchIndex'
import type {Hit, Marked, Passage, SearchAnswer, SearchEngine, SearchRequest} from './engine.client'
import {readIndex} from './loadIndex.client'
import {excerptOf} from '../dialog/marks.client'
import {field, loadJson} from './loadJson.client'
import {ranker} from './rank.client'
import {unpack, type Place} from './unpack.client'

/** How many sections of one page stand among the best; others of it come after those of other pages. */
const OF_ONE_PAGE = 3

const texts = new Map<string, Promise<unknown>>()

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

const hitOf = ({page, anchor, heading}: Place): Hit => ({
  url: anchor === '' ? page.path : `${page.path}#${encodeURIComponent(anchor)}`,
  title: page.title,
  heading,
  trail: page.trail,
  kind: page.kind,
})

type Loaded = {rank: (query: string) => number[]; places: readonly Place[]; texts: readonly string[]}

/** The address of the index that was built with a page. */
const addressIn = (page: Document): string =>
  page.querySelector<HTMLMetaElement>(`meta[name=${INDEX_META}]`)?.content ?? ''

/** A newer build may have taken the place of this page's: then the page as it is now knows the index. */
async function currentAddress(): Promise<string> {
  const response = await fetch(location.pathname, {cache: 'reload'})
  // Parsed, the page does nothing: no script runs, and nothing is loaded.
  const name = new RegExp(`<meta name="${INDEX_META}" content="([^"]+)"`).exec(await response.text())
  return name?.[1] ?? addressIn(document)
}

async function load(hasFailed: boolean): Promise<Loaded> {
  const index = readIndex(await loadJson(hasFailed ? await currentAddress() : addressIn(document), hasFailed))
  const unpacked = unpack(index)
  return {rank: ranker(unpacked), places: unpacked.places, texts: index.texts}
}

/** The index of the build, searched in the reader's browser: no query leaves it. */
export function embeddedEngine(): SearchEngine {
  let loaded: Promise<Loaded> | undefined
  let hasFailed = false
  const get = (): Promise<Loaded> => {
    loaded ??= load(hasFailed).catch(() => load(true))
    loaded.catch(() => {
      hasFailed = true
      loaded = undefined
    })
    return loaded
  }
  /** Takes the index of a newer build, which knows other files. Where none comes, the one that is there goes on. */
  async function renew(): Promise<void> {
    const renewed = load(true)
    await renewed
    loaded = renewed
  }
  /** Places by the address of their hit, for their texts. */
  const byUrl = new Map<string, Place>()

  async function textOf(url: string): Promise<string> {
    const {texts: files} = await get()
    const place = byUrl.get(url)
    const file = files[place?.page.text ?? -1]
    if (place === undefined || file === undefined) return ''
    const content = texts.get(file) ?? loadJson(file, false)
    texts.set(file, content)
    content.catch(() => texts.delete(file))
    const sections = field(await content, place.page.path)
    const text: unknown = Array.isArray(sections) ? sections[place.at] : undefined
    return typeof text === 'string' ? text : ''
  }

  async function search({query, kind, count, from = 0}: SearchRequest): Promise<SearchAnswer> {
    const {rank, places} = await get()
    const found = rank(query).flatMap((section) => {
      const place = places[section]
      if (place) byUrl.set(hitOf(place).url, place)
      return place ?? []
    })
    const kinds: Record<string, number> = {}
    for (const {page} of found) kinds[page.kind] = (kinds[page.kind] ?? 0) + 1
    const wanted = mixed(kind === undefined ? found : found.filter(({page}) => page.kind === kind))
    return {hits: wanted.slice(from, from + count).map(hitOf), nbHits: wanted.length, reach: wanted.length, kinds}
  }

  async function passages(query: string, count: number): Promise<Passage[]> {
    const {hits} = await search({query, count})
    return Promise.all(hits.map(async (hit) => ({hit, text: await textOf(hit.url)})))
  }

  return {
    prepare: async () => {
      await get()
    },
    search,
    excerpt: async (hit, query): Promise<Marked> => excerptOf(await textOf(hit.url), query),
    passages: (query, count) =>
      passages(query, count).catch(async () => {
        await renew()
        return passages(query, count)
      }),
  }
}
