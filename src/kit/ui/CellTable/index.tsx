import Link from '@docusaurus/Link'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {areNames, Table, TableHeading} from '../Table'
import {CellText} from './CellText'
import styles from './styles.module.css'

/** What stands in a cell: words, with code between backticks; a number that is aligned as one, and may be the best of its row; or a destination. */
export type Cell = string | {number: string; isBest?: boolean} | {label: string; to: string}

/** A table without a section of its own. */
export type CellTableProps = {
  /** Headings of the columns; that of the first may be empty. */
  columns: readonly string[]
  /** The first cell of a row says what the row is about. Numbers make a column of numbers: all of it or nothing. */
  rows: readonly (readonly Cell[])[]
  /** Whether its cells are short enough for it to stay a table on a phone. Default: false; each row is a block there. */
  isCompact?: boolean
}

function Content({cell}: {cell: Cell}): ReactNode {
  if (typeof cell === 'string') return <CellText text={cell} />
  if ('number' in cell) return cell.isBest ? <strong>{cell.number}</strong> : cell.number
  return <Link to={cell.to}>{cell.label}</Link>
}

function textOf(cell: Cell | undefined): string {
  if (cell === undefined || typeof cell === 'string') return cell ?? ''
  return 'number' in cell ? cell.number : cell.label
}

const isNumber = (cell: Cell | undefined): boolean => typeof cell === 'object' && 'number' in cell

export function CellTable({columns, rows, isCompact = false}: CellTableProps): ReactNode {
  const firstTexts = rows.map(([first]) => textOf(first))
  const isNamed = areNames(firstTexts, columns.length)
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
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {row.map((cell, index) => {
                const props = {className: isNumber(cell) ? styles.number : undefined, children: <Content cell={cell} />}
                return isNamed && index === 0 ? (
                  <th key={columns[index]} scope="row" {...props} />
                ) : (
                  <td key={columns[index]} {...props} />
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
