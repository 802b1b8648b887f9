import type {PropsWithChildren, ReactNode} from 'react'
import type {FactProps} from '../../apiPage'
import styles from './styles.module.css'

/** What holds for an operation, besides what it takes and answers. */
export function Facts({children}: PropsWithChildren): ReactNode {
  return <dl className={styles.facts}>{children}</dl>
}

/** One of `Facts`. */
export function Fact({title, children}: PropsWithChildren<FactProps>): ReactNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
