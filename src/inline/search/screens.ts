import {brand} from '../../data/brand'
import {searchSuggestions} from '../../data/search'
import {SEARCH_FAVORITE_KEY, SEARCH_RECENT_KEY} from '../../lib/storedKeys'
import {draw, drawButton} from './draw'
import {remembered, type Remembered} from './history'

export const recent = remembered(SEARCH_RECENT_KEY, 7)
export const favorites = remembered(SEARCH_FAVORITE_KEY, 20)

/** One page that was opened before. */
function drawRemembered(one: Remembered, ...buttons: HTMLElement[]): HTMLElement {
  const {url, title, heading} = one
  const link = draw('a', {href: url, 'data-remembered': true}, heading || title)
  if (heading !== '') link.append(draw('span', {class: 'DocSearch-Hit-path'}, title))
  return draw('li', {class: 'DocSearch-Remembered'}, link, ...buttons)
}

function drawList(name: string, items: readonly HTMLElement[]): HTMLElement[] {
  return items.length > 0 ? [draw('h2', {class: 'DocSearch-Hit-source'}, name), draw('ul', {}, ...items)] : []
}

/** What is shown before anything is typed. @param changed is called when an entry has been kept or removed. */
export function drawStart(changed: () => void): HTMLElement {
  const does = (act: () => void) => () => {
    act()
    changed()
  }
  const button = (label: string, sign: string, act: () => void): HTMLElement =>
    drawButton(label, 'DocSearch-Hit-action', does(act), sign)
  const kept = new Set(favorites.read().map(({url}) => url))
  const recents = recent.read().filter(({url}) => !kept.has(url))
  const root = draw(
    'div',
    {class: 'DocSearch-StartScreen'},
    ...drawList(
      'Recent',
      recents.map((one) =>
        drawRemembered(
          one,
          button(`Save “${one.heading || one.title}” as a favorite`, '☆', () => favorites.add(one)),
          button(`Remove “${one.heading || one.title}” from recent`, '×', () => recent.remove(one.url)),
        ),
      ),
    ),
    ...drawList(
      'Favorite',
      favorites.read().map((one) =>
        drawRemembered(
          one,
          button(`Remove “${one.heading || one.title}” from favorites`, '×', () => favorites.remove(one.url)),
        ),
      ),
    ),
  )
  if (root.childElementCount === 0) root.append(draw('p', {class: 'DocSearch-Help'}, 'No recent searches'))
  return root
}

/** @param search looks for something else. */
export function drawNothing(query: string, search: (query: string) => void): HTMLElement {
  const subject = encodeURIComponent(`Search for “${query.slice(0, 200)}” finds nothing`)
  return draw(
    'div',
    {class: 'DocSearch-NoResults'},
    draw('h2', {class: 'DocSearch-Title'}, `No results found for “${query.slice(0, 200)}”`),
    draw('p', {}, 'Try searching for'),
    draw(
      'ul',
      {},
      ...searchSuggestions.map((one) =>
        draw(
          'li',
          {},
          drawButton(one, 'DocSearch-Prefill', () => search(one)),
        ),
      ),
    ),
    draw(
      'p',
      {},
      'Believe this query should return results? ',
      draw('a', {href: `mailto:${brand.supportEmail}?subject=${subject}`}, 'Let us know.'),
    ),
  )
}

export const drawFailure = (retry: () => void): HTMLElement =>
  draw(
    'div',
    {class: 'DocSearch-ErrorScreen'},
    draw('h2', {class: 'DocSearch-Title'}, 'Unable to fetch results'),
    draw('p', {}, 'You might want to check your network connection.'),
    drawButton('Retry', 'DocSearch-Prefill', retry),
  )
