import {translate} from '@docusaurus/Translate'
import clsx from 'clsx'
import {Children, cloneElement, isValidElement, type ComponentProps, type ReactElement, type ReactNode} from 'react'
import {TableAttribute} from './attributes'
import styles from './styles.module.css'

/** The text of a piece of a page, for a name that is read aloud. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (isValidElement<{children?: ReactNode}>(node)) return textOf(node.props.children)
  return Children.toArray(node).map(textOf).join('')
}

/** The texts of the column headings, in order; that of an empty corner is empty. */
function headings(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return []
    const isCell = child.type === 'th' || child.type === TableHeading
    return isCell ? [textOf(child.props.children).trim()] : headings(child.props.children)
  })
}

type Labelled = {children?: ReactNode; [TableAttribute.label]?: string}

const cellsOf = (row: ReactElement<Labelled>): ReactElement<Labelled>[] =>
  Children.toArray(row.props.children).filter((cell) => isValidElement<Labelled>(cell))

/** The text of the first cell of each row of the body, in order. */
function firstTexts(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Labelled>(child) || child.type === 'thead') return []
    return child.type === 'tr' ? [textOf(cellsOf(child)[0]).trim()] : firstTexts(child.props.children)
  })
}

/** Whether the cells of the first column name their rows: each says something, and no two the same. */
export function areNames(texts: readonly string[], columns: number): boolean {
  return columns > 1 && texts.every((text) => text !== '') && new Set(texts).size === texts.length
}

/** The rows with the heading of its column at each cell, for the blocks that they are on a phone. */
function labelled(node: ReactNode, columns: readonly string[], isNamed: boolean): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Labelled>(child) || child.type === 'thead') return child
    if (child.type !== 'tr') return cloneElement(child, {}, labelled(child.props.children, columns, isNamed))
    const named = cellsOf(child).map((cell, index) => {
      const label = {[TableAttribute.label]: columns[index]}
      if (!isNamed || index > 0) return cloneElement(cell, label)
      return <th key={cell.key} scope="row" {...cell.props} {...label} />
    })
    return cloneElement(child, {}, ...named)
  })
}

export type TableProps = ComponentProps<'table'> & {
  /** Whether it is narrow enough to stay a table on a phone. Default: false; each row is a block there. */
  isCompact?: boolean
}

/** A table that is named by its columns, and its rows by their first cells. It scrolls within itself, by keyboard too. */
export function Table({children, isCompact = false, ...props}: TableProps): ReactNode {
  const columns = headings(Children.toArray(children).slice(0, 1))
  const isNamed = areNames(firstTexts(children), columns.length)
  return (
    <div
      className={clsx(styles.scroller, !isCompact && styles.blocks)}
      role="group"
      aria-label={translate(
        {id: 'site.table.label', message: 'Table: {columns}'},
        {columns: columns.filter(Boolean).join(', ')},
      )}
      // A region that scrolls has to take the focus, or the keyboard can't scroll it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table {...props}>{labelled(children, columns, isNamed)}</table>
    </div>
  )
}

/** A heading cell; the empty corner of a table is no heading. */
export function TableHeading(props: ComponentProps<'th'>): ReactNode {
  return textOf(props.children).trim() === '' ? <td className={props.className} /> : <th scope="col" {...props} />
}
