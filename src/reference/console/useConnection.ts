import {useState, type RefObject} from 'react'
import {readStoredContext} from '../../parts/reader-context/stored.client'
import type {Problems} from './call'
import type {Place} from './session'
import {checkPlace} from './signInTarget'
import {useFocusOnProblem} from './useFocusOnProblem'
import {useLogin, type LoginState} from './useLogin'
import {useOtherPages} from './useOtherPages'
import {useServer} from './useServer'

/** The reader's realm, and the token for it. */
export type Connection = Pick<LoginState, 'redirectUri' | 'signIn' | 'startSignIn'> & {
  baseUrl: string
  realm: string
  clientId: string
  problems: Problems
  /** What became of a token that isn't in use anymore. */
  note: string | undefined
  setBaseUrl: (text: string) => void
  setRealm: (realm: string) => void
  setClientId: (clientId: string) => void
  /** Fills in a realm. */
  setPlace: (place: Place) => void
  /** The realm, if what the reader entered is right. Otherwise, the fields say what's wrong. */
  checkedPlace: () => Place | undefined
  /** Deletes the token, and ends its session on the server. */
  endSession: () => void
  /** Forgets server, realm, and token, here, on other open pages, and on the server. */
  forget: () => void
}

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** Called when the realm changes or is forgotten: what is shown belongs to another one. */
  onMove: () => void
}

/** The part of a form that names the reader's realm and gets a token for it. */
export function useConnection({form, onMove}: Options): Connection {
  const server = useServer()
  const [problems, setProblems] = useState<Problems>({})
  const {signIn, token, redirectUri, startSignIn} = useLogin(server.context, setProblems)
  const {baseUrl, realm, clientId} = server.context
  useFocusOnProblem(form, problems)

  const move = (change: () => void): void => {
    onMove()
    token.move(change)
  }
  const forgetHere = (): void => {
    onMove()
    token.forget()
    server.forget()
    setProblems({})
  }
  const tellForgotten = useOtherPages({
    takeStored() {
      const stored = readStoredContext()
      if (stored.baseUrl === baseUrl && stored.realm === realm) server.reload()
      else move(server.reload)
    },
    forget: forgetHere,
  })

  return {
    ...{baseUrl, realm, clientId, problems, redirectUri, signIn, startSignIn},
    note: token.note,
    setBaseUrl: (text) => move(() => server.setBaseUrl(text)),
    setRealm: (name) => move(() => server.keep({realm: name})),
    setPlace: (place) => move(() => server.keep(place)),
    setClientId: (id) => server.keep({clientId: id}),
    checkedPlace() {
      const checked = checkPlace(server.context)
      setProblems('problems' in checked ? checked.problems : {})
      return 'place' in checked ? checked.place : undefined
    },
    endSession: token.forget,
    forget() {
      forgetHere()
      tellForgotten()
      form.current?.querySelector('input')?.focus()
    },
  }
}
