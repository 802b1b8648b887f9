import {translate} from '@docusaurus/Translate'
import {useState, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {styles} from '../../reference/console/styles'
import {stepsOf} from '../runLog'
import type {LogEntry, Run} from '../runTypes'
import {irreversible, undoable} from '../undo'

/** What an undo takes back, and what stays. */
function Consequences({run, entries}: {run: Run; entries: readonly LogEntry[]}): ReactNode {
  const steps = stepsOf(run)
  return (
    <>
      <p>{translate({id: 'site.procedure.undo.order', message: 'This takes back, in this order:'})}</p>
      <ul>
        {entries.map(({step}) => (
          <li key={step}>{steps[step]?.title}</li>
        ))}
      </ul>
      {irreversible(run).map(({step, final}) => (
        <p key={step}>
          {translate(
            {id: 'site.procedure.undo.stays', message: '“{title}” stays, because it can’t be undone.'},
            {title: steps[step]?.title ?? ''},
          )}{' '}
          {final}
        </p>
      ))}
    </>
  )
}

/** Asks before everything is undone. */
export function Undo({run, onUndo}: {run: Run; onUndo: () => void}): ReactNode {
  const [isAsked, setAsked] = useState(false)
  const entries = undoable(run)
  const title = translate({id: 'site.procedure.undo', message: 'Undo everything'})
  if (entries.length === 0) return null
  if (!isAsked) return <ActionButton label={title} onClick={() => setAsked(true)} />
  return (
    <div className={styles.confirm} role="group" aria-label={title}>
      <Consequences run={run} entries={entries} />
      <p className={styles.row}>
        <ActionButton
          label={
            entries.length === 1
              ? translate({id: 'site.procedure.undo.one', message: 'Undo 1 change'})
              : translate({id: 'site.procedure.undo.count', message: 'Undo {count} changes'}, {count: entries.length})
          }
          variant="primary"
          onClick={() => {
            setAsked(false)
            onUndo()
          }}
        />
        <ActionButton
          label={translate({id: 'site.procedure.undo.keep', message: 'Keep the changes'})}
          onClick={() => setAsked(false)}
        />
      </p>
    </div>
  )
}
