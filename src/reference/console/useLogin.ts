import type {ReaderContext} from '../../parts/reader-context/readerContext'
import type {Problems} from './call'
import {signInTarget} from './signInTarget'
import {REDIRECT_PATH} from './signInWindow'
import {useSignIn, type SignInState} from './useSignIn'
import {useToken, type TokenState} from './useToken'

/** The login to a realm, and the token that it gives. */
export type LoginState = {
  signIn: SignInState
  token: TokenState
  /** Where the server sends the reader back to. */
  redirectUri: string
  /** Logs in to the realm, or tells `setProblems` what's wrong with what is entered. */
  startSignIn: () => void
}

type Entered = Pick<ReaderContext, 'baseUrl' | 'realm' | 'clientId'>

/** Logs in to the realm that the reader has entered. */
export function useLogin(entered: Entered, setProblems: (problems: Problems) => void): LoginState {
  const signIn = useSignIn()
  const token = useToken(signIn)
  const redirectUri = location.origin + ON_DEMAND_SETTINGS.baseUrl + REDIRECT_PATH
  return {
    signIn,
    token,
    redirectUri,
    startSignIn() {
      const checked = signInTarget(entered, redirectUri)
      setProblems('problems' in checked ? checked.problems : {})
      if ('target' in checked) signIn.start(checked.target)
    },
  }
}
