import type {BlockContent, DefinitionContent, PhrasingContent, TableCell} from 'mdast'
import {toString} from 'mdast-util-to-string'
import type {Handler} from './phrasing'

declare module 'mdast' {
  /** How many columns and rows a cell takes, for the converter of tables. */
  // Only an interface can be extended.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface TableCellData {
    hastUtilToMdastTemporaryColSpan?: unknown
    hastUtilToMdastTemporaryRowSpan?: unknown
  }
}

type Block = BlockContent | DefinitionContent

/** The lines of a block, which is a cell's or in one. */
function linesOf(block: Block): PhrasingContent[][] {
  if (block.type === 'paragraph' || block.type === 'heading') return [block.children]
  if (block.type === 'list') return block.children.flatMap((item) => item.children.flatMap(linesOf))
  if (block.type === 'blockquote') return block.children.flatMap(linesOf)
  if (block.type === 'code') return [[{type: 'inlineCode', value: block.value}]]
  return [[{type: 'text', value: toString(block)}]]
}

/**
 * A cell. It can't hold blocks in Markdown, so `<br>` separates them. The converter of tables reads how many columns and rows
 * it spans.
 */
export const cell: Handler = (state, element) => {
  const {colSpan, rowSpan} = element.properties
  const lines = state.toFlow(state.all(element)).flatMap(linesOf)
  const children = lines.flatMap((line, index): PhrasingContent[] => [
    ...(index > 0 ? [{type: 'html' as const, value: '<br>'}] : []),
    ...line,
  ])
  const made: TableCell = {type: 'tableCell', children}
  const spans = {hastUtilToMdastTemporaryColSpan: colSpan, hastUtilToMdastTemporaryRowSpan: rowSpan}
  return colSpan === undefined && rowSpan === undefined ? made : {...made, data: spans}
}
