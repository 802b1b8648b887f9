import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
import type {ComponentProps, ReactNode} from 'react'
import {brand} from '../../../data/brand'
import styles from './styles.module.css'

/** The mark's own size. It is drawn in proportion to the text. */
const MARK = 32

/** Mark and name of the brand, as large as the text around it. The mark has a drawing for either mode. */
export function Wordmark(): ReactNode {
  // Lazy: the one of the mode that is not shown is not loaded.
  const common = {width: MARK, height: MARK, loading: 'lazy'} satisfies ComponentProps<'img'>
  return (
    <span className={styles.wordmark}>
      <img {...common} alt="" className={clsx(styles.mark, styles.light)} src={useBaseUrl('/img/logo.svg')} />
      <img {...common} alt="" className={clsx(styles.mark, styles.dark)} src={useBaseUrl('/img/logo-dark.svg')} />
      <span>{brand.name}</span>
    </span>
  )
}
