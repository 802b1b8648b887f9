import {translate} from '@docusaurus/Translate'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'
import {TRY_IT_ANCHOR, type TryItProps} from '../../apiPage'
import {Island} from '../../../kit/ui/Island'
import styles from './styles.module.css'

/** The console of an operation (`src/reference/console`): closed, it is a heading and a button. */
export function TryIt({operation}: TryItProps): ReactNode {
  useBrokenLinks().collectAnchor(TRY_IT_ANCHOR)
  return (
    <section className={styles.tryIt} aria-labelledby={TRY_IT_ANCHOR}>
      <h2 id={TRY_IT_ANCHOR} className={styles.title} tabIndex={-1}>
        {translate({id: 'site.api.tryIt', message: 'Try it'})}
      </h2>
      <Island
        name="console"
        props={operation}
        anchor={TRY_IT_ANCHOR}
        label={translate({id: 'site.api.tryIt', message: 'Try it'})}
      >
        <p>
          {translate({
            id: 'site.api.tryIt.text',
            message: 'Send this request to your server from this page. Your values go only to your server.',
          })}
        </p>
      </Island>
    </section>
  )
}
