import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {quotesFor, type Answer} from './ask/quoting.client'
import {readHead} from './engine/loadIndex.client'
import {placesOf, type Place} from './engine/places.client'
import {ranker} from './engine/rank.client'
import {searchLanguageOf} from './languages/index.build'
import {INDEX_META, type SearchHead} from './searchIndex'
import {speak} from './terms'

const shardSchema = z.object({terms: z.string()})
const textsSchema = z.record(z.string(), z.array(z.string()))

/** The index of a build, searched and asked as a reader's browser does it. */
export type BuiltIndex = {
  /** Where the first results lead, from the root of the site: pages, and sections with their anchor. */
  found: (query: string, top: number) => Promise<{page: string; section: string}[]>
  ask: (question: string) => Promise<Answer>
}

/** The files of an index as a build has them. */
type BuiltFiles = {
  head: SearchHead
  read: (addressOnHost: string) => Promise<unknown>
  /** An address on the host, from the root of the site. */
  inSite: (addressOnHost: string) => string
}

async function filesOf(buildDir: string, locale: string): Promise<BuiltFiles> {
  const home = locale === 'en' ? 'index.html' : `${locale}/index.html`
  const text = (file: string): Promise<string> => readFile(path.join(buildDir, file), 'utf8')
  const address = new RegExp(`<meta name="?${INDEX_META}"? content="([^"]+)"`).exec(await text(home))?.[1]
  if (address === undefined)
    throw new Error(`${buildDir}/${home} has no <meta name="${INDEX_META}">. Build the site again.`)
  // The path of the site on its host: files of the build, and what is returned, are below it.
  const base = address.slice(0, address.indexOf(locale === 'en' ? '/assets/' : `/${locale}/assets/`))
  const inSite = (onHost: string): string => onHost.slice(base.length)
  const read = async (onHost: string): Promise<unknown> => JSON.parse(await text(inSite(onHost)))
  return {head: readHead(await read(address)), read, inSite}
}

/**
 * Opens the index that the home page of a build names.
 * @param locale of the pages. Default: `en`, whose pages are not in a folder.
 * @throws Error if the build has none.
 */
export async function openBuiltIndex(buildDir: string, locale = 'en'): Promise<BuiltIndex> {
  speak(searchLanguageOf(locale).language)
  const {head, read, inSite} = await filesOf(buildDir, locale)
  const places = placesOf(head.pages)
  const {rank, sectionsWith} = ranker(head, places, async (file) => shardSchema.parse(await read(file)).terms)
  const urlOf = ({page, anchor}: Place): string => inSite(anchor === '' ? page.path : `${page.path}#${anchor}`)

  async function passageAt(section: number) {
    const place = places[section]
    const file = head.texts[place?.page.text ?? -1]
    if (place === undefined || file === undefined) return []
    const texts = textsSchema.parse(await read(file))
    const {title, trail, kind} = place.page
    const hit = {url: urlOf(place), title, heading: place.heading, trail, kind}
    return [{hit, text: texts[place.page.path]?.[place.at] ?? ''}]
  }

  return {
    found: async (query, top) =>
      (await rank(query))
        .slice(0, top)
        .flatMap((section) => places[section] ?? [])
        .map((place) => ({page: inSite(place.page.path), section: urlOf(place)})),
    ask: (question) =>
      quotesFor(
        {
          prepare: () => Promise.resolve(),
          search: () => Promise.reject(new Error('A question needs passages only.')),
          excerpt: () => Promise.resolve([]),
          passages: async (asked, count) => {
            const ranked = await rank(asked)
            const found = (await Promise.all(ranked.slice(0, count).map(passageAt))).flat()
            return {found, sections: places.length, sectionsWith}
          },
        },
        question,
      ),
  }
}
