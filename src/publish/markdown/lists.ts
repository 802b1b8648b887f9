import type {Element, ElementContent} from 'hast'
import type {BlockContent, DefinitionContent, List, ListItem, PhrasingContent} from 'mdast'
import {phrasing, type Handler, type State} from './phrasing'
import {paragraph, strong} from './nodes'
import {attribute, isElement} from './tree'

type Flow = BlockContent | DefinitionContent

const list = (children: ListItem[]): List => ({type: 'list', ordered: false, spread: false, children})

/** The terms and descriptions of a list, which can be in groups. */
const partsOf = ({children}: Element): Element[] =>
  children.flatMap((child) => (isElement(child, 'div') ? partsOf(child) : isElement(child, 'dt', 'dd') ? [child] : []))

/** A list whose items are `**Term:** description`. */
export const descriptionList: Handler = (state, element) => {
  const items: {terms: PhrasingContent[]; content: Flow[]}[] = []
  for (const part of partsOf(element)) {
    if (part.tagName === 'dt') {
      items.push({terms: phrasing(state, part), content: []})
      continue
    }
    items.at(-1)?.content.push(...state.toFlow(state.all(part)))
  }
  return list(items.map(({terms, content}) => ({type: 'listItem', spread: false, children: itemOf(terms, content)})))
}

function itemOf(terms: PhrasingContent[], [first, ...rest]: readonly Flow[]): Flow[] {
  const term = strong([...terms, {type: 'text', value: first === undefined ? '' : ':'}])
  if (first?.type !== 'paragraph') return [paragraph([term]), ...(first ? [first] : []), ...rest]
  return [paragraph([term, {type: 'text', value: ' '}, ...first.children]), ...rest]
}

/** A group of choices or of fields: its name, and a list of the choices, whose labels hold them. */
export const fieldset: Handler = (state, element) => {
  const made: ReturnType<State['all']> = []
  const choices: ListItem[] = []
  const read = (child: ElementContent): void => {
    if (!isElement(child)) return
    if (child.tagName === 'legend') made.push(paragraph([strong(phrasing(state, child))]))
    else if (child.tagName === 'label' && attribute(child, 'htmlFor') === undefined) {
      choices.push({type: 'listItem', spread: false, children: [paragraph(phrasing(state, child))]})
    } else if (child.tagName === 'div') child.children.forEach(read)
    else made.push(...state.all({...element, children: [child]}))
  }
  element.children.forEach(read)
  return [...made, ...(choices.length > 0 ? [list(choices)] : [])]
}
