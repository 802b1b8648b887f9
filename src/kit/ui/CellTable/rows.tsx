import Link from '@docusaurus/Link'
import type {ReactElement, ReactNode} from 'react'
import {areNames} from '../Table'
import {CellText} from './CellText'
import styles from './styles.module.css'

/** What stands in a cell: words, with code between backticks; a number that is aligned as one, and may be the best of its row; or a destination. */
export type Cell = string | {number: string; isBest?: boolean} | {label: string; to: string}

function Content({cell}: {cell: Cell}): ReactNode {
  if (typeof cell === 'string') return <CellText text={cell} />
  if ('number' in cell) return cell.isBest ? <strong>{cell.number}</strong> : cell.number
  return <Link to={cell.to}>{cell.label}</Link>
}

function textOf(cell: Cell | undefined): string {
  if (cell === undefined || typeof cell === 'string') return cell ?? ''
  return 'number' in cell ? cell.number : cell.label
}

/** Whether a cell is a number. */
export const isNumber = (cell: Cell | undefined): boolean => typeof cell === 'object' && 'number' in cell

/** A row, and its anchor, if links can lead to it. */
export type Row = {id?: string; cells: readonly Cell[]}

/** The rows of a table's body, elements of which `Table` knows the cells. */
export function drawRows(columns: readonly string[], rows: readonly Row[]): ReactElement[] {
  const isNamed = areNames(
    rows.map(({cells}) => textOf(cells[0])),
    columns.length,
  )
  return rows.map(({id, cells}) => (
    <tr key={id ?? JSON.stringify(cells)} id={id}>
      {cells.map((cell, index) => {
        const props = {className: isNumber(cell) ? styles.number : undefined, children: <Content cell={cell} />}
        return isNamed && index === 0 ? (
          <th key={columns[index]} scope="row" {...props} />
        ) : (
          <td key={columns[index]} {...props} />
        )
      })}
    </tr>
  ))
}
