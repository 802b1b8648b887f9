import type {Element, Nodes} from 'hast'
import type {BlockContent, Heading, LinkReference, PhrasingContent} from 'mdast'
import type {Options} from 'rehype-remark'
import {capitalized} from '../../lib/capitalized'
import {TabsAttribute} from '../../parts/tabs/attributes'
import {figures} from './figures'
import {absolute, type LinkContext} from './links'
import {descriptionList, fieldset} from './lists'
import {paragraph, strong, strongParagraph} from './nodes'
import {cell} from './tables'
import {attribute, elementsIn, hasClass, isElement, textOf, type Phrase} from './tree'

export type Handlers = NonNullable<Options['handlers']>
export type Handler = NonNullable<Handlers[string]>
export type State = Parameters<Handler>[0]
type NodeHandlers = NonNullable<Options['nodeHandlers']>

/** A node that holds phrases, and that no HTML becomes. */
const holder = (): LinkReference => ({type: 'linkReference', identifier: '', referenceType: 'full', children: []})

/** What is in a node. The converter splits a link or a paragraph that turns out to hold blocks, as in a card. */
export const phrasing = (state: State, node: Element | Phrase): PhrasingContent[] =>
  state.toSpecificContent(state.all(node), holder).flatMap(({children}) => children)

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const isPart = (node: Nodes): boolean =>
  !['text', 'code'].includes(node.type) && (!isElement(node) || isElement(node, 'span', 'small', 'time'))

/** Whether an element has several parts and no words between them, such as the name and the type of a field. */
const isRow = (element: Element): boolean =>
  element.children.filter(isPart).length > 1 &&
  element.children.every((child) => isPart(child) || (child.type === 'text' && child.value.trim() === '')) &&
  elementsIn(element, ...HEADINGS).length === 0

function row(state: State, element: Element): BlockContent {
  const parts = element.children.filter(isPart)
  // The text of the page has spaces between the name, the type, and the limits of a field.
  const between = parts[0]?.type === 'strong' ? ' ' : ' · '
  return paragraph(
    parts.flatMap((part, index): PhrasingContent[] => [
      ...(index > 0 ? [{type: 'text' as const, value: between}] : []),
      ...phrasing(state, {...element, children: [part]}),
    ]),
  )
}

/** A block of code below its title, which is often the name of a file. */
function codeBlock(state: State, {children, ...block}: Element): ReturnType<Handler> {
  const [code] = children.filter((child) => child.type === 'code')
  if (code === undefined) return state.all({...block, children})
  const [first] = children.filter((child) => child.type !== 'text')
  const made = {type: 'code', lang: code.lang, value: code.value} as const
  return first && first !== code ? [strongParagraph(textOf(first)), made] : made
}

/** Labels of admonitions without a title of their own. */
const KIND = /^(?:note|tip|info|warning|danger|caution)$/

function admonition(state: State, block: Element): ReturnType<Handler> {
  const [heading, ...content] = block.children
  const title = isElement(heading) ? phrasing(state, heading) : []
  const kind = heading ? textOf(heading) : ''
  const label = KIND.test(kind) ? strongParagraph(capitalized(kind)) : paragraph([strong(title)])
  return {type: 'blockquote', children: [label, ...state.toFlow(state.all({...block, children: content}))]}
}

const DEPTHS = [1, 2, 3, 4, 5, 6] as const

const depthOf = (depth: number): Heading['depth'] => DEPTHS[depth - 1] ?? 6

/** Handlers for the elements of one page, which keep in mind where in the page they are. */
export function pageHandlers(links: LinkContext): Handlers {
  /** Ids of radio buttons so far. */
  const radios = new Set<string>()
  /** The labels of tabs so far, by the id of their radio button. */
  const tabs = new Map<string, string>()
  /** Of the last heading. */
  let depth: Heading['depth'] = 1
  /** How many panels of tabs are around, each of which takes a level of headings. */
  let panels = 0

  const heading: Handler = (state, element) => {
    depth = depthOf(Number(element.tagName.slice(1)) + panels)
    return {type: 'heading', depth, children: phrasing(state, element)}
  }

  function panel(state: State, element: Element, id: string): ReturnType<Handler> {
    const around = depth
    const title: Heading = {
      type: 'heading',
      depth: depthOf(around + 1),
      children: [{type: 'text', value: tabs.get(id) ?? ''}],
    }
    panels += 1
    const content = state.toFlow(state.all(element))
    panels -= 1
    depth = around
    return [title, ...content]
  }

  const div: Handler = (state, element) => {
    const id = attribute(element, TabsAttribute.panel)
    if (id !== undefined) return panel(state, element, id)
    if (hasClass(element, 'theme-code-block')) return codeBlock(state, element)
    if (hasClass(element, 'theme-admonition')) return admonition(state, element)
    if (isRow(element)) return row(state, element)
    return state.toFlow(state.all(element))
  }

  const input: Handler = (_, element) => {
    const id = attribute(element, 'id')
    if (id !== undefined && element.properties.type === 'radio') radios.add(id)
    return undefined
  }

  const label: Handler = (state, element) => {
    const id = attribute(element, 'htmlFor')
    if (id === undefined) return state.all(element)
    if (!radios.has(id)) return paragraph([strong(phrasing(state, element))])
    // It labels a panel, or it is a button, which needs a stylesheet.
    if (!tabs.has(id)) tabs.set(id, textOf(element))
    return undefined
  }

  return {
    ...Object.fromEntries(HEADINGS.map((name) => [name, heading])),
    div,
    dl: descriptionList,
    fieldset,
    ...figures(links),
    input,
    label,
    summary: (state, element) => paragraph([strong(phrasing(state, element))]),
    td: cell,
    th: cell,
  }
}

/** Handlers for the nodes that are no elements. */
export const nodeHandlers = (links: LinkContext): NodeHandlers => ({
  code: (_, {lang, value}: {lang: string; value: string}) => ({type: 'code', lang, value}),
  inlineCode: (_, {value}: {value: string}) => ({type: 'inlineCode', value: value.replace(/\s+/g, ' ')}),
  emphasis: (state, node: Phrase) => ({type: 'emphasis', children: phrasing(state, node)}),
  link: (state, node: Phrase & {url: string}) => ({
    type: 'link',
    url: absolute(node.url, links),
    children: phrasing(state, node),
  }),
  strong: (state, node: Phrase) => strong(phrasing(state, node)),
})
