import type {ReactNode} from 'react'
import type {ApiMethod} from '../../apiPage'
import {ReferenceAttribute} from '../../attributes'
import styles from './styles.module.css'

/** The method as a word; its colour only repeats it. */
export function Method({method}: {method: ApiMethod}): ReactNode {
  return (
    <span className={styles.method} translate="no" {...{[ReferenceAttribute.method]: method}}>
      {method.toUpperCase()}
    </span>
  )
}
