import {useEffect, type RefObject} from 'react'
import {readStoredContext} from '../../parts/reader-context/stored.client'
import type {ConsoleHost, ConsoleOperation} from '../apiPage'
import {fillSamples, filledSample} from './fillSamples'
import {useEntries, type EntriesState} from './useEntries'
import {useFocusOnProblem} from './useFocusOnProblem'
import {useLogin, type LoginState} from './useLogin'
import {useOtherPages} from './useOtherPages'
import {useSending, type SendingState} from './useSending'

/** All that the console knows and does. */
export type ConsoleState = LoginState & {
  filled: EntriesState
  sending: SendingState
  /** Forgets what was entered and the token, on all pages. */
  forget: () => void
}

/**
 * The console for an operation.
 * @param form where the focus moves.
 * @param showSample shows the page's sample with what is entered.
 */
export function useConsole(
  operation: ConsoleOperation,
  form: RefObject<HTMLFormElement | null>,
  showSample: ConsoleHost['showSample'],
): ConsoleState {
  const focus = (selector: string): void => form.current?.querySelector<HTMLElement>(selector)?.focus()
  const filled = useEntries(operation)
  const {entries, clientId} = filled
  const sending = useSending(operation, entries, () => focus('[type=submit]'))
  const login = useLogin({...entries, clientId}, sending.setProblems)
  const {token} = login

  useEffect(() => fillSamples(filledSample(operation, entries), showSample))
  useFocusOnProblem(form, sending.problems)

  const takeStored = (): void => {
    const {baseUrl, realm} = readStoredContext()
    if (operation.server !== undefined || (baseUrl === entries.baseUrl && realm === entries.realm)) {
      filled.reload()
      return
    }
    // What the server answered belongs to what was entered.
    sending.calling.clear()
    token.move(filled.reload)
  }
  const forgetHere = (): void => {
    token.forget()
    filled.forget()
    sending.clear()
  }
  const tellForgotten = useOtherPages({takeStored, forget: forgetHere})

  return {
    filled,
    sending,
    ...login,
    forget() {
      forgetHere()
      tellForgotten()
      focus('input')
    },
  }
}
