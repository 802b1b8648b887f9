import {useEffect, type RefObject} from 'react'
import {readStoredContext} from '../../parts/reader-context/stored.client'
import type {ConsoleHost, ConsoleOperation} from '../apiPage'
import {fillSamples, filledSample} from './fillSamples'
import {tellForgotten} from './forgetting'
import {signInTarget} from './signInTarget'
import {REDIRECT_PATH} from './signInWindow'
import {useEntries, type EntriesState} from './useEntries'
import {useOtherPages} from './useOtherPages'
import {useSending, type SendingState} from './useSending'
import {useSignIn, type SignInState} from './useSignIn'
import {useToken, type TokenState} from './useToken'

/** All that the console knows and does. */
export type ConsoleState = {
  filled: EntriesState
  sending: SendingState
  signIn: SignInState
  token: TokenState
  redirectUri: string
  startSignIn: () => void
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
  const signIn = useSignIn()
  const token = useToken(signIn)
  const sending = useSending(operation, entries, () => focus('[type=submit]'))
  const {problems, setProblems} = sending
  const redirectUri = location.origin + ON_DEMAND_SETTINGS.baseUrl + REDIRECT_PATH

  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  useEffect(() => fillSamples(filledSample(operation, entries), showSample))
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, problems])

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
  useOtherPages({takeStored, forget: forgetHere})

  return {
    filled,
    sending,
    signIn,
    token,
    redirectUri,
    startSignIn() {
      const checked = signInTarget({...entries, clientId}, redirectUri)
      setProblems('problems' in checked ? checked.problems : {})
      if ('target' in checked) signIn.start(checked.target)
    },
    forget() {
      forgetHere()
      tellForgotten()
      focus('input')
    },
  }
}
