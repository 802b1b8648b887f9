import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import {CellTable, type CellTableProps} from '../../ui/CellTable'
import styles from './styles.module.css'

export type {Cell} from '../../ui/CellTable'

/** What can be compared. On a phone each row is a block that names its columns, unless the table is a compact one. */
export type DataTableProps = SectionText &
  CellTableProps & {
    /** A sentence below the table: where its values come from, what it leaves out. Default: none. */
    note?: string
  }

export function DataTable({columns, rows, isCompact, note, ...section}: DataTableProps): ReactNode {
  return (
    <Section composition="table" {...section}>
      <CellTable columns={columns} rows={rows} isCompact={isCompact} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Section>
  )
}
