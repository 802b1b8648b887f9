// Change: in the site's own look; says so when a time-out that was set is over.
import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import type {LoadingComponentProps} from 'react-loadable'
import {Failure} from '../../kit/layout/Failure'
import {ActionButton} from '../../kit/ui/ActionButton'
import styles from './styles.module.css'

// No landmark of its own: in a tree of documents it stands inside of `main`.
export default function Loading({error, retry, pastDelay, timedOut}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.page}>
        <Failure
          title={translate({id: 'site.loading.failed', message: 'This page didn’t load'})}
          advice={translate({id: 'site.loading.advice', message: 'Check your network connection, then try again.'})}
          retryLabel={translate({id: 'site.loading.retry', message: 'Retry'})}
          onRetry={retry}
        >
          {String(error)}
        </Failure>
      </div>
    )
  }
  if (!pastDelay) return null
  return (
    <div className={styles.page}>
      <div className={styles.loading} role="status">
        <span className={styles.spinner} />
        {timedOut
          ? translate({id: 'site.loading.slow', message: 'Still loading. This is taking longer than usual.'})
          : translate({id: 'site.loading.loading', message: 'Loading'})}
        {timedOut && <ActionButton label={translate({id: 'site.loading.retry', message: 'Retry'})} onClick={retry} />}
      </div>
    </div>
  )
}
