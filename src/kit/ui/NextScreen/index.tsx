import type {ReactNode} from 'react'
import {ProductShot} from '../ProductShot'
import styles from './styles.module.css'

export type NextScreenProps = {
  /** A name of `lab/screenshots/list.ts`: the screen that fills the place. */
  shot: string
  /** The screen that follows it, before it and cut by the place's edges. A phone has no room for it. */
  next: string
  /** Whether it is on the first screen: the pictures are then asked for at once. Default: false. */
  isFirst?: boolean
}

/** Two screens of one login: what the reader does on the one behind leads to the one before it. */
export function NextScreen({shot, next, isFirst = false}: NextScreenProps): ReactNode {
  return (
    <div className={styles.screens}>
      <ProductShot name={shot} place="fill" isFirst={isFirst} />
      <div className={styles.next}>
        <ProductShot name={next} place="fill" isFirst={isFirst} />
      </div>
    </div>
  )
}
