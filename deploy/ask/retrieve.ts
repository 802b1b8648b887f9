import {readIndex} from '../../src/search/engine/loadIndex.client'
import {ranker} from '../../src/search/engine/rank.client'
import {unpack} from '../../src/search/engine/unpack.client'
import {cut} from '../../src/lib/cut'
import {INDEX_META} from '../../src/search/searchIndex'

/** One section of the site. */
export type Passage = {url: string; title: string; text: string}

/** How many sections go to the model, and how much of each. */
const [COUNT, LENGTH] = [6, 2000]
/** How long an index is used before the site is asked for a newer one. */
const FRESH_MS = 10 * 60_000
const WAIT_MS = 10_000

async function get(url: URL | string): Promise<Response> {
  const response = await fetch(url, {signal: AbortSignal.timeout(WAIT_MS)})
  if (!response.ok) throw new Error(`${String(url)} answered with status ${response.status}`)
  return response
}

/** Looks passages up in the index that the pages of a site name. @param site its address. */
export function retriever(site: string): (question: string) => Promise<Passage[]> {
  let loaded: Promise<Awaited<ReturnType<typeof load>>> | undefined
  let loadedAt = 0

  async function load() {
    const page = await (await get(site)).text()
    const address = new RegExp(`<meta name="${INDEX_META}" content="([^"]+)"`).exec(page)?.[1]
    if (address === undefined) throw new Error(`${site} names no search index.`)
    const index = readIndex(await (await get(new URL(address, site))).json())
    const unpacked = unpack(index)
    return {texts: index.texts, places: unpacked.places, rank: ranker(unpacked)}
  }

  return async (question) => {
    if (loaded === undefined || Date.now() - loadedAt > FRESH_MS) {
      loaded = load()
      loadedAt = Date.now()
      loaded.catch(() => (loaded = undefined))
    }
    const {texts, places, rank} = await loaded
    const found = rank(question)
      .slice(0, COUNT)
      .flatMap((section) => places[section] ?? [])
    return Promise.all(
      found.map(async ({page, at, anchor, heading}) => {
        const sections: unknown = await (await get(new URL(texts[page.text] ?? '', site))).json()
        const of: unknown = Reflect.get(Object(sections), page.path)
        const text: unknown = Array.isArray(of) ? of[at] : ''
        return {
          url: new URL(anchor === '' ? page.path : `${page.path}#${anchor}`, site).href,
          title: heading === '' ? page.title : `${page.title}: ${heading}`,
          text: cut(String(text), LENGTH),
        }
      }),
    )
  }
}
