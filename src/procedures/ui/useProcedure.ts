import {useEffect, useRef, useState} from 'react'
import type {Explanation} from '../../reference/console/explanation'
import type {Place} from '../../reference/console/session'
import type {Procedure} from '../procedure'
import {resumeRun, startRun} from '../runLog'
import type {Log, Run, Values} from '../runTypes'
import {createCaller} from './caller'
import {createRunner, type Runner, type RunnerState} from './runner'
import {forgetLog, readStoredLog, storeLog} from './storedLog'
import {lockProcedure} from './tabLock'

/** What a run is started with. */
export type Start = {place: Place; values: Values; secrets: Values}

/** A run of a procedure in this tab. */
export type ProcedureState = {
  /** What an earlier visit has left. */
  left: Log | undefined
  /** Another tab runs the procedure. */
  isElsewhere: boolean
  /** Undefined before the reader starts it. */
  shown: (RunnerState & {run: Run; explanation: Explanation | undefined}) | undefined
  /** Starts a run, or goes on with the one that is left. */
  start: (start: Start) => void
  runner: () => Runner | undefined
  /** Ends the run here. The log stays for a later visit. */
  pause: () => void
  /** Ends the run, and removes the log. The realm stays as it is. */
  dismiss: () => void
}

/** What runs now. */
type Active = {runner: Runner; release: () => void; abort: AbortController}

/**
 * Opens a run, or the one that an earlier visit has left.
 * @param show is told of each change of the state until the run ends here.
 * @returns undefined if another tab runs the procedure.
 */
async function openRun(
  procedure: Procedure,
  {place, values, secrets}: Start,
  show: (shown: ProcedureState['shown']) => void,
): Promise<Active | undefined> {
  const release = await lockProcedure(procedure.name)
  if (release === undefined) return undefined
  const abort = new AbortController()
  const caller = createCaller(place, procedure, abort.signal)
  // Another tab can have gone on with it since.
  const log = readStoredLog(procedure.name)
  const options = {call: caller.call, save: storeLog, secrets}
  const run =
    log === undefined
      ? startRun(procedure, {server: place.baseUrl, realm: place.realm, values, ...options})
      : resumeRun(procedure, log, options)
  const runner = createRunner(run, (state) => {
    if (!abort.signal.aborted) show({...state, run, explanation: caller.explanation()})
  })
  return {runner, release, abort}
}

/** Runs a procedure, one run at a time. */
export function useProcedure(procedure: Procedure): ProcedureState {
  const active = useRef<Active | undefined>(undefined)
  const [left, setLeft] = useState(() => readStoredLog(procedure.name))
  const [isElsewhere, setElsewhere] = useState(false)
  const [shown, setShown] = useState<ProcedureState['shown']>()

  const end = (): void => {
    active.current?.abort.abort()
    active.current?.release()
    active.current = undefined
  }
  useEffect(() => end, [])

  const begin = async (start: Start): Promise<void> => {
    const opened = await openRun(procedure, start, setShown)
    setElsewhere(opened === undefined)
    if (opened === undefined) return
    active.current = opened
    await opened.runner.start()
  }

  return {
    left,
    isElsewhere,
    shown,
    start(start) {
      end()
      setShown(undefined)
      void begin(start)
    },
    runner: () => active.current?.runner,
    pause() {
      end()
      setShown(undefined)
      setElsewhere(false)
      setLeft(readStoredLog(procedure.name))
    },
    dismiss() {
      end()
      forgetLog(procedure.name)
      setShown(undefined)
      setLeft(undefined)
    },
  }
}
