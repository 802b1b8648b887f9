import {useEffect, useRef, type ReactNode} from 'react'
import {ActionButton} from '../../../kit/ui/ActionButton'
import {formatList} from '../../../lib/formats'
import {viewRoles} from '../../../tools/realm-check/server/viewRoles'
import {ConnectionFields} from '../ConnectionFields'
import {Explained} from '../Explained'
import {styles} from '../styles'
import {useConnection} from '../useConnection'
import {useReading, type Phase} from './useReading'

const [REQUIRED, ...MORE] = Object.keys(viewRoles)

const requests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`

/** The state of the reading in a sentence, which is read out. */
function statusOf(phase: Phase): string {
  if (phase.kind === 'reading') return `Reading the realm: ${requests(phase.answers)} answered.`
  if (phase.kind === 'canceled') return 'Canceled. Nothing was checked.'
  if (phase.kind === 'read')
    return `The realm ${phase.realm} was read with ${requests(phase.answers)}. The report is below the form of the check.`
  return ''
}

function Stopped({phase}: {phase: Phase}): ReactNode {
  if (phase.kind !== 'stopped') return null
  return (
    <>
      <p>
        Nothing was checked.
        {phase.path !== undefined && (
          <>
            {' '}
            The realm check stopped at <code translate="no">GET {phase.path}</code>.
          </>
        )}
      </p>
      <Explained explanation={phase.explanation} />
    </>
  )
}

/** Reads the reader's realm for the realm check of the page. Drawn in the browser only. */
export function RealmReadingForm({onClose}: {onClose: () => void}): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const reading = useReading()
  const connection = useConnection({form, onMove: reading.clear})
  const isReading = reading.phase.kind === 'reading'
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (): void => {
    if (isReading) {
      reading.cancel()
      return
    }
    const place = connection.checkedPlace()
    // The check needs the token no longer, so that it doesn't outlive the reading.
    if (place) reading.start(place, connection.endSession)
  }
  const close = (): void => {
    connection.endSession()
    // Closing removes the document, and what a removed document sends goes nowhere: the request is sent first.
    setTimeout(onClose)
  }

  return (
    <form
      ref={form}
      className={styles.console}
      aria-label="Read your realm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 className={styles.title}>Check a realm on your server</h2>
      <p>
        The page sends only GET requests, about 60 for a small realm. You need the client role {REQUIRED} of
        realm-management. To check all rules, you also need {formatList(MORE)}. After the reading, the page deletes the
        token and ends its session.
      </p>
      <ConnectionFields connection={connection} />
      <div className={styles.row}>
        <ActionButton label={isReading ? 'Cancel' : 'Read and check the realm'} type="submit" variant="primary" />
        <ActionButton label="Forget all" onClick={connection.forget} />
        <ActionButton label="Close" onClick={close} />
      </div>
      <p role="status">{statusOf(reading.phase)}</p>
      <div role="alert" className={styles.result}>
        <Stopped phase={reading.phase} />
      </div>
    </form>
  )
}
