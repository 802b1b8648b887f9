import {useEffect, useRef, useState, type ReactNode} from 'react'
import type {ConsoleHost, ConsoleOperation} from '../apiPage'
import {readStoredContext} from '../../parts/reader-context/stored.client'
import {ActionButton} from '../../kit/ui/ActionButton'
import {Access, TokenAccess} from './Access'
import {makeCall, type Call, type Problems} from './call'
import {Confirm} from './Confirm'
import {CopyText} from './CopyText'
import {curlOf} from './curl'
import {Field} from './Field'
import {tellForgotten} from './forgetting'
import {fillSamples, filledSample} from './fillSamples'
import {Parameters} from './Parameters'
import {ResultView} from './ResultView'
import {ServerAddress, ServerFields} from './ServerFields'
import {REDIRECT_PATH} from './signInWindow'
import {signInTarget} from './signInTarget'
import {styles} from './styles'
import {useCall} from './useCall'
import {useEntries} from './useEntries'
import {useOtherPages} from './useOtherPages'
import {useSignIn} from './useSignIn'
import {useToken} from './useToken'
import {isForm} from './values'

type Props = {
  operation: ConsoleOperation
  onClose: () => void
  showSample: ConsoleHost['showSample']
}

/** Calls an operation on the reader's own server. Drawn in the browser only. */
export function Console({operation, onClose, showSample}: Props): ReactNode {
  const {method, parameters, body, warning, server} = operation
  const form = useRef<HTMLFormElement>(null)
  const {entries, clientId, ...set} = useEntries(operation)
  const signIn = useSignIn()
  const token = useToken(signIn)
  const calling = useCall(operation)
  const [problems, setProblems] = useState<Problems>({})
  const [asking, setAsking] = useState<Call>()
  const redirectUri = location.origin + ON_DEMAND_SETTINGS.baseUrl + REDIRECT_PATH

  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => fillSamples(filledSample(operation, entries), showSample))
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  const focusSend = (): void => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  const callNow = (): Call | undefined => {
    const made = makeCall(operation, entries)
    setProblems('problems' in made ? made.problems : {})
    return 'call' in made ? made.call : undefined
  }
  const submit = (): void => {
    if (calling.isSending) {
      calling.cancel()
      return
    }
    const call = callNow()
    calling.clear()
    if (call === undefined) return
    if (warning === undefined) calling.start(call)
    else setAsking(call)
  }
  const answerQuestion = (isSent: boolean): void => {
    if (isSent && asking) calling.start(asking)
    setAsking(undefined)
    focusSend()
  }
  const startSignIn = (): void => {
    const checked = signInTarget({...entries, clientId}, redirectUri)
    setProblems('problems' in checked ? checked.problems : {})
    if ('target' in checked) signIn.start(checked.target)
  }
  const takeStored = (): void => {
    const {baseUrl, realm} = readStoredContext()
    if (server !== undefined || (baseUrl === entries.baseUrl && realm === entries.realm)) {
      set.reload()
      return
    }
    // What the server answered belongs to what was entered.
    calling.clear()
    token.move(set.reload)
  }
  const forgetHere = (): void => {
    token.forget()
    calling.clear()
    set.forget()
    setProblems({})
    setAsking(undefined)
  }
  useOtherPages({takeStored, forget: forgetHere})
  const forget = (): void => {
    forgetHere()
    tellForgotten()
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form
      ref={form}
      className={styles.console}
      aria-label={`Console: ${operation.title}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {server === undefined ? (
        <ServerFields
          {...entries}
          problems={problems}
          onBaseUrl={(text) => token.move(() => set.setBaseUrl(text))}
          onRealm={(realm) => token.move(() => set.setRealm(realm))}
        />
      ) : (
        <ServerAddress {...entries} problems={problems} onBaseUrl={(text) => token.move(() => set.setBaseUrl(text))} />
      )}
      {operation.needsToken && server !== undefined && <TokenAccess note={token.note} />}
      {operation.needsToken && server === undefined && (
        <Access
          clientId={clientId}
          note={token.note}
          redirectUri={redirectUri}
          problem={problems.clientId}
          onClientId={set.setClientId}
          onSignIn={startSignIn}
          signIn={signIn}
        />
      )}
      <Parameters parameters={parameters} values={entries.values} problems={problems} onChange={set.setValue} />
      {body && (
        <Field
          label={`Body (${isForm(body) ? 'one name=value per line' : 'JSON'})`}
          required={body.required}
          rows={Math.min(14, body.example.split('\n').length + 1)}
          value={entries.body}
          problem={problems.body}
          onChange={set.setBody}
        />
      )}
      {asking && (
        <Confirm
          operation={operation}
          call={asking}
          onSend={() => answerQuestion(true)}
          onCancel={() => answerQuestion(false)}
        />
      )}
      <div className={styles.row}>
        <ActionButton
          label={calling.isSending ? 'Cancel' : `Send ${method.toUpperCase()}`}
          type="submit"
          variant="primary"
        />
        <CopyText
          label="Copy as cURL"
          what="command"
          fieldLabel="cURL"
          note=" The command uses $TOKEN in place of the token."
          makeText={() => {
            const call = callNow()
            return call && curlOf(call, operation.needsToken)
          }}
        />
        <ActionButton label="Clear all" onClick={forget} />
        <ActionButton label="Close" onClick={onClose} />
      </div>
      <ResultView isSending={calling.isSending} result={calling.result} isCreation={method === 'post'} />
    </form>
  )
}
