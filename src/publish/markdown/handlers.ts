import type {Element, Nodes} from 'hast'
import type {BlockContent, PhrasingContent} from 'mdast'
import type {Options} from 'rehype-remark'
import {capitalized} from '../../lib/capitalized'
import {TabsAttribute} from '../../parts/tabs/attributes'
import {figures} from './figures'
import {absolute, type LinkContext} from './links'
import {descriptionList, fieldset} from './lists'
import {headingHandlers} from './headings'
import {paragraph, strong, strongParagraph} from './nodes'
import {phrasing, type Handler, type Handlers, type State} from './phrasing'
import {cell} from './tables'
import {attribute, elementsIn, hasClass, isElement, textOf, type Phrase} from './tree'

type NodeHandlers = NonNullable<Options['nodeHandlers']>

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
  const between = parts[0]?.type === 'strong' ? ' ' : ' · ' // The parts of a field are a sentence in the page's text.
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

/** Handlers for the elements of one page, which keep in mind where in the page they are. */
export function pageHandlers(links: LinkContext): Handlers {
  const {heading, panel, input, label} = headingHandlers()
  const div: Handler = (state, element) => {
    const id = attribute(element, TabsAttribute.panel)
    if (id !== undefined) return panel(state, element, id)
    if (hasClass(element, 'theme-code-block')) return codeBlock(state, element)
    if (hasClass(element, 'theme-admonition')) return admonition(state, element)
    if (isRow(element)) return row(state, element)
    return state.toFlow(state.all(element))
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
