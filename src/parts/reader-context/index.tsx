import type {ReactNode} from 'react'
import {exampleContext} from '../../data/exampleContext'
import {ISLAND_OPENER} from '../../lib/islands'
import styles from './styles.module.css'

/**
 * Says which values the examples of a page have, and lets the reader enter their own. `contextValues` puts it into pages
 * that have such examples; `src/parts/reader-context` makes the form.
 */
export function ContextBar(): ReactNode {
  return (
    <div className={styles.bar} data-island="context">
      <details suppressHydrationWarning>
        <summary {...{[ISLAND_OPENER]: ''}}>
          Examples use{' '}
          <code data-context="baseUrl" suppressHydrationWarning>
            {exampleContext.baseUrl}
          </code>
          , realm{' '}
          <code data-context="realm" suppressHydrationWarning>
            {exampleContext.realm}
          </code>
          . <span className={styles.change}>Use your own</span>
        </summary>
      </details>
    </div>
  )
}
