import {SEARCH_BOX_ID} from '../box'
import {announcer} from '../dialog/announcer.client'
import {embeddedEngine} from '../engine/embedded.client'
import {draw} from '../../lib/draw.client'
import type {SearchAnswer} from '../engine/engine.client'
import {drawFailure} from '../dialog/failure.client'
import {fillExcerpts} from '../dialog/hits.client'
import {reload} from '../dialog/reload.client'
import {addressOf, drawAnswer, drawStarts, PAGE, queryOf, wanted} from './resultsPage.client'
import {drawNothing} from '../dialog/screens.client'
import {countOf, FAILED, nothingFor, SEARCHING} from '../dialog/texts.client'
import {SearchAttribute} from '../attributes'

/** A wait that is shorter needs no word. */
const DELAY_MS = 200

const engine = embeddedEngine()

/** `<search-results>` shows what the query in the address finds, and follows what is typed into the search box of its page. */
class SearchResults extends HTMLElement {
  turn = 0
  current = wanted()
  failures = 0
  announce: (news: string) => void = () => undefined
  box: HTMLInputElement | null = null

  connectedCallback(): void {
    const status = document.querySelector(`[${SearchAttribute.status}]`)
    if (status) this.announce = announcer(status)
    const box = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX_ID}`)
    this.box = box
    // A reader may be typing since before this came: what the browser put there of an earlier visit has no focus.
    if (box && box === document.activeElement && box.value !== '') this.follow(box.value)
    else void this.show()
    this.fill()
    // It has led the focus to the box.
    if (location.hash === `#${SEARCH_BOX_ID}`) this.write(location.pathname + location.search)
    // Also where the browser shows the page as it was left, with what had been typed for the next one.
    addEventListener('pageshow', () => this.fill())
    addEventListener('popstate', () => {
      this.current = wanted()
      this.fill()
      void this.show()
    })
    box?.addEventListener('input', () => this.follow(box.value))
  }

  fill(): void {
    if (this.box && this.box.value.trim() !== this.current.query) this.box.value = this.current.query
  }

  write(address: string): void {
    try {
      history.replaceState(history.state, '', address)
    } catch (error) {
      // Safari refuses a hundred changes in half a minute. The next letter may have more luck.
      console.warn(error)
    }
  }

  follow(text: string): void {
    this.current = {...this.current, query: queryOf(text), page: 1}
    this.write(addressOf(this.current))
    void this.show()
  }

  /** The button that was pressed goes: the focus stays on what it was for. */
  retry(): void {
    this.box?.focus()
    void this.show()
  }

  draw(news: string, ...content: HTMLElement[]): void {
    this.replaceChildren(...content)
    this.announce(news)
  }

  async show(): Promise<void> {
    const own = (this.turn += 1)
    const isCurrent = (): boolean => own === this.turn
    const {query, kind, page} = this.current
    if (query === '') {
      this.draw('', ...drawStarts())
      return
    }
    const wait = setTimeout(() => {
      if (isCurrent()) this.draw(SEARCHING, draw('p', {}, SEARCHING))
    }, DELAY_MS)
    try {
      const answer = await engine.search({query, kind, count: PAGE, from: (page - 1) * PAGE})
      if (isCurrent()) await this.showAnswer(answer)
    } catch (error) {
      console.warn('Could not show the search results.', error)
      if (!isCurrent()) return
      this.failures += 1
      const again = this.failures > 1 ? reload : undefined
      this.draw(FAILED, drawFailure({retry: () => this.retry(), reload: again}))
    } finally {
      clearTimeout(wait)
    }
  }

  async showAnswer(answer: SearchAnswer): Promise<void> {
    this.failures = 0
    const {query, page} = this.current
    if (answer.hits.length === 0 && page > 1) {
      // An address of results that are not, or no longer, so many.
      this.current = {...this.current, page: 1}
      this.write(addressOf(this.current))
      await this.show()
      return
    }
    if (Object.keys(answer.kinds).length === 0) {
      const go = (other: string): void => location.assign(addressOf({...this.current, query: other, page: 1}))
      this.draw(nothingFor(query), drawNothing(query, go))
      return
    }
    this.draw(countOf(answer.nbHits), ...drawAnswer(this.current, answer))
    void fillExcerpts(engine, answer.hits, query, this)
  }
}

customElements.define('search-results', SearchResults)

/** See `importModule.client.ts`. */
export const acts = true
