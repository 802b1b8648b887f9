import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'
import {drawRows, type Cell, type Row} from '../../../kit/ui/CellTable/rows'
import {Table, TableHeading} from '../../../kit/ui/Table'

export type OfferTableProps = {
  columns: readonly string[]
  /** Without an anchor, a row is the list of its cells. An anchor is unique on the page. */
  rows: readonly (readonly Cell[] | Row)[]
}

const isRow = (row: OfferTableProps['rows'][number]): row is Row => 'cells' in row

/** A table of values of the offer. On a phone, each row is a block. */
export function OfferTable({columns, rows}: OfferTableProps): ReactNode {
  const links = useBrokenLinks()
  const all = rows.map((row) => (isRow(row) ? row : {cells: row}))
  for (const {id} of all) if (id !== undefined) links.collectAnchor(id)
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <TableHeading key={column}>{column}</TableHeading>
          ))}
        </tr>
      </thead>
      <tbody>{drawRows(columns, all)}</tbody>
    </Table>
  )
}
