import {translate} from '@docusaurus/Translate'
import {useRef, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import type {ConsoleHost, ConsoleOperation} from '../apiPage'
import {Access, TokenAccess} from './Access'
import {Confirm} from './Confirm'
import {ConsoleForm} from './ConsoleForm'
import {CopyText} from './CopyText'
import {curlOf} from './curl'
import {Field} from './Field'
import {Parameters} from './Parameters'
import {ResultView} from './ResultView'
import {ServerAddress, ServerFields} from './ServerFields'
import {styles} from './styles'
import {useConsole, type ConsoleState} from './useConsole'
import {isForm} from './values'

type Props = {
  operation: ConsoleOperation
  onClose: () => void
  showSample: ConsoleHost['showSample']
}

type PartProps = {operation: ConsoleOperation; state: ConsoleState}

/** The address of the server, and the token for it. */
function ServerPart({operation, state}: PartProps): ReactNode {
  const {filled, sending, signIn, token, redirectUri, startSignIn} = state
  const {problems} = sending
  const setBaseUrl = (text: string): void => token.move(() => filled.setBaseUrl(text))
  if (operation.server !== undefined) {
    return (
      <>
        <ServerAddress {...filled.entries} problems={problems} onBaseUrl={setBaseUrl} />
        {operation.needsToken && <TokenAccess note={token.note} />}
      </>
    )
  }
  return (
    <>
      <ServerFields
        {...filled.entries}
        problems={problems}
        onBaseUrl={setBaseUrl}
        onRealm={(realm) => token.move(() => filled.setRealm(realm))}
      />
      {operation.needsToken && (
        <Access
          clientId={filled.clientId}
          note={token.note}
          redirectUri={redirectUri}
          problem={problems.clientId}
          onClientId={filled.setClientId}
          onSignIn={startSignIn}
          signIn={signIn}
        />
      )}
    </>
  )
}

/** Parameters and body. */
function CallPart({operation: {parameters, body}, state: {filled, sending}}: PartProps): ReactNode {
  const {entries} = filled
  const {problems} = sending
  return (
    <>
      <Parameters parameters={parameters} values={entries.values} problems={problems} onChange={filled.setValue} />
      {body && (
        <Field
          label={translate(
            {id: 'site.console.body.label', message: 'Body ({kind})'},
            {
              kind: isForm(body)
                ? translate({id: 'site.console.body.form', message: 'one name=value per line'})
                : 'JSON',
            },
          )}
          required={body.required}
          rows={Math.min(14, body.example.split('\n').length + 1)}
          value={entries.body}
          problem={problems.body}
          onChange={filled.setBody}
        />
      )}
    </>
  )
}

function Buttons({operation, state, onClose}: PartProps & Pick<Props, 'onClose'>): ReactNode {
  const {callNow, calling} = state.sending
  return (
    <div className={styles.row}>
      <ActionButton
        label={
          calling.isSending
            ? translate({id: 'site.console.cancel', message: 'Cancel'})
            : translate({id: 'site.console.send', message: 'Send {method}'}, {method: operation.method.toUpperCase()})
        }
        type="submit"
        variant="primary"
      />
      <CopyText
        label={translate({id: 'site.console.copy.curl', message: 'Copy as cURL'})}
        what={translate({id: 'site.console.copy.command', message: 'command'})}
        fieldLabel="cURL"
        note={translate({id: 'site.console.copy.curlNote', message: ' The command uses $TOKEN in place of the token.'})}
        makeText={() => {
          const call = callNow()
          return call && curlOf(call, operation.needsToken)
        }}
      />
      <ActionButton label={translate({id: 'site.console.clear', message: 'Clear all'})} onClick={state.forget} />
      <ActionButton label={translate({id: 'site.console.close', message: 'Close'})} onClick={onClose} />
    </div>
  )
}

/** Calls an operation on the reader's own server. Drawn in the browser only. */
export function Console({operation, onClose, showSample}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const state = useConsole(operation, form, showSample)
  const {calling, asking, answerQuestion, submit} = state.sending
  return (
    <ConsoleForm
      form={form}
      label={translate({id: 'site.console.console', message: 'Console: {title}'}, {title: operation.title})}
      onSubmit={submit}
    >
      <ServerPart operation={operation} state={state} />
      <CallPart operation={operation} state={state} />
      {asking && (
        <Confirm
          operation={operation}
          call={asking}
          onSend={() => answerQuestion(true)}
          onCancel={() => answerQuestion(false)}
        />
      )}
      <Buttons operation={operation} state={state} onClose={onClose} />
      <ResultView isSending={calling.isSending} result={calling.result} isCreation={operation.method === 'post'} />
    </ConsoleForm>
  )
}
