import {useEffect, useRef, useState} from 'react'
import {runChecks, type CheckResult, type CheckRun} from './runChecks'

/** A run of the checks of a page. */
export type ChecksState = {
  isRunning: boolean
  /** Undefined before the first run. */
  results: readonly CheckResult[] | undefined
  start: (run: Omit<CheckRun, 'signal'>) => void
  cancel: () => void
  clear: () => void
}

/** Runs the checks, one run at a time. Closing the document cancels it. */
export function useChecks(): ChecksState {
  const running = useRef<AbortController | undefined>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [results, setResults] = useState<readonly CheckResult[]>()
  useEffect(() => () => running.current?.abort(), [])

  const follow = async (run: CheckRun, own: AbortController): Promise<void> => {
    for await (const result of runChecks(run)) {
      if (running.current !== own) return
      setResults((before = []) => [...before, result])
    }
    if (running.current !== own) return
    running.current = undefined
    setRunning(false)
  }

  return {
    isRunning,
    results,
    start(run) {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      setRunning(true)
      setResults([])
      void follow({...run, signal: own.signal}, own)
    },
    cancel() {
      running.current?.abort()
    },
    clear() {
      running.current?.abort()
      running.current = undefined
      setRunning(false)
      setResults(undefined)
    },
  }
}
