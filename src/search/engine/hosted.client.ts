import {liteClient} from 'algoliasearch/lite'
import {searchKinds} from '../../data/search'
import {cut} from '../../lib/cut'
import type {HostedSearch} from '../settings'
import type {Hit, SearchAnswer, SearchEngine, SearchRequest} from './engine.client'
import {contextFilters, tagsOf} from './hostedContext.client'
import {field} from './loadJson.client'
import {excerptOf} from '../dialog/marks.client'
import {siteAddress, webAddress} from './webAddress.client'

/** Characters of a query: a longer one the service answers with an error. */
const MAX_QUERY = 512

/** The kind of the pages that have a tag: a plugin's documents in any version, posts, or pages that are neither. */
const kindOf = (tag: string): string =>
  tag === 'blog' ? tag : (/^docs-(.+)-[^-]+$/.exec(tag)?.[1]?.replace('default', 'docs') ?? 'site')

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'"}

/** The service's crawler escapes the texts that it keeps, for clients that set them as HTML. */
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (escape, name: string) => ENTITIES[name] ?? escape)

const textIn = (value: unknown, key: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof text === 'string' ? unescaped(text) : ''
}

/** A result on this site, wherever the crawler has found the page; none for an address that leads to no page. */
function here(url: string): string | undefined {
  const address = webAddress(url)
  return address && siteAddress(location.origin + address.pathname + address.hash)
}

/** @returns the result, none for a record that leads to no page. */
function hitOf(record: unknown): (Hit & {content: string}) | [] {
  const hierarchy = field(record, 'hierarchy')
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => textIn(hierarchy, level))
  const url = here(textIn(record, 'url'))
  if (url === undefined) return []
  const [above = '', title = '', ...headings] = levels
  return {
    url,
    title: title || above,
    heading: headings.filter((heading) => heading !== '').at(-1) ?? '',
    trail: above === '' || title === '' ? [] : [above],
    kind: searchKinds.find(({path}) => url.startsWith(ON_DEMAND_SETTINGS.baseUrl + path.slice(1)))?.id ?? '',
    content: textIn(record, 'content'),
  }
}

function kindsOf(tags: Readonly<Record<string, number>> = {}): Record<string, number> {
  const kinds: Record<string, number> = {}
  for (const [tag, count] of Object.entries(tags)) kinds[kindOf(tag)] = (kinds[kindOf(tag)] ?? 0) + count
  return kinds
}

/** A hosted service that speaks Algolia's API: it is asked for the language and the versions that the page is of. */
export function hostedEngine({appId, apiKey, indexName}: HostedSearch): SearchEngine {
  const client = liteClient(appId, apiKey)
  client.addAlgoliaAgent('docusaurus', ON_DEMAND_SETTINGS.frameworkVersion)
  const contents = new Map<string, string>()

  async function ask({query, kind, count, from = 0}: SearchRequest) {
    const asked = {
      indexName,
      query: cut(query, MAX_QUERY),
      facets: ['docusaurus_tag'],
      // A section has several records, of which one is shown: they count as one.
      facetingAfterDistinct: true,
      // The words are marked here.
      attributesToHighlight: [],
      attributesToSnippet: [],
    }
    const wanted = {
      ...asked,
      hitsPerPage: count,
      page: Math.floor(from / count),
      facetFilters: contextFilters(kind === undefined ? tagsOf() : tagsOf().filter((tag) => kindOf(tag) === kind)),
      attributesToRetrieve: ['hierarchy', 'content', 'url'],
    }
    // Where one kind is wanted, the others are counted by a second query.
    const counted = {...asked, hitsPerPage: 0, facetFilters: contextFilters(tagsOf()), analytics: false}
    const {results} = await client.searchForHits({requests: kind === undefined ? [wanted] : [wanted, counted]})
    const [result, ofAll = result] = results
    if (result === undefined) throw new Error('The search service has sent no result.')
    return {...result, kinds: kindsOf(ofAll?.facets?.docusaurus_tag)}
  }

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    const {hits, nbHits = 0, nbPages = 0, kinds} = await ask(request)
    const found = hits.flatMap(hitOf)
    for (const {url, content} of found) contents.set(url, content)
    return {hits: found, nbHits, kinds, reach: Math.min(nbHits, nbPages * request.count)}
  }

  return {
    prepare: () => Promise.resolve(),
    search,
    excerpt: (hit, query) => Promise.resolve(excerptOf(contents.get(hit.url) ?? '', query)),
    passages: async (query, count) => {
      const {hits} = await search({query, count})
      return hits.map((hit) => ({hit, text: contents.get(hit.url) ?? ''}))
    },
  }
}
