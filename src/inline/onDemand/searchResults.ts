import {searchKinds} from '../../data/search'
import {starts} from '../../data/starts'
import {createEngine} from '../search/createEngine'
import {draw} from '../search/draw'
import type {Hit, SearchAnswer} from '../search/engine'
import {drawHit, fillExcerpts} from '../search/hits'
import {drawFailure, drawNothing} from '../search/screens'

const PAGE = 20
/** A wait that is shorter needs no word. */
const DELAY_MS = 200

const engine = createEngine()

/** What is asked for, as the address says it. */
type Wanted = {query: string; kind: string | undefined; page: number}

function wanted(): Wanted {
  const parameters = new URLSearchParams(location.search)
  const kind = parameters.get('kind')
  return {
    query: parameters.get('q')?.trim() ?? '',
    kind: searchKinds.find(({id}) => id === kind)?.id,
    page: Math.max(1, Math.trunc(Number(parameters.get('page') ?? 1)) || 1),
  }
}

function addressOf({query, kind, page}: Wanted): string {
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
    {'aria-label': 'Kinds of pages'},
    draw(
      'ul',
      {},
      link({...current, kind: undefined, page: 1}, `All ${all}`, current.kind === undefined),
      ...found.map(({id, label}) =>
        link({...current, kind: id, page: 1}, `${label} ${kinds[id] ?? 0}`, id === current.kind),
      ),
    ),
  )
}

function drawPages(current: Wanted, reach: number): HTMLElement[] {
  const last = Math.ceil(reach / PAGE)
  if (last <= 1) return []
  const {page} = current
  return [
    draw(
      'nav',
      {'aria-label': 'Pages of results'},
      draw(
        'ul',
        {},
        ...(page > 1 ? [link({...current, page: page - 1}, 'Previous')] : []),
        draw('li', {}, `Page ${page} of ${last}`),
        ...(page < last ? [link({...current, page: page + 1}, 'Next')] : []),
      ),
    ),
  ]
}

const drawItem = (hit: Hit, query: string): HTMLElement => {
  const [place, title, text] = drawHit(hit, query)
  return draw('li', {}, draw('a', {href: hit.url}, title ?? hit.title), place ?? '', text ?? '')
}

function drawAnswer(current: Wanted, {hits, nbHits, reach, kinds}: SearchAnswer): HTMLElement[] {
  const {query, page} = current
  const count = `${nbHits} ${nbHits === 1 ? 'result' : 'results'} for `
  return [
    draw('h2', {}, `${count}“${query.slice(0, 200)}”`),
    drawKinds(current, kinds),
    draw('ol', {class: 'DocSearch', start: String((page - 1) * PAGE + 1)}, ...hits.map((hit) => drawItem(hit, query))),
    ...drawPages(current, reach),
  ]
}

/** What is shown before anything is asked for. */
function drawStarts(): HTMLElement[] {
  const base = ON_DEMAND_SETTINGS.baseUrl.slice(0, -1)
  const links = starts.map(({label, to}) => draw('li', {}, draw('a', {href: base + to}, label)))
  return [draw('p', {}, 'Type what you are looking for, or start here:'), draw('ul', {}, ...links)]
}

/** `<search-results>` shows what the query in the address finds, and follows what is typed into the search box of its page. */
class SearchResults extends HTMLElement {
  turn = 0

  connectedCallback(): void {
    const boxes = document.querySelectorAll<HTMLInputElement>('input[name="q"]')
    const fill = (): void => {
      for (const box of boxes) box.value = wanted().query
    }
    // A reader may be typing since before this came: what the browser put there of an earlier visit has no focus.
    const typed = [...boxes].find((box) => box === document.activeElement && box.value !== '')
    if (typed) this.follow(typed.value)
    else void this.show()
    fill()
    // Also where the browser shows the page as it was left, with what had been typed for the next one.
    addEventListener('pageshow', fill)
    addEventListener('popstate', () => {
      fill()
      void this.show()
    })
    for (const box of boxes) box.addEventListener('input', () => this.follow(box.value))
  }

  follow(text: string): void {
    history.replaceState(history.state, '', addressOf({...wanted(), query: text.trim(), page: 1}))
    void this.show()
  }

  async show(): Promise<void> {
    const own = (this.turn += 1)
    const current = wanted()
    const {query, kind, page} = current
    const draws = (...content: HTMLElement[]): void => {
      if (own === this.turn) this.replaceChildren(...content)
    }
    if (query === '') {
      draws(...drawStarts())
      return
    }
    const wait = setTimeout(() => draws(draw('p', {}, 'Searching...')), DELAY_MS)
    try {
      const answer = await engine.search({query, kind, count: PAGE, from: (page - 1) * PAGE})
      if (answer.hits.length === 0 && page > 1) {
        // An address of results that are not, or no longer, so many.
        history.replaceState(history.state, '', addressOf({...current, page: 1}))
        await this.show()
        return
      }
      const isNone = Object.keys(answer.kinds).length === 0
      draws(
        ...(isNone
          ? [drawNothing(query, (other) => location.assign(addressOf({...current, query: other, page: 1})))]
          : drawAnswer(current, answer)),
      )
      if (own === this.turn) void fillExcerpts(engine, answer.hits, query, this)
    } catch (error) {
      console.warn('The results can not be shown.', error)
      draws(drawFailure(() => void this.show()))
    } finally {
      clearTimeout(wait)
    }
  }
}

customElements.define('search-results', SearchResults)
