import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** The names of an element's attributes. */
export const writtenAttributes = (node: Element): readonly string[] =>
  node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [one.name] : []))

/**
 * The text of an attribute: `href="…"`, or `href={'…'}`.
 * @returns undefined where there is none, and where it is known only when the page runs; '' for one without a value.
 */
export function attributeText(node: Element, name: string): string | undefined {
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  if (attribute === undefined) return undefined
  const {value} = attribute
  if (typeof value !== 'object' || value === null) return value ?? ''
  return /^\s*(["'`])((?:(?!\1|\\|\$\{)[^])*)\1\s*$/.exec(value.value)?.[2]
}
