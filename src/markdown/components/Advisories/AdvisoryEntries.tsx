import type {ReactNode} from 'react'
import {advisories, type AdvisoryPage} from '../../../data/offer/advisories'
import {pageOf} from '../../../lib/advisories'
import {AdvisoryEntry} from './AdvisoryEntry'
import styles from './styles.module.css'

/** The entries of a page in full, newest first. */
export function AdvisoryEntries({page}: {page: AdvisoryPage}): ReactNode {
  return (
    <div className={styles.list}>
      {advisories
        .filter((advisory) => pageOf(advisory) === page)
        .map((advisory) => (
          <AdvisoryEntry key={advisory.id} advisory={advisory} />
        ))}
    </div>
  )
}
