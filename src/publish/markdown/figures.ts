import type {Element} from 'hast'
import type {Image, Paragraph} from 'mdast'
import type {Handler} from './phrasing'
import {absolute, type LinkContext} from './links'
import {paragraph, strong} from './nodes'
import {attribute, elementsIn, textOf} from './tree'

/** What a drawing says in words: its title and its description. */
function wordsOf(svg: Element): Paragraph | undefined {
  const [title, description] = ['title', 'desc'].map((name) => elementsIn(svg, name).map(textOf)[0])
  const name = title ?? attribute(svg, 'aria-label')
  if (name === undefined) return undefined
  const label = strong([{type: 'text', value: `Figure: ${name.replace(/\.$/, '')}.`}])
  return paragraph([label, ...(description === undefined ? [] : [{type: 'text' as const, value: ` ${description}`}])])
}

const imageOf = (img: Element, links: LinkContext): Image => ({
  type: 'image',
  url: absolute(attribute(img, 'src') ?? '', links),
  alt: attribute(img, 'alt') ?? '',
})

/**
 * Handlers of drawings and pictures. Of those in a row that say the same, as the wide and the narrow form of a drawing or
 * the pictures for both color modes do, the first is enough.
 */
export function figures(links: LinkContext): Readonly<Record<'figure' | 'img' | 'svg', Handler>> {
  let last = ''
  const isFirst = (text: string): boolean => {
    const isNew = text !== last
    last = text
    return isNew
  }
  return {
    figure(state, element) {
      last = ''
      return state.toFlow(state.all(element))
    },
    img(_, element) {
      const image = imageOf(element, links)
      return isFirst(image.alt ?? '') ? image : undefined
    },
    svg(_, element) {
      const words = wordsOf(element)
      return words && isFirst(JSON.stringify(words)) ? words : undefined
    },
  }
}
