import type {SearchablePage} from '../../lib/listedPage'
import {searchPages} from '../searchPages'
import {element, fetchPages} from '../pageList'

function item({path, title, description}: SearchablePage): HTMLElement {
  const link = document.createElement('a')
  link.href = path
  link.append(title)
  return element('li', link, ' ', element('code', path), element('p', description))
}

function contentOf(query: string, pages: readonly SearchablePage[]): HTMLElement[] {
  if (pages.length === 0) {
    return [
      element('h2', `No results found for “${query}”`),
      element('p', 'Try fewer or other words: the name of a feature, a screen or an error.'),
    ]
  }
  const heading = element('h2', `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} for “${query}”`)
  return [heading, element('ol', ...pages.map(item))]
}

/** `<search-results list="/page-list.json">` shows the pages that the parameter q of its page's address means. */
class SearchResults extends HTMLElement {
  connectedCallback(): void {
    const list = this.getAttribute('list')
    const query = new URLSearchParams(window.location.search).get('q')?.trim() ?? ''
    if (list === null || query === '') return
    // Also where the browser shows the page as it was left, with what had been typed for the next one.
    const fill = (): void => {
      for (const box of document.querySelectorAll<HTMLInputElement>('input[name="q"]')) box.value = query
    }
    fill()
    addEventListener('pageshow', fill)
    this.replaceChildren(element('p', 'Searching...'))
    fetchPages(list)
      .then((pages) => this.replaceChildren(...contentOf(query, searchPages(query, pages))))
      .catch((error: unknown) => {
        console.warn('The results can not be shown.', error)
        this.replaceChildren(
          element('h2', 'Unable to fetch results'),
          element('p', 'You might want to check your network connection.'),
        )
      })
  }
}

customElements.define('search-results', SearchResults)
