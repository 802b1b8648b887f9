import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {brand} from '../../../data/brand'
import styles from './styles.module.css'

/** The mark's own size. It is drawn in proportion to the text. */
const MARK = 32

/** Mark and name of the brand, as large as the text around it. The mark has a drawing for either mode. */
export function Wordmark(): ReactNode {
  const size = {width: MARK, height: MARK}
  return (
    <span className={styles.wordmark}>
      <img {...size} alt="" className={clsx(styles.mark, styles.light)} src={useBaseUrl('/img/logo.svg')} />
      <img {...size} alt="" className={clsx(styles.mark, styles.dark)} src={useBaseUrl('/img/logo-dark.svg')} />
      <span>{brand.name}</span>
    </span>
  )
}
