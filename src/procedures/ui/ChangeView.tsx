import {translate} from '@docusaurus/Translate'
import {useEffect, useId, useRef, useState, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {Field} from '../../reference/console/Field'
import {formatBody} from '../../reference/console/formatBody'
import {styles} from '../../reference/console/styles'
import type {Problem, Request} from '../runTypes'
import {ChangeTable} from './ChangeTable'
import type {ChangePlan, Direction} from './runner'

/** A request as text. Secrets are masked. */
export const requestText = ({method, path, body}: Request): string =>
  body === undefined ? `${method} ${path}` : `${method} ${path}\n\n${formatBody(body)}`

function Requests({requests}: Pick<ChangePlan, 'requests'>): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{translate({id: 'site.procedure.request', message: 'Request that is sent'})}</summary>
      {requests.map((request) => (
        <pre translate="no" key={`${request.method} ${request.path}`} className={styles.body}>
          {requestText(request)}
        </pre>
      ))}
    </details>
  )
}

type RemovalProps = {
  /** What is removed. */
  names: readonly string[]
  mustType: string
  typed: string
  problem: Problem | undefined
  onType: (typed: string) => void
}

/** Asks for the name of the object before something is removed. */
function Removal({names, mustType, typed, problem, onType}: RemovalProps): ReactNode {
  return (
    <>
      <p>{translate({id: 'site.procedure.removes', message: 'This removes {names}.'}, {names: names.join(', ')})}</p>
      <Field
        label={translate({id: 'site.procedure.type', message: 'Enter {mustType} to confirm'}, {mustType})}
        value={typed}
        problem={problem?.text}
        onChange={onType}
        required
      />
    </>
  )
}

type Props = {
  plan: ChangePlan
  direction: Direction
  title: string
  problem: Problem | undefined
  onConfirm: (typed: string | undefined) => void
  onStop: () => void
}

/** A change before it's made: the differences, the request, and the question. */
export function ChangeView({plan, direction, title, problem, onConfirm, onStop}: Props): ReactNode {
  const {changes, requests, mustType, final} = plan
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => group.current?.focus(), [])
  const removed = changes.flatMap(({removes}) => removes)
  return (
    <div ref={group} className={styles.confirm} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        <strong>
          {direction === 'undo' ? `${translate({id: 'site.procedure.undoing', message: 'Undo:'})} ` : ''}
          {title}
        </strong>
      </p>
      <ChangeTable changes={changes} />
      <Requests requests={requests} />
      {final !== undefined && (
        <p>{translate({id: 'site.procedure.final', message: 'This change can’t be undone: {final}'}, {final})}</p>
      )}
      {mustType !== undefined && (
        <Removal names={removed} mustType={mustType} typed={typed} problem={problem} onType={setTyped} />
      )}
      <p className={styles.row}>
        <ActionButton
          label={translate({id: 'site.procedure.confirm', message: 'Confirm'})}
          variant="primary"
          onClick={() => onConfirm(mustType === undefined ? undefined : typed.trim())}
        />
        <ActionButton label={translate({id: 'site.procedure.stop', message: 'Stop here'})} onClick={onStop} />
      </p>
    </div>
  )
}
