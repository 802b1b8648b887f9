import {translate} from '@docusaurus/Translate'
import {useRef, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {ConnectionFields} from '../../reference/console/ConnectionFields'
import {ConsoleForm} from '../../reference/console/ConsoleForm'
import {styles} from '../../reference/console/styles'
import type {Procedure} from '../procedure'
import {rolesSentence} from './caller'
import {Exports} from './Exports'
import {LeftRun} from './LeftRun'
import {RunView} from './RunView'
import {useProcedureForm, type ProcedureFormState} from './useProcedureForm'
import {ValueFields} from './ValueFields'

function Lead({title, roles}: Procedure): ReactNode {
  return (
    <>
      <h2 className={styles.title}>
        {translate({id: 'site.procedure.title', message: '{title} in your realm'}, {title})}
      </h2>
      <p>
        {translate({
          id: 'site.procedure.lead',
          message: 'You see each change before it’s sent, and can undo all of them.',
        })}{' '}
        {rolesSentence(roles)}
      </p>
    </>
  )
}

/** Why the run didn't start. */
function Alerts({isMoved, run: {left, isElsewhere}}: ProcedureFormState): ReactNode {
  return (
    <>
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
    </>
  )
}

function Buttons({state: {run, forget}, onClose}: {state: ProcedureFormState; onClose: () => void}): ReactNode {
  return (
    <div className={styles.row}>
      {run.shown === undefined && (
        <ActionButton
          label={
            run.left
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
  )
}

type Props = {procedure: Procedure; onClose: () => void}

/** Carries a how-to out in the reader's realm. Drawn in the browser only. */
export function ProcedureForm({procedure, onClose}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const state = useProcedureForm(procedure, form)
  const {run, connection, given, problems} = state
  const {left, shown} = run

  return (
    <ConsoleForm
      form={form}
      label={translate(
        {id: 'site.procedure.label', message: 'Do this in your realm: {title}'},
        {title: procedure.title},
      )}
      onSubmit={() => {
        if (shown === undefined) state.start()
      }}
    >
      <Lead {...procedure} />
      {left && shown === undefined && <LeftRun log={left} onForget={run.dismiss} />}
      <ConnectionFields connection={connection} />
      {shown === undefined && (
        <ValueFields
          procedure={procedure}
          given={given}
          problems={problems}
          isFixed={left !== undefined}
          onChange={state.setValue}
        />
      )}
      <Exports
        procedure={procedure}
        server={connection.baseUrl}
        realm={connection.realm}
        values={left?.values ?? given}
      />
      <Alerts {...state} />
      <Buttons state={state} onClose={onClose} />
      {shown && <RunView procedure={run} shown={shown} />}
    </ConsoleForm>
  )
}
