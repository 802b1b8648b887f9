import Translate, {translate} from '@docusaurus/Translate'
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
          <Translate
            id="site.context.use"
            values={{
              server: (
                <code {...values('baseUrl')} suppressHydrationWarning>
                  {exampleContext.baseUrl}
                </code>
              ),
              realm: (
                <code {...values('realm')} suppressHydrationWarning>
                  {exampleContext.realm}
                </code>
              ),
              change: (
                <span className={styles.change}>{translate({id: 'site.context.change', message: 'Use your own'})}</span>
              ),
            }}
          >
            {'Examples use {server}, realm {realm}. {change}'}
          </Translate>
        </summary>
      </details>
    </div>
  )
}
