import {translate} from '@docusaurus/Translate'
import {searchKinds} from '../../data/search'
import {kindLabels} from '../kindLabels.client'
import {starts} from '../../data/starts'
import {cut} from '../../lib/cut'
import {MAX_QUERY} from '../box'
import {draw} from '../../lib/draw.client'
import {formatNumber} from '../../lib/formats'
import type {Hit, SearchAnswer} from '../engine/engine.client'
import {drawHit} from '../dialog/hits.client'
import {countOf, quoted} from '../dialog/texts.client'

/** Results on one page. */
export const PAGE = 20
/** No search has more. */
const LAST_PAGE = 1000

export const queryOf = (text: string): string => cut(text.trim(), MAX_QUERY).trim()

/** What is asked for, as the address says it. */
export type Wanted = {query: string; kind: string | undefined; page: number}

export function wanted(): Wanted {
  const parameters = new URLSearchParams(location.search)
  const kind = parameters.get('kind')
  return {
    query: queryOf(parameters.get('q') ?? ''),
    kind: searchKinds.find(({id}) => id === kind)?.id,
    page: Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(parameters.get('page') ?? 1)) || 1)),
  }
}

export function addressOf({query, kind, page}: Wanted): string {
  const parameters = new URLSearchParams({q: query, ...(kind ? {kind} : {}), ...(page > 1 ? {page: String(page)} : {})})
  return `${location.pathname}?${parameters.toString()}`
}

/** A link to other results for the same query. */
const link = (to: Wanted, label: string, isCurrent = false): HTMLElement =>
  draw('li', {}, draw('a', {href: addressOf(to), ...(isCurrent ? {'aria-current': 'true'} : {})}, label))

function drawKinds(current: Wanted, kinds: SearchAnswer['kinds']): HTMLElement {
  const all = Object.values(kinds).reduce((sum, count) => sum + count, 0)
  const found = searchKinds.filter(({id}) => (kinds[id] ?? 0) > 0 || id === current.kind)
  return draw(
    'nav',
    {'aria-label': translate({id: 'search.filter', message: 'Filter by section'})},
    draw(
      'ul',
      {},
      link(
        {...current, kind: undefined, page: 1},
        translate({id: 'search.allKinds', message: 'All {count}'}, {count: formatNumber(all)}),
        current.kind === undefined,
      ),
      ...found.map(({id}) =>
        link({...current, kind: id, page: 1}, `${kindLabels[id]} ${formatNumber(kinds[id] ?? 0)}`, id === current.kind),
      ),
    ),
  )
}

function drawPages(current: Wanted, nbHits: number): HTMLElement[] {
  const last = Math.ceil(nbHits / PAGE)
  if (last <= 1) return []
  const {page} = current
  return [
    draw(
      'nav',
      {'aria-label': translate({id: 'search.pagination', message: 'Pagination'})},
      draw(
        'ul',
        {},
        ...(page > 1
          ? [link({...current, page: page - 1}, translate({id: 'search.previous', message: 'Previous'}))]
          : []),
        draw(
          'li',
          {},
          translate(
            {id: 'search.page', message: 'Page {page} of {last}'},
            {page: formatNumber(page), last: formatNumber(last)},
          ),
        ),
        ...(page < last ? [link({...current, page: page + 1}, translate({id: 'search.next', message: 'Next'}))] : []),
      ),
    ),
  ]
}

const drawItem = (hit: Hit, query: string): HTMLElement => {
  const [place, title, text] = drawHit(hit, query)
  return draw('li', {}, draw('a', {href: hit.url}, title ?? hit.title), place ?? '', text ?? '')
}

export function drawAnswer(current: Wanted, answer: SearchAnswer): HTMLElement[] {
  const {query, page} = current
  const {hits, nbHits, kinds} = answer
  return [
    draw(
      'h2',
      {},
      translate(
        {id: 'search.countFor', message: '{count} for {query}'},
        {count: countOf(nbHits), query: quoted(query)},
      ),
    ),
    drawKinds(current, kinds),
    draw('ol', {class: 'DocSearch', start: String((page - 1) * PAGE + 1)}, ...hits.map((hit) => drawItem(hit, query))),
    ...drawPages(current, nbHits),
  ]
}

/** What is shown before anything is asked for. */
export function drawStarts(): HTMLElement[] {
  const base = ON_DEMAND_SETTINGS.baseUrl.slice(0, -1)
  const links = starts.map(({label, to}) => draw('li', {}, draw('a', {href: base + to}, label)))
  return [
    draw('p', {}, translate({id: 'search.start', message: 'Enter a search term, or start here:'})),
    draw('ul', {}, ...links),
  ]
}
