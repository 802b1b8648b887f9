import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import * as z from 'zod'
import {BUILD_DIR} from '../../scripts/lib/root'
import {openBuiltIndex} from '../../src/search/builtIndex.build'
import {readHead} from '../../src/search/engine/loadIndex.client'
import {placesOf} from '../../src/search/engine/places.client'
import {builtPages} from './builtSite'
import {pathOf} from './ownAddress'

export const pages = await builtPages()
export const addresses = new Set(pages.map(({$}) => $('meta[name=search-index]').attr('content')))
export const [address = ''] = addresses
/** The text of a file of the index. @param file its address on the host. */
export const json = (file: string): Promise<string> => readFile(path.join(BUILD_DIR, pathOf(file)), 'utf8')
export const sizeOf = async (file: string): Promise<number> => brotliCompressSync(await json(file)).length
export const head = readHead(JSON.parse(await json(address)))
export const places = placesOf(head.pages)
export const shardSchema = z.object({terms: z.string()})
export const {found, ask} = await openBuiltIndex(BUILD_DIR)

/** The queries of which none of the first results is one where they have to lead, each with what comes first instead. */
export async function missesIn(
  queries: readonly {query: string; to: readonly string[]}[],
  top: number,
): Promise<string[]> {
  const misses: string[] = []
  for (const {query, to} of queries) {
    const results = await found(query, top)
    const leads = results.some(({page, section}) =>
      to.some((wanted) => wanted === section || (!wanted.includes('#') && wanted === page)),
    )
    if (!leads) misses.push(`${query}: ${results[0]?.section ?? 'nothing'}, not ${to.join(' or ')}`)
  }
  return misses
}

/** How many of the texts lead to their page with one of the first results, and which do not. */
export async function reached(
  texts: readonly (readonly [string, string])[],
  top: number,
): Promise<{part: number; missing: string[]}> {
  const missing: string[] = []
  for (const [text, page] of texts) {
    const results = await found(text, top)
    if (!results.some((place) => place.page === page))
      missing.push(`${text}: ${results[0]?.section ?? 'nothing'}, not ${page}`)
  }
  return {part: 1 - missing.length / texts.length, missing}
}
