import {translate} from '@docusaurus/Translate'
import {useEffect, useRef, useState} from 'react'
import type {ConsoleOperation} from '../apiPage'
import type {Call} from './call'
import {explainSilence, findOut, redirected} from './diagnose'
import {explainAnswer, type Circumstances, type Explanation} from './explain'
import {help} from './help'
import {send, TIMEOUT, type Answer} from './send'
import {realmUrl} from '../../parts/reader-context/server'
import {tokenFor} from './session'
import {readClaims} from './token'

/** What came of a call. */
export type Result = {
  /** In one line, for everybody: `200 OK in 45 ms`. */
  summary: string
  answer?: Answer
  explanation?: Explanation
}

/** Sending calls, one at a time. */
export type CallState = {
  isSending: boolean
  result: Result | undefined
  start: (call: Call) => void
  cancel: () => void
  clear: () => void
}

const SLOW: Explanation = {
  title: translate({id: 'site.console.slow.title', message: 'The server took too long'}),
  text: translate(
    {
      id: 'site.console.slow.text',
      message:
        'The response wasn’t complete after {seconds} seconds, so the console canceled the call. The server might still have made the change. Request less at a time, or use cURL, which waits longer.',
    },
    {seconds: TIMEOUT / 1000},
  ),
  link: help.paging,
}

const UNREADABLE: Explanation = {
  title: translate({id: 'site.console.unreadable.title', message: 'The browser can’t show a response'}),
  text: translate({
    id: 'site.console.unreadable.text',
    message:
      'The server didn’t respond, or doesn’t let this page read its responses (CORS). Check the address, or send the call with cURL. The server might have executed the call.',
  }),
}

async function resultOf(operation: ConsoleOperation, call: Call, signal: AbortSignal): Promise<Result> {
  const token = operation.needsToken ? tokenFor(call) : undefined
  const circumstances: Circumstances = {
    operation,
    claims: token === undefined ? undefined : readClaims(token),
    hasToken: token !== undefined,
    realmUrl: operation.server === undefined ? realmUrl(call.baseUrl, call.realm) : call.baseUrl,
    now: Date.now(),
  }
  const outcome = await send(call, token, signal)
  if (outcome.kind === 'answer') {
    const {answer} = outcome
    const status = `${answer.status} ${answer.statusText}`.trim()
    return {
      summary: translate(
        {id: 'site.console.summary.answer', message: '{status} in {elapsed} ms'},
        {status, elapsed: answer.elapsed},
      ),
      answer,
      explanation: operation.server === undefined ? explainAnswer(answer, circumstances) : undefined,
    }
  }
  if (outcome.reason === 'timeout')
    return {
      summary: translate(
        {id: 'site.console.summary.timeout', message: 'No response after {elapsed} ms'},
        {elapsed: outcome.elapsed},
      ),
      explanation: SLOW,
    }
  if (outcome.reason === 'redirect')
    return {
      summary: translate(
        {id: 'site.console.summary.redirect', message: 'Redirect after {elapsed} ms'},
        {elapsed: outcome.elapsed},
      ),
      explanation: redirected,
    }
  if (outcome.reason === 'network' && operation.server !== undefined)
    return {
      summary: translate(
        {id: 'site.console.summary.unreadable', message: 'No readable response after {elapsed} ms'},
        {elapsed: outcome.elapsed},
      ),
      explanation: UNREADABLE,
    }
  if (outcome.reason === 'network') {
    const findings = await findOut(call, signal)
    if (!signal.aborted)
      return {
        summary: translate(
          {id: 'site.console.summary.unreadable', message: 'No readable response after {elapsed} ms'},
          {elapsed: outcome.elapsed},
        ),
        explanation: explainSilence(findings, circumstances, call.baseUrl, location.origin),
      }
  }
  return {
    summary: translate(
      {
        id: 'site.console.summary.canceled',
        message: 'Canceled after {elapsed} ms. The server might have executed the call.',
      },
      {elapsed: outcome.elapsed},
    ),
  }
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
