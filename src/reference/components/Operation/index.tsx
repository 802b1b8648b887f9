import type {PropsWithChildren, ReactNode} from 'react'
import {ReferenceAttribute} from '../../attributes'
import styles from './styles.module.css'

/** What an operation does, takes and answers, with its samples beside it where there is room. */
export function Operation({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.operation} {...{[ReferenceAttribute.operation]: true}}>
      {children}
    </div>
  )
}

/** The samples of an `Operation`: after what stands before them, or beside all of it. */
export function Aside({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.aside}>
      <div className="thin-scrollbar">{children}</div>
    </div>
  )
}
