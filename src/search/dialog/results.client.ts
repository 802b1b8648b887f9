import {translate} from '@docusaurus/Translate'
import {searchPath} from '../../data/search'
import {cut} from '../../lib/cut'
import {MAX_QUERY} from '../box'
import {formatNumber} from '../../lib/formats'
import {draw} from '../../lib/draw.client'
import type {SearchAnswer, SearchEngine} from '../engine/engine.client'
import {drawHits, fillExcerpts} from './hits.client'
import {recent} from './screens.client'

const resultsPage = (query: string): string =>
  `${ON_DEMAND_SETTINGS.baseUrl.slice(0, -1)}${searchPath}?q=${encodeURIComponent(cut(query, MAX_QUERY))}`

/** The best results, and a link to all of them. One that is opened is kept under Recent. */
export function drawResults(engine: SearchEngine, query: string, {hits, nbHits}: SearchAnswer): HTMLElement {
  const all = draw(
    'a',
    {class: 'DocSearch-HitsFooter', href: resultsPage(query)},
    translate({id: 'search.seeAll', message: 'See all {count} results'}, {count: formatNumber(nbHits)}),
  )
  const list = draw('div', {}, drawHits(hits, query), all)
  for (const [at, option] of list.querySelectorAll<HTMLAnchorElement>('[role=option]').entries())
    option.addEventListener('click', () => {
      const hit = hits[at]
      if (hit) recent.add(hit)
    })
  void fillExcerpts(engine, hits, query, list)
  return list
}
