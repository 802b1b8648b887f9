import type {ReportTable} from '../report'

export type Row = readonly [string, string | undefined]

/** A table of names and values, without those that have no value. */
export function pairs(caption: string, head: readonly [string, string], rows: readonly Row[]): ReportTable[] {
  const filled = rows.filter((row): row is readonly [string, string] => row[1] !== undefined && row[1] !== '')
  return filled.length > 0 ? [{kind: 'table', caption, head, rows: filled}] : []
}
