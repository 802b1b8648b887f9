import {translate} from '@docusaurus/Translate'
import type {ListedPage} from '../../lib/listedPage'
import {starts} from '../../data/starts'
import {likeliestPages} from './likeliestPages.client'
import {draw} from '../../lib/draw.client'
import {fetchPages} from '../../lib/pageList.client'

const COUNT = 5

const item = ({path, title}: ListedPage): HTMLElement =>
  draw('li', {}, draw('a', {href: path}, draw('span', {}, title), ' ', draw('code', {}, path)))

function contentOf(found: readonly ListedPage[]): HTMLElement[] {
  if (found.length > 0)
    return [
      draw('h2', {}, translate({id: 'site.notFound.likely', message: 'Did you mean one of these?'})),
      draw('ul', {}, ...found.map(item)),
    ]
  const base = ON_DEMAND_SETTINGS.baseUrl.slice(0, -1)
  const pages = starts.map(({label, to}) => item({path: base + to, title: label}))
  return [
    draw('h2', {}, translate({id: 'site.notFound.start', message: 'No page has a similar address. Start here:'})),
    draw('ul', {}, ...pages),
  ]
}

/** `<likely-pages list="/page-list.json">` fills itself with links to what the address of the page may have meant. */
class LikelyPages extends HTMLElement {
  connectedCallback(): void {
    const list = this.getAttribute('list')
    if (list === null) return
    fetchPages(list)
      .then((pages) => {
        this.replaceChildren(...contentOf(likeliestPages(window.location.pathname, pages, COUNT)))
      })
      // The page says what else to do.
      .catch((error: unknown) => console.warn('Could not load the list of similar pages.', error))
  }
}

customElements.define('likely-pages', LikelyPages)

/** See `importModule.client.ts`. */
export const acts = true
