import {liteClient} from 'algoliasearch/lite'
import {searchKinds} from '../../data/search'
import type {HostedSearch} from '../../lib/searchSettings'
import {TAGS_META} from '../../lib/search/searchIndex'
import type {Hit, SearchAnswer, SearchEngine, SearchRequest} from './engine'
import {field} from './loadJson'
import {excerptOf} from './marks'

const meta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** The tags of a kind: of a plugin's documents in any version, or of pages that are no documents. */
const isOfKind = (kind: string, tag: string): boolean =>
  kind === (/^docs-(.+)-[^-]+$/.exec(tag)?.[1]?.replace('default', 'docs') ?? 'site')

const textIn = (value: unknown, key: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof text === 'string' ? text : ''
}

/** A result on this site, wherever the crawler has found the page. */
function here(url: string): string {
  const {pathname, hash} = new URL(url, location.href)
  return pathname + hash
}

function hitOf(record: unknown): Hit & {content: string} {
  const hierarchy = field(record, 'hierarchy')
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => textIn(hierarchy, level))
  const url = here(textIn(record, 'url'))
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

/** A hosted service that speaks Algolia's API: it is asked for the language and the versions that the page is of. */
export function hostedEngine({appId, apiKey, indexName}: HostedSearch): SearchEngine {
  const client = liteClient(appId, apiKey)
  client.addAlgoliaAgent('docusaurus', ON_DEMAND_SETTINGS.frameworkVersion)
  const contents = new Map<string, string>()
  const tags = meta(TAGS_META).split(' ')

  async function ask({query, kind, count, from = 0}: SearchRequest) {
    const wanted = kind === undefined ? tags : tags.filter((tag) => isOfKind(kind, tag))
    const {results} = await client.searchForHits({
      requests: [
        {
          indexName,
          query,
          hitsPerPage: count,
          page: Math.floor(from / count),
          facets: ['docusaurus_tag'],
          facetFilters: [`language:${meta('docsearch:language')}`, wanted.map((tag) => `docusaurus_tag:${tag}`)],
          attributesToRetrieve: ['hierarchy', 'content', 'url'],
        },
      ],
    })
    const [result] = results
    if (result === undefined) throw new Error('The search service has sent no result.')
    return result
  }

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    const {hits, nbHits = 0, facets} = await ask(request)
    const found = hits.map(hitOf)
    for (const {url, content} of found) contents.set(url, content)
    const kinds: Record<string, number> = {}
    for (const [tag, count] of Object.entries(facets?.docusaurus_tag ?? {}))
      for (const {id} of searchKinds) if (isOfKind(id, tag)) kinds[id] = (kinds[id] ?? 0) + count
    return {hits: found, nbHits, kinds}
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
