import {translate} from '@docusaurus/Translate'
import {useEffect, useRef, useState} from 'react'
import {readRealm} from '../../../tools/realm-check/server/readRealm'
import {tokenProblem} from '../callRealm'
import type {Explanation} from '../explanation'
import {help} from '../help'
import {tokenFor, type Place} from '../session'
import {checkInPage} from './checkInPage'
import {ReadingEnd, readingGet} from './readingGet'

/** What a reading is doing. */
export type Phase =
  | {kind: 'idle'}
  | {kind: 'reading'; answers: number}
  | {kind: 'canceled'}
  /** Nothing was checked. `path`: the request at which it stopped. */
  | {kind: 'stopped'; path?: string; explanation: Explanation}
  | {kind: 'read'; realm: string; answers: number}

/** A reading of the reader's realm. */
export type Reading = {
  phase: Phase
  /** @param onRead called after the realm was read and handed to the check. */
  start: (place: Place, onRead: () => void) => void
  cancel: () => void
  clear: () => void
}

const NO_ROLE: Explanation = {
  title: translate({id: 'site.reading.noRole.title', message: 'The role view-realm is missing'}),
  text: translate({
    id: 'site.reading.noRole.text',
    message:
      'The account can’t read the settings of the realm, so nothing can be checked. Assign the client role view-realm of realm-management, and log in again.',
  }),
  link: help.roles,
}

const failed = (error: unknown): Explanation => ({
  title: translate({id: 'site.reading.failed', message: 'The realm can’t be read'}),
  text: error instanceof Error ? error.message : String(error),
})

/** Reads a realm. @returns how it ended. Never rejects. */
async function read(place: Place, own: AbortController, show: (phase: Phase) => void): Promise<Phase> {
  const token = tokenFor(place)
  const caller = {place, token, signal: own.signal}
  const problem = tokenProblem(caller)
  if (problem) return {kind: 'stopped', explanation: problem}
  let answers = 0
  const get = readingGet(caller, () => {
    answers += 1
    show({kind: 'reading', answers})
  })
  try {
    const realm = await readRealm(place.realm, get)
    if (realm === undefined) return {kind: 'stopped', explanation: NO_ROLE}
    checkInPage(place.realm, JSON.stringify(realm, null, 2))
    return {kind: 'read', realm: place.realm, answers}
  } catch (error) {
    if (own.signal.aborted) return {kind: 'canceled'}
    // Requests that are under way.
    own.abort()
    if (!(error instanceof ReadingEnd)) return {kind: 'stopped', explanation: failed(error)}
    const {path, explanation} = error
    return explanation ? {kind: 'stopped', path, explanation} : {kind: 'canceled'}
  }
}

/** Reads the reader's realm, one reading at a time. Closing the document cancels it. */
export function useReading(): Reading {
  const running = useRef<AbortController | undefined>(undefined)
  const [phase, setPhase] = useState<Phase>({kind: 'idle'})
  useEffect(() => () => running.current?.abort(), [])

  return {
    phase,
    start(place, onRead) {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      const show = (next: Phase): void => {
        if (running.current === own) setPhase(next)
      }
      show({kind: 'reading', answers: 0})
      void read(place, own, show).then((end) => {
        show(end)
        if (running.current === own && end.kind === 'read') onRead()
      })
    },
    cancel: () => running.current?.abort(),
    clear() {
      running.current?.abort()
      running.current = undefined
      setPhase({kind: 'idle'})
    },
  }
}
