import {useEffect, useRef, useState} from 'react'
import type {Explanation} from './explanation'
import {sessionStore, type Place} from './session'
import {signIn} from './signIn'
import type {SignInTarget} from './signInServer'

const placeOf = ({baseUrl, realm}: SignInTarget): Place => ({baseUrl, realm})

/** Signing in, one at a time. */
export type SignInState = {
  isWaiting: boolean
  /** Why the last one failed. */
  explanation: Explanation | undefined
  start: (target: SignInTarget) => void
  cancel: () => void
}

/** Keeps the token of a sign-in in the session; leaving the page cancels one that is under way. */
export function useSignIn(): SignInState {
  const running = useRef<AbortController | undefined>(undefined)
  const [isWaiting, setWaiting] = useState(false)
  const [explanation, setExplanation] = useState<Explanation>()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (target: SignInTarget, own: AbortController): Promise<void> => {
    const result = await signIn(target, own.signal)
    if (running.current !== own) return
    running.current = undefined
    setWaiting(false)
    if (result === 'cancelled') return
    if ('token' in result) sessionStore.set({...result, place: placeOf(target), source: 'sign-in'})
    else setExplanation(result.explanation)
  }

  return {
    isWaiting,
    explanation,
    start(target) {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      setWaiting(true)
      setExplanation(undefined)
      void run(target, own)
    },
    cancel() {
      running.current?.abort()
    },
  }
}
