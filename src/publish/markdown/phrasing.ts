import type {Element} from 'hast'
import type {LinkReference, PhrasingContent} from 'mdast'
import type {Options} from 'rehype-remark'
import type {Phrase} from './tree'

export type Handlers = NonNullable<Options['handlers']>
export type Handler = NonNullable<Handlers[string]>
export type State = Parameters<Handler>[0]

/** A node that holds phrases, and that no HTML becomes. */
const holder = (): LinkReference => ({type: 'linkReference', identifier: '', referenceType: 'full', children: []})

/** What is in a node. The converter splits a link or a paragraph that turns out to hold blocks, as in a card. */
export const phrasing = (state: State, node: Element | Phrase): PhrasingContent[] =>
  state.toSpecificContent(state.all(node), holder).flatMap(({children}) => children)
