// Change: in the site's own look; says so when a time-out that was set is over.
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
          title="This page didn’t load"
          advice="Check your network connection, then try again."
          retryLabel="Retry"
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
        {timedOut ? 'Still loading. This is taking longer than usual.' : 'Loading'}
        {timedOut && <ActionButton label="Retry" onClick={retry} />}
      </div>
    </div>
  )
}
