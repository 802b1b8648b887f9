import {isObject} from '../../src/lib/isObject'
import {SiteError} from '../../src/lib/problem'
import {excerptOf} from '../../src/search/dialog/marks.client'
import {readHead} from '../../src/search/engine/loadIndex.client'
import {field} from '../../src/search/engine/loadJson.client'
import {placesOf, type Place} from '../../src/search/engine/places.client'
import {ranker} from '../../src/search/engine/rank.client'
import {searchLanguageOf} from '../../src/search/languages/index.build'
import {INDEX_META} from '../../src/search/searchIndex'
import {speak} from '../../src/search/terms'
import {keep} from './keep'
import type {Files} from './files'

const INDEX_MS = 5 * 60_000
/** Sections of one page that a result names. */
const OF_ONE_PAGE = 3

/** A page that was found, with its best sections. */
export type Found = {
  path: string
  title: string
  kind: string
  sections: readonly {heading: string; anchor: string; excerpt: string}[]
}

/** The address of the index of a build, which its pages name. From then on, queries are in the language of these. */
async function indexAddress(files: Files): Promise<string> {
  const html = await files.text('/')
  speak(searchLanguageOf(/<html[^>]* lang="?([\w-]+)/.exec(html)?.[1] ?? 'en').language)
  const address = new RegExp(`<meta name="?${INDEX_META}"? content="?([\\w./~-]*/assets/search/[\\w.-]+)`).exec(
    html,
  )?.[1]
  if (address !== undefined) return files.inSite(address)
  throw new SiteError({
    what: `The home page of ${files.name} names no search index.`,
    allowed: `a page with <meta name="${INDEX_META}">`,
    fix: 'Build the site again with "npm run build", and check the address that this server was started with.',
  })
}

async function loadIndex(files: Files) {
  const address = await indexAddress(files)
  const head = readHead(await files.json(address))
  const places = placesOf(head.pages)
  const {rank} = ranker(head, places, async (file) => {
    const terms = field(await files.json(files.inSite(file)), 'terms')
    if (typeof terms === 'string') return terms
    throw new SiteError({what: `${file} doesn't contain a list of terms.`, fix: 'Build the site again.'})
  })

  async function textOf({page, at}: Place): Promise<string> {
    const file = head.texts[page.text]
    const texts = file === undefined ? undefined : await files.json(files.inSite(file))
    const sections = isObject(texts) ? texts[page.path] : undefined
    const text: unknown = Array.isArray(sections) ? sections[at] : undefined
    return typeof text === 'string' ? text : ''
  }

  return {places, rank, textOf}
}

type Index = Awaited<ReturnType<typeof loadIndex>>

async function searchIn({places, rank, textOf}: Index, query: string, kind: string | undefined, count: number) {
  const pages = new Map<string, Place[]>()
  for (const section of await rank(query)) {
    const place = places[section]
    if (place === undefined || (kind !== undefined && place.page.kind !== kind)) continue
    const others = pages.get(place.page.path) ?? []
    pages.set(place.page.path, [...others, place])
  }
  const best = [...pages.values()].slice(0, count)
  const found = best.map(async (sections): Promise<Found[]> => {
    const [first] = sections
    if (first === undefined) return []
    const shown = sections.slice(0, OF_ONE_PAGE).map(async (place) => ({
      heading: place.heading,
      anchor: place.anchor,
      excerpt: excerptOf(await textOf(place), query)
        .map(({text}) => text)
        .join('')
        .replace(/\s+/g, ' '),
    }))
    const {path, title, kind: pageKind} = first.page
    return [{path, title, kind: pageKind, sections: await Promise.all(shown)}]
  })
  return {found: (await Promise.all(found)).flat(), total: pages.size}
}

/** Searches the site with its index, which is the one that the search dialog uses, and with the same ranking. */
export function searcher(files: Files) {
  const index = keep(() => loadIndex(files), {most: 1, milliseconds: INDEX_MS})

  return {
    /**
     * The best pages for a query, with their best sections.
     * @throws SiteError if the site or its index fails.
     */
    search: async (query: string, kind: string | undefined, count: number) => {
      try {
        return await searchIn(await index(''), query, kind, count)
      } catch {
        // A newer build has replaced the files of the index.
        index.forget('')
        files.forget('/')
        return searchIn(await index(''), query, kind, count)
      }
    },
    /** The heading that has an anchor, if the index knows it. */
    headingAt: async (path: string, anchor: string): Promise<string | undefined> => {
      const {places} = await index('')
      return places.find((place) => files.inSite(place.page.path) === path && place.anchor === anchor)?.heading
    },
  }
}
