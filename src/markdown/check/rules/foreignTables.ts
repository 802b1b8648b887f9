import type {Paragraph, Table} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {placeOf, type Finding} from './finding'

/** A text that is meant to be a table, and whose second line does not fit its first. */
export function checkLostTable(paragraph: Paragraph): Finding[] {
  const lines = toString(paragraph).split('\n')
  const at = lines.findIndex(
    (line) => /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(line) && line.includes('|'),
  )
  if (at < 1 || !lines[at - 1]?.includes('|')) return []
  const {line, column} = placeOf(paragraph)
  return [
    {
      line: line + at,
      column,
      what: "The lines aren't a table, because the row of hyphens and the row above it have different numbers of cells.",
      allowed: '| --- | below each heading',
      fix: 'Give both rows the same number of cells. In a cell, write | as \\|, also in `code`.',
    },
  ]
}

/** Rows with more cells than there are columns. */
export function checkCells({children, align}: Table): Finding[] {
  const columns = align?.length ?? children[0]?.children.length ?? 0
  return children
    .filter((row) => row.children.length > columns)
    .map((row) => ({
      ...placeOf(row),
      what: `The row has ${row.children.length} cells, but the table has ${columns} columns, so readers wouldn't see the rest.`,
      allowed: `${columns} cells`,
      fix: 'In a cell, write | as \\|, also in `code`.',
    }))
}
