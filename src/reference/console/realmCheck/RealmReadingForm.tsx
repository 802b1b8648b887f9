import {translate} from '@docusaurus/Translate'
import {useRef, type ReactNode} from 'react'
import {formatList} from '../../../lib/formats'
import {viewRoles} from '../../../tools/realm-check/server/viewRoles'
import {CheckButtons} from '../CheckButtons'
import {ConnectionFields} from '../ConnectionFields'
import {ConsoleForm} from '../ConsoleForm'
import {Explained} from '../Explained'
import {styles} from '../styles'
import {useConnection} from '../useConnection'
import {useReading, type Phase} from './useReading'

const REQUIRED = 'view-realm' satisfies keyof typeof viewRoles
const MORE = Object.keys(viewRoles).filter((role) => role !== REQUIRED)

const requests = (count: number): string =>
  count === 1
    ? translate({id: 'site.reading.request', message: '1 request'})
    : translate({id: 'site.reading.requests', message: '{count} requests'}, {count})

/** The state of the reading in a sentence, which is read out. */
function statusOf(phase: Phase): string {
  if (phase.kind === 'reading')
    return translate(
      {id: 'site.reading.status.reading', message: 'Reading the realm: {requests} answered.'},
      {requests: requests(phase.answers)},
    )
  if (phase.kind === 'canceled')
    return translate({id: 'site.reading.status.canceled', message: 'Canceled. Nothing was checked.'})
  if (phase.kind === 'read')
    return translate(
      {
        id: 'site.reading.status.read',
        message: 'The realm {realm} was read with {requests}. The report is below the form of the check.',
      },
      {realm: phase.realm, requests: requests(phase.answers)},
    )
  return ''
}

function Stopped({phase}: {phase: Phase}): ReactNode {
  if (phase.kind !== 'stopped') return null
  return (
    <>
      <p>
        {translate({id: 'site.reading.nothing', message: 'Nothing was checked.'})}
        {phase.path !== undefined && (
          <>
            {' '}
            {translate({id: 'site.reading.stopped', message: 'The realm check stopped at'})}{' '}
            <code translate="no">GET {phase.path}</code>.
          </>
        )}
      </p>
      <Explained explanation={phase.explanation} />
    </>
  )
}

/** What the reading sends and needs, as sentences. */
const needsText = (): string =>
  translate(
    {
      id: 'site.reading.needs',
      message:
        'The page sends only GET requests, about 60 for a small realm. You need the client role {role} of realm-management. To check all rules, you also need {more}. After the reading, the page deletes the token and ends its session.',
    },
    {role: REQUIRED, more: formatList(MORE)},
  )

/** Reads the reader's realm for the realm check of the page. Drawn in the browser only. */
export function RealmReadingForm({onClose}: {onClose: () => void}): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const reading = useReading()
  const connection = useConnection({form, onMove: reading.clear})
  const isReading = reading.phase.kind === 'reading'

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
    <ConsoleForm
      form={form}
      label={translate({id: 'site.reading.label', message: 'Read your realm'})}
      onSubmit={submit}
    >
      <h2 className={styles.title}>{translate({id: 'site.reading.title', message: 'Check a realm on your server'})}</h2>
      <p>{needsText()}</p>
      <ConnectionFields connection={connection} />
      <CheckButtons
        start={translate({id: 'site.reading.start', message: 'Read and check the realm'})}
        isRunning={isReading}
        onForget={connection.forget}
        onClose={close}
      />
      <p role="status">{statusOf(reading.phase)}</p>
      <div role="alert" className={styles.result}>
        <Stopped phase={reading.phase} />
      </div>
    </ConsoleForm>
  )
}
