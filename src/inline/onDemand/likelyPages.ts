import type {ListedPage} from '../../lib/listedPage'
import {likeliestPages, type LikeliestPages} from '../likeliestPages'
import {element, fetchPages} from '../pageList'

const COUNT = 5

function item({path, title}: ListedPage): HTMLElement {
  const link = document.createElement('a')
  link.href = path
  link.append(element('span', title), ' ', element('code', path))
  return element('li', link)
}

function contentOf({pages, areSimilar}: LikeliestPages): HTMLElement[] {
  const heading = element(
    'h2',
    areSimilar ? 'Did you mean one of these?' : 'Nothing has a similar address. Start here:',
  )
  return [heading, element('ul', ...pages.map(item))]
}

/** `<likely-pages list="/page-list.json">` fills itself with links to what the address of the page may have meant. */
class LikelyPages extends HTMLElement {
  connectedCallback(): void {
    const list = this.getAttribute('list')
    if (list === null) return
    fetchPages(list)
      .then((pages) => {
        const found = likeliestPages(window.location.pathname, pages, COUNT)
        if (found.pages.length > 0) this.replaceChildren(...contentOf(found))
      })
      // The page says what else to do.
      .catch((error: unknown) => console.warn('The likeliest pages can not be shown.', error))
  }
}

customElements.define('likely-pages', LikelyPages)
