import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'
import {CellText} from '../../../kit/ui/CellTable/CellText'
import {areNames, Table, TableHeading} from '../../../kit/ui/Table'

/** Text, in which backticks mark code, or a link. */
export type OfferCell = string | {label: string; to: string}

/** A row that links can lead to. */
export type AnchoredRow = {
  /** The anchor, unique on the page. */
  id: string
  cells: readonly OfferCell[]
}

export type OfferTableProps = {
  columns: readonly string[]
  /** Without an anchor, a row is the list of its cells. */
  rows: readonly (readonly OfferCell[] | AnchoredRow)[]
}

const isAnchored = (row: OfferTableProps['rows'][number]): row is AnchoredRow => 'cells' in row

const content = (cell: OfferCell): ReactNode =>
  typeof cell === 'string' ? <CellText text={cell} /> : <Link to={cell.to}>{cell.label}</Link>

const wordsOf = (cell: OfferCell = ''): string => (typeof cell === 'string' ? cell : cell.label)

/** A table of values of the offer. On a phone, each row is a block. */
export function OfferTable({columns, rows}: OfferTableProps): ReactNode {
  const links = useBrokenLinks()
  const isNamed = areNames(
    rows.map((row) => wordsOf((isAnchored(row) ? row.cells : row)[0])),
    columns.length,
  )
  const drawn = rows.map((row, index) => {
    const {id, cells} = isAnchored(row) ? row : {id: undefined, cells: row}
    if (id !== undefined) links.collectAnchor(id)
    return (
      <tr key={id ?? index} id={id}>
        {cells.map((cell, column) =>
          isNamed && column === 0 ? (
            <th key={columns[column]} scope="row">
              {content(cell)}
            </th>
          ) : (
            <td key={columns[column]}>{content(cell)}</td>
          ),
        )}
      </tr>
    )
  })
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <TableHeading key={column}>{column}</TableHeading>
          ))}
        </tr>
      </thead>
      <tbody>{drawn}</tbody>
    </Table>
  )
}
