import {useState} from 'react'
import type {ConsoleOperation} from '../apiPage'
import {makeCall, type Call, type Entries, type Problems} from './call'
import {useCall, type CallState} from './useCall'

/** A call from what is entered to its answer. */
export type SendingState = {
  calling: CallState
  problems: Problems
  setProblems: (problems: Problems) => void
  /** A call that waits for the reader to agree. */
  asking: Call | undefined
  /** The call as it is entered now. Undefined where `problems` says why there is none. */
  callNow: () => Call | undefined
  /** Sends the call, after a question if it needs one, or cancels the one that is under way. */
  submit: () => void
  answerQuestion: (isSent: boolean) => void
  /** Takes back problems, question, and answer. */
  clear: () => void
}

/** Checks and sends what is entered. @param focusSend puts the focus where the question came from. */
export function useSending(operation: ConsoleOperation, entries: Entries, focusSend: () => void): SendingState {
  const calling = useCall(operation)
  const [problems, setProblems] = useState<Problems>({})
  const [asking, setAsking] = useState<Call>()
  const callNow = (): Call | undefined => {
    const made = makeCall(operation, entries)
    setProblems('problems' in made ? made.problems : {})
    return 'call' in made ? made.call : undefined
  }
  return {
    calling,
    problems,
    setProblems,
    asking,
    callNow,
    submit() {
      if (calling.isSending) {
        calling.cancel()
        return
      }
      const call = callNow()
      calling.clear()
      if (call === undefined) return
      if (operation.warning === undefined) calling.start(call)
      else setAsking(call)
    },
    answerQuestion(isSent) {
      if (isSent && asking) calling.start(asking)
      setAsking(undefined)
      focusSend()
    },
    clear() {
      calling.clear()
      setProblems({})
      setAsking(undefined)
    },
  }
}
