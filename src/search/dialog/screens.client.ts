import {translate} from '@docusaurus/Translate'
import {brand} from '../../data/brand'
import {SEARCH_FAVORITE_KEY, SEARCH_RECENT_KEY} from '../../consent/storedKeys'
import {draw} from '../../lib/draw.client'
import {drawButton} from './draw.client'
import {remembered, type Remembered} from './history.client'
import {locale} from '../../lib/locale'
import {SearchAttribute} from '../attributes'
import {wordsFor} from '../words'
import {inQuotes, nothingFor} from './texts.client'

export const recent = remembered(SEARCH_RECENT_KEY, 7)
export const favorites = remembered(SEARCH_FAVORITE_KEY, 20)

/** Where an entry was kept or removed. */
export type Place = {list: string; at: number; action: string}

/** What a button does to an entry. */
type Action = {action: string; sign: string; label: string; news: string; act: () => void}

type Changed = (news: string, place: Place) => void

const nameOf = ({heading, title}: Remembered): string => inQuotes(heading || title)

/** One page that was opened before. */
function drawRemembered(one: Remembered, buttons: readonly HTMLElement[]): HTMLElement {
  const {url, title, heading} = one
  const link = draw('a', {href: url, [SearchAttribute.remembered]: true}, heading || title)
  if (heading !== '') link.append(draw('span', {class: 'DocSearch-Hit-path'}, title))
  return draw('li', {class: 'DocSearch-Remembered'}, link, ...buttons)
}

function drawList(
  list: string,
  entries: readonly Remembered[],
  actionsOf: (one: Remembered) => readonly Action[],
  changed: Changed,
): HTMLElement[] {
  const items = entries.map((one, at) => {
    const buttons = actionsOf(one).map(({action, sign, label, news, act}) => {
      const press = (): void => {
        act()
        changed(news, {list, at, action})
      }
      const button = drawButton(label, 'DocSearch-Hit-action', press, sign)
      button.setAttribute(SearchAttribute.action, action)
      return button
    })
    return drawRemembered(one, buttons)
  })
  return items.length > 0
    ? [draw('h2', {class: 'DocSearch-Hit-source'}, list), draw('ul', {[SearchAttribute.list]: list}, ...items)]
    : []
}

const removal = (one: Remembered, list: string, {remove}: typeof recent): Action => ({
  action: 'remove',
  sign: '×',
  label: translate({id: 'search.remove', message: 'Remove {name} from {list}'}, {name: nameOf(one), list}),
  news: translate({id: 'search.removed', message: 'Removed {name} from {list}'}, {name: nameOf(one), list}),
  act: () => remove(one.url),
})

const saving = (one: Remembered): Action => ({
  action: 'save',
  sign: '☆',
  label: translate({id: 'search.save', message: 'Save {name} as a favorite'}, {name: nameOf(one)}),
  news: translate({id: 'search.saved', message: 'Saved {name} as a favorite'}, {name: nameOf(one)}),
  act: () => favorites.add(one),
})

/** What is shown before anything is typed. @param changed is called when an entry has been kept or removed. */
export function drawStart(changed: Changed): HTMLElement {
  const kept = favorites.read()
  const urls = new Set(kept.map(({url}) => url))
  const recents = recent.read().filter(({url}) => !urls.has(url))
  const root = draw(
    'div',
    {class: 'DocSearch-StartScreen'},
    ...drawList(
      translate({id: 'search.recent', message: 'Recent'}),
      recents,
      (one) => [saving(one), removal(one, translate({id: 'search.recentList', message: 'recent'}), recent)],
      changed,
    ),
    ...drawList(
      translate({id: 'search.favorite', message: 'Favorite'}),
      kept,
      (one) => [removal(one, translate({id: 'search.favoriteList', message: 'favorites'}), favorites)],
      changed,
    ),
  )
  if (root.childElementCount === 0)
    root.append(draw('p', {class: 'DocSearch-Help'}, translate({id: 'search.noRecent', message: 'No recent searches'})))
  return root
}

/** @param search looks for something else. */
export function drawNothing(query: string, search: (query: string) => void): HTMLElement {
  const others = wordsFor(locale())?.suggestions
  const subject = encodeURIComponent(nothingFor(query))
  return draw(
    'div',
    {class: 'DocSearch-NoResults'},
    draw('h2', {class: 'DocSearch-Title'}, nothingFor(query)),
    ...(others
      ? [
          draw('p', {}, translate({id: 'search.suggestions', message: 'Try searching for'})),
          draw(
            'ul',
            {},
            ...others.map((one) =>
              draw(
                'li',
                {},
                drawButton(one, 'DocSearch-Prefill', () => search(one)),
              ),
            ),
          ),
        ]
      : []),
    draw(
      'p',
      {},
      translate({id: 'search.expected', message: 'Believe this query should return results?'}),
      ' ',
      draw(
        'a',
        {href: `mailto:${brand.supportEmail}?subject=${subject}`},
        translate({id: 'search.letUsKnow', message: 'Let us know.'}),
      ),
    ),
  )
}
