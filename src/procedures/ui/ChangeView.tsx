import {translate} from '@docusaurus/Translate'
import {useEffect, useId, useRef, useState, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {Field} from '../../reference/console/Field'
import {formatBody} from '../../reference/console/formatBody'
import {styles} from '../../reference/console/styles'
import type {Change, Json, Problem, Request} from '../runTypes'
import type {ChangePlan, Direction} from './runner'

const textOf = (value: Json | undefined): string =>
  value === undefined ? translate({id: 'site.procedure.nothing', message: 'nothing'}) : JSON.stringify(value)

/** One difference: the value before and afterwards. */
function ChangeRow({change: {path, before, after}, isNew}: {change: Change; isNew: boolean}): ReactNode {
  return (
    <tr>
      <th scope="row">
        <code translate="no">
          {path === '' ? translate({id: 'site.procedure.whole', message: 'whole object'}) : path}
        </code>
      </th>
      {!isNew && (
        <td>
          {before === undefined ? (
            translate({id: 'site.procedure.nothing', message: 'nothing'})
          ) : (
            <del translate="no">{textOf(before)}</del>
          )}
        </td>
      )}
      <td>
        {after === undefined ? (
          translate({id: 'site.procedure.nothing', message: 'nothing'})
        ) : (
          <ins translate="no">{textOf(after)}</ins>
        )}
      </td>
    </tr>
  )
}

/** A request as text. Secrets are masked. */
export const requestText = ({method, path, body}: Request): string =>
  body === undefined ? `${method} ${path}` : `${method} ${path}\n\n${formatBody(body)}`

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
  // Nothing of it is there yet.
  const isNew = changes.every(({before}) => before === undefined)
  const removes = changes.flatMap((change) => change.removes)
  return (
    <div ref={group} className={styles.confirm} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        <strong>
          {direction === 'undo' ? `${translate({id: 'site.procedure.undoing', message: 'Undo:'})} ` : ''}
          {title}
        </strong>
      </p>
      <div className="api-console-changes">
        <table>
          <caption>{translate({id: 'site.procedure.changes', message: 'What changes in your realm'})}</caption>
          <thead>
            <tr>
              <th scope="col">{translate({id: 'site.procedure.setting', message: 'Setting'})}</th>
              {!isNew && <th scope="col">{translate({id: 'site.procedure.now', message: 'Now'})}</th>}
              <th scope="col">{translate({id: 'site.procedure.afterwards', message: 'Afterwards'})}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeRow key={change.path} change={change} isNew={isNew} />
            ))}
          </tbody>
        </table>
      </div>
      <details className={styles.details}>
        <summary>{translate({id: 'site.procedure.request', message: 'Request that is sent'})}</summary>
        {requests.map((request) => (
          <pre translate="no" key={`${request.method} ${request.path}`} className={styles.body}>
            {requestText(request)}
          </pre>
        ))}
      </details>
      {final !== undefined && (
        <p>{translate({id: 'site.procedure.final', message: 'This change can’t be undone: {final}'}, {final})}</p>
      )}
      {mustType !== undefined && (
        <>
          <p>
            {translate({id: 'site.procedure.removes', message: 'This removes {names}.'}, {names: removes.join(', ')})}
          </p>
          <Field
            label={translate({id: 'site.procedure.type', message: 'Enter {mustType} to confirm'}, {mustType})}
            value={typed}
            problem={problem?.text}
            onChange={setTyped}
            required
          />
        </>
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
