import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {styles} from '../../reference/console/styles'
import type {Log} from '../runTypes'

/** What an earlier visit has left. */
export function LeftRun({log, onForget}: {log: Log; onForget: () => void}): ReactNode {
  const done = log.entries.filter(({state}) => state === 'done').length
  return (
    <div className={styles.explained}>
      <p>
        <strong>{translate({id: 'site.procedure.left.title', message: 'You started this before'})}</strong>
      </p>
      <p>
        {done === 1
          ? translate(
              {id: 'site.procedure.left.one', message: 'One change was made in the realm {realm} at {server}.'},
              {realm: log.realm, server: log.server},
            )
          : translate(
              {id: 'site.procedure.left.count', message: '{count} changes were made in the realm {realm} at {server}.'},
              {count: done, realm: log.realm, server: log.server},
            )}{' '}
        {translate({id: 'site.procedure.left.next', message: 'Log in again to go on or to undo them.'})}
      </p>
      <p>
        <ActionButton
          label={translate({id: 'site.procedure.left.forget', message: 'Forget this run'})}
          onClick={onForget}
        />
      </p>
    </div>
  )
}
