import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** What a reader has to have before the first step: roles, versions, programs, earlier pages. */
export function YouNeed({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.needs} role="group" aria-label="You need">
      <p className={styles.title}>You need</p>
      {children}
    </div>
  )
}
