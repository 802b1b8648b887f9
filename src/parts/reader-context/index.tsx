import type {ReactNode} from 'react'
import {exampleContext} from '../../data/exampleContext'
import {OnDemandAttribute} from '../../lib/attributes'
import type {IslandName} from '../../lib/onDemandNames'
import {ReaderContextAttribute} from './attributes'
import type {ContextKind} from './readerContext'
import styles from './styles.module.css'

const values = (kind: ContextKind) => ({[ReaderContextAttribute.kind]: kind})

/**
 * Says which values the examples of a page have, and lets the reader enter their own. `contextValues` puts it into pages
 * that have such examples; `src/parts/reader-context` makes the form.
 */
export function ContextBar(): ReactNode {
  return (
    <div className={styles.bar} {...{[OnDemandAttribute.island]: 'context' satisfies IslandName}}>
      <details suppressHydrationWarning>
        <summary {...{[OnDemandAttribute.opener]: ''}}>
          Examples use{' '}
          <code {...values('baseUrl')} suppressHydrationWarning>
            {exampleContext.baseUrl}
          </code>
          , realm{' '}
          <code {...values('realm')} suppressHydrationWarning>
            {exampleContext.realm}
          </code>
          . <span className={styles.change}>Use your own</span>
        </summary>
      </details>
    </div>
  )
}
