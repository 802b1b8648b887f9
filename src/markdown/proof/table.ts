import type {Nodes, Table, TableCell} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {visit} from 'unist-util-visit'
import type {Claim, ProofProblem, SettingRow} from './types'

/**
 * The settings that a table names.
 * @param columns the headings of the two columns that have them, as in `API field: Default`.
 */
export function settingRows(
  table: Table,
  columns: string,
  {line}: Claim,
): {rows: readonly SettingRow[]} | {problem: ProofProblem} {
  const [head, ...rows] = table.children
  const names = head?.children.map((cell) => toString(cell)) ?? []
  const [key, value] = columns.split(/:\s*/).map((name) => names.indexOf(name))
  if (key === undefined || value === undefined || key === -1 || value === -1) {
    return {
      problem: {
        line,
        what: `The table that follows has no columns "${columns}".`,
        allowed: `table="Key column: Value column" with two of: ${names.join(', ')}`,
        fix: 'Name the column of the settings and that of their values.',
      },
    }
  }
  return {
    rows: rows.flatMap((row) => {
      const keys = codesOf(row.children[key])
      const cell = row.children[value]
      return keys.length === 0 || !cell ? [] : [{line: row.position?.start.line ?? line, keys, cell: toString(cell)}]
    }),
  }
}

function codesOf(cell: TableCell | undefined): string[] {
  const codes: string[] = []
  if (cell) visit(cell, 'inlineCode', (code: Nodes) => void codes.push(toString(code)))
  return codes
}

/** Words with which a cell says that nothing is set. */
const NOTHING = /^(?:$|—|-$|empty|none|not set|nothing|absent)/i

/** How a row differs from the settings that were seen, if it does. */
export function differenceOf({keys, cell}: SettingRow, settings: unknown): string | undefined {
  const parts = cell.split(/,\s+/)
  return keys
    .map((key, index) => {
      const value = valueAt(settings, key)
      const said = parts.length === keys.length ? (parts[index] ?? '') : cell
      return says(said, value)
        ? undefined
        : `${key}: the page says "${said}", seen ${value === undefined ? 'nothing' : JSON.stringify(value)}`
    })
    .find((difference) => difference !== undefined)
}

/** Reads `attributes.name`, and `attributes."na.me"`. */
function valueAt(settings: unknown, path: string): unknown {
  const keys = [...path.matchAll(/"([^"]+)"|([^."]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  let value = settings
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined
    value = new Map<string, unknown>(Object.entries(value)).get(key)
  }
  return value
}

/** Whether a cell begins with the value; what follows a colon, a comma, a bracket or a blank explains it. */
function says(cell: string, value: unknown): boolean {
  if (
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  )
    return NOTHING.test(cell)
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string' && cell.includes(each))
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return cell === text || (cell.startsWith(text) && /^[\s:,(]/.test(cell.slice(text.length)))
}
