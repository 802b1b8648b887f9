import clsx from 'clsx'
import type {ReactNode} from 'react'
import {Table, TableHeading} from '../Table'
import {drawRows, isNumber, type Cell} from './rows'
import styles from './styles.module.css'

export type {Cell} from './rows'

/** A table without a section of its own. */
export type CellTableProps = {
  /** Headings of the columns; that of the first may be empty. */
  columns: readonly string[]
  /** The first cell of a row says what the row is about. Numbers make a column of numbers: all of it or nothing. */
  rows: readonly (readonly Cell[])[]
  /** Whether its cells are short enough for it to stay a table on a phone. Default: false; each row is a block there. */
  isCompact?: boolean
}

export function CellTable({columns, rows, isCompact = false}: CellTableProps): ReactNode {
  return (
    <div
      className={clsx(
        'markdown',
        styles.table,
        isCompact ? styles.compact : styles.blocks,
        columns.length === 2 && styles.pair,
      )}
    >
      <Table isCompact={isCompact}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <TableHeading key={column} className={isNumber(rows[0]?.[index]) ? styles.number : undefined}>
                {column}
              </TableHeading>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawRows(
            columns,
            rows.map((cells) => ({cells})),
          )}
        </tbody>
      </Table>
    </div>
  )
}
