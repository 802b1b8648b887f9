import {translate} from '@docusaurus/Translate'
import {draw} from '../../lib/draw.client'
import {drawMarked} from './draw.client'
import type {Hit, SearchEngine} from '../engine/engine.client'
import {kindLabels} from '../kindLabels.client'
import {LIST_ID} from './frame.client'
import {markText} from './marks.client'
import {SearchAttribute} from '../attributes'

const labels: Readonly<Record<string, string>> = kindLabels

/** Nothing for a page of no kind. */
const labelOf = (kind: string): string => labels[kind] ?? ''

/** Where a result is: its kind, what is above the page, and the page of a section. */
const placeOf = ({kind, trail, heading, title}: Hit): string =>
  [...new Set([labelOf(kind), ...trail, ...(heading === '' ? [] : [title])])].filter((part) => part !== '').join(' › ')

/** What a result says: its name, where it is, and room for its excerpt. */
export const drawHit = (hit: Hit, query: string): HTMLElement[] => [
  draw('span', {class: 'DocSearch-Hit-path'}, placeOf(hit)),
  draw('span', {class: 'DocSearch-Hit-title'}, ...drawMarked(markText(hit.heading || hit.title, query))),
  draw('span', {class: 'DocSearch-Hit-text', [SearchAttribute.excerpt]: true}),
]

/** Puts the excerpts of results into their room as they come. One that does not come is left out: the result leads there without. */
export async function fillExcerpts(
  engine: SearchEngine,
  hits: readonly Hit[],
  query: string,
  root: HTMLElement,
): Promise<void> {
  const rooms = root.querySelectorAll<HTMLElement>(`[${SearchAttribute.excerpt}]`)
  await Promise.all(
    hits.map(async (hit, at) => {
      const excerpt = await engine.excerpt(hit, query).catch(() => [])
      rooms[at]?.replaceChildren(...drawMarked(excerpt))
    }),
  )
}

/** The results of a query as a list to choose from, the first chosen. */
export function drawHits(hits: readonly Hit[], query: string): HTMLElement {
  const options = hits.map((hit, at) =>
    draw(
      'a',
      {
        class: 'DocSearch-Hit',
        id: `${LIST_ID}-${at}`,
        href: hit.url,
        role: 'option',
        tabindex: '-1',
        'aria-selected': String(at === 0),
      },
      ...drawHit(hit, query),
    ),
  )
  return draw(
    'div',
    {
      id: LIST_ID,
      class: 'DocSearch-Hits',
      role: 'listbox',
      'aria-label': translate({id: 'search.resultsLabel', message: 'Results'}),
    },
    ...options,
  )
}

/** Chooses another result of a list, which goes round. @returns the one that is chosen now. */
export function moveChoice(root: HTMLElement, input: HTMLElement, step: number): HTMLAnchorElement | undefined {
  const options = [...root.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  const at = options.findIndex(({ariaSelected}) => ariaSelected === 'true')
  const next = options[(at + step + options.length) % options.length]
  for (const option of options) option.ariaSelected = String(option === next)
  next?.scrollIntoView({block: 'nearest'})
  input.setAttribute('aria-activedescendant', next?.id ?? '')
  return next
}
