import type {Paragraph, PhrasingContent, Strong} from 'mdast'

export const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children})

/** Emphasized text. What is in it loses its own emphasis. */
export const strong = (children: PhrasingContent[]): Strong => ({
  type: 'strong',
  children: children.flatMap((child) => (child.type === 'strong' ? child.children : [child])),
})

export const strongParagraph = (value: string): Paragraph => paragraph([strong([{type: 'text', value}])])
