import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx'

/** Attributes of an element by their names. Those without a value are left out. */
type Values = Readonly<Record<string, string | undefined>>

export const attributesOf = (values: Values): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  )

/** An element that stands between blocks of Markdown. */
export const element = (
  name: string,
  values: Values = {},
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement => ({type: 'mdxJsxFlowElement', name, attributes: attributesOf(values), children})
