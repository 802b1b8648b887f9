import {useEffect, useRef, useState} from 'react'
import type {ConsoleOperation} from '../apiPage'
import type {Call} from './call'
import {resultOf, type Result} from './callResult'

/** Sending calls, one at a time. */
export type CallState = {
  isSending: boolean
  result: Result | undefined
  start: (call: Call) => void
  cancel: () => void
  clear: () => void
}

/** Sends the calls of an operation; leaving the page cancels one that is under way. */
export function useCall(operation: ConsoleOperation): CallState {
  const running = useRef<AbortController | undefined>(undefined)
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<Result>()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (call: Call, own: AbortController): Promise<void> => {
    const found = await resultOf(operation, call, own.signal)
    if (running.current !== own) return
    running.current = undefined
    setSending(false)
    setResult(found)
  }

  return {
    isSending,
    result,
    start(call) {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      setSending(true)
      setResult(undefined)
      void run(call, own)
    },
    cancel() {
      running.current?.abort()
    },
    clear() {
      setResult(undefined)
    },
  }
}
