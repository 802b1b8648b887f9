import {translate} from '@docusaurus/Translate'
import {useEffect, useState} from 'react'
import {takeHandover} from '../../consent/handover.client'
import {sessionStore} from './session'
import {endSession} from './signIn'
import type {SignInState} from './useSignIn'

/** What becomes of the token in use. */
export type TokenState = {
  /** Of one that is not in use any more. */
  note: string | undefined
  /** A token is for one realm: changed, it is gone, and so is one that is on its way. */
  move: (change: () => void) => void
  /** Forgets it, here and at the server. */
  forget: () => void
}

/** Lets go of the token when it has to. */
export function useToken(signIn: SignInState): TokenState {
  const [note, setNote] = useState<string>()
  // What is said of an old token ends with the next one.
  useEffect(() => sessionStore.subscribe(() => sessionStore.get() && setNote(undefined)), [])

  return {
    note,
    move(change) {
      const before = sessionStore.get()?.place
      signIn.cancel()
      change()
      if (before === undefined) return
      sessionStore.set(undefined)
      setNote(
        translate(
          {
            id: 'site.console.token.moved',
            message: 'No token. The token for the realm {realm} at {baseUrl} was deleted.',
          },
          {realm: before.realm, baseUrl: before.baseUrl},
        ),
      )
    },
    forget() {
      const ending = sessionStore.get()?.ending
      signIn.cancel()
      sessionStore.set(undefined)
      // Left for a page that has not come.
      takeHandover()
      setNote(
        ending &&
          translate({id: 'site.console.token.ending', message: 'Token deleted. Ending the session on the server…'}),
      )
      if (ending)
        void endSession(ending).then((isEnded) =>
          setNote(
            isEnded
              ? translate({id: 'site.console.token.ended', message: 'Token deleted, and session on the server ended.'})
              : translate({
                  id: 'site.console.token.notEnded',
                  message: 'Token deleted. The server didn’t confirm that the session ended. Log out there.',
                }),
          ),
        )
    },
  }
}
