import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react'
import styles from './styles.module.css'

/** The text of a piece of a page, for a name that is read aloud. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (isValidElement<{children?: ReactNode}>(node)) return textOf(node.props.children)
  return Children.toArray(node).map(textOf).join('')
}

/** The texts of the column headings, in order; empty ones left out. */
function headings(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return []
    const isCell = child.type === 'th' || child.type === TableHeading
    return isCell ? [textOf(child.props.children)].filter(Boolean) : headings(child.props.children)
  })
}

/** A table that scrolls within itself on a narrow screen, by keyboard too, and is named by its columns. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const columns = headings(Children.toArray(props.children).slice(0, 1))
  return (
    // A region that scrolls has to take the focus, or the keyboard can't scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" aria-label={`Table: ${columns.join(', ')}`} tabIndex={0}>
      <table {...props} />
    </div>
  )
}

/** A heading cell; the empty corner of a table is no heading. */
export function TableHeading(props: ComponentProps<'th'>): ReactNode {
  return textOf(props.children).trim() === '' ? <td className={props.className} /> : <th scope="col" {...props} />
}
