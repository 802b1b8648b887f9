import {translate} from '@docusaurus/Translate'
import {useEffect, useRef, useState, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {ConnectionFields} from '../../reference/console/ConnectionFields'
import {Field} from '../../reference/console/Field'
import {styles} from '../../reference/console/styles'
import {useConnection} from '../../reference/console/useConnection'
import type {Procedure} from '../procedure'
import type {Log, Values} from '../runTypes'
import {checkValues} from '../values'
import {rolesSentence} from './caller'
import {Exports} from './Exports'
import {RunView} from './RunView'
import {useProcedure} from './useProcedure'

/** What an earlier visit has left. */
function Left({log, onForget}: {log: Log; onForget: () => void}): ReactNode {
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

type FieldsProps = {
  procedure: Procedure
  given: Values
  problems: Values
  isFixed: boolean
  onChange: (name: string, value: string) => void
}

function ValueFields({procedure, given, problems, isFixed, onChange}: FieldsProps): ReactNode {
  const fields = isFixed ? procedure.values.filter(({isSecret}) => isSecret) : procedure.values
  if (fields.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{translate({id: 'site.procedure.values', message: 'Your values'})}</legend>
      <div className={styles.columns}>
        {fields.map(({name, label, hint, default: preset, isSecret}) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            value={given[name] ?? preset}
            problem={problems[name]}
            isSecret={isSecret}
            required
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type Props = {procedure: Procedure; onClose: () => void}

/** Carries a how-to out in the reader's realm. Drawn in the browser only. */
export function ProcedureForm({procedure, onClose}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const state = useProcedure(procedure)
  const {left, shown, isElsewhere} = state
  const connection = useConnection({form, onMove: state.pause})
  const [given, setGiven] = useState<Values>(left?.values ?? {})
  const [problems, setProblems] = useState<Values>({})
  const [isMoved, setMoved] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const start = (): void => {
    const place = connection.checkedPlace()
    const checked = checkValues(procedure, left ? {...given, ...left.values} : given)
    setProblems('problems' in checked ? checked.problems : {})
    setMoved(false)
    if (place === undefined || 'problems' in checked) return
    if (left && (left.server !== place.baseUrl || left.realm !== place.realm)) {
      connection.setPlace({baseUrl: left.server, realm: left.realm})
      setMoved(true)
      return
    }
    state.start({place, ...checked})
  }
  const forget = (): void => {
    state.dismiss()
    connection.forget()
    setGiven({})
    setProblems({})
  }

  return (
    <form
      ref={form}
      className={styles.console}
      aria-label={translate(
        {id: 'site.procedure.label', message: 'Do this in your realm: {title}'},
        {title: procedure.title},
      )}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (shown === undefined) start()
      }}
    >
      <h2 className={styles.title}>
        {translate({id: 'site.procedure.title', message: '{title} in your realm'}, {title: procedure.title})}
      </h2>
      <p>
        {translate({
          id: 'site.procedure.lead',
          message: 'You see each change before it’s sent, and can undo all of them.',
        })}{' '}
        {rolesSentence(procedure.roles)}
      </p>
      {left && shown === undefined && <Left log={left} onForget={state.dismiss} />}
      <ConnectionFields connection={connection} />
      {shown === undefined && (
        <ValueFields
          procedure={procedure}
          given={given}
          problems={problems}
          isFixed={left !== undefined}
          onChange={(name, value) => setGiven({...given, [name]: value})}
        />
      )}
      <Exports
        procedure={procedure}
        server={connection.baseUrl}
        realm={connection.realm}
        values={left?.values ?? given}
      />
      {isMoved && left && (
        <p role="alert">
          {translate(
            {
              id: 'site.procedure.moved',
              message:
                'This run belongs to the realm {realm} at {server}, which is filled in now. Log in there, then select “Go on”.',
            },
            {realm: left.realm, server: left.server},
          )}
        </p>
      )}
      {isElsewhere && (
        <p role="alert">
          {translate({
            id: 'site.procedure.elsewhere',
            message: 'Another tab is carrying this out. Close it there, or go on there.',
          })}
        </p>
      )}
      <div className={styles.row}>
        {shown === undefined && (
          <ActionButton
            label={
              left
                ? translate({id: 'site.procedure.goOn', message: 'Go on'})
                : translate({id: 'site.procedure.first', message: 'Show the first change'})
            }
            type="submit"
            variant="primary"
          />
        )}
        <ActionButton label={translate({id: 'site.procedure.forgetAll', message: 'Forget all'})} onClick={forget} />
        <ActionButton label={translate({id: 'site.procedure.close', message: 'Close'})} onClick={onClose} />
      </div>
      {shown && <RunView procedure={state} shown={shown} />}
    </form>
  )
}
