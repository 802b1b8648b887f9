import {SEARCH_BOX_ID} from '../box'
import {drawStarts, wanted} from '../page/resultsPage.client'
import {SearchAttribute} from '../attributes'

/**
 * The page of results where a hosted service answers: it opens the service's dialog with the query of its address. The dialog takes
 * the query from behind the hash, as after a reload.
 */
class SearchResults extends HTMLElement {
  connectedCallback(): void {
    const {query} = wanted()
    this.replaceChildren(...drawStarts())
    const box = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX_ID}`)
    if (query === '' || box === null) return
    box.value ||= query
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${location.search}#${new URLSearchParams({search: query}).toString()}`,
    )
    document.querySelector<HTMLElement>(`[${SearchAttribute.button}]`)?.click()
  }
}

customElements.define('search-results', SearchResults)

/** See `importModule.client.ts`. */
export const acts = true
