import {translate} from '@docusaurus/Translate'
import {realmUrl} from '../../parts/reader-context/server'
import type {ConsoleOperation} from '../apiPage'
import type {Call} from './call'
import {explainAnswer} from './explain'
import type {Circumstances, Explanation} from './explanation'
import {explainSilence, redirected} from './explainSilence'
import {findOut} from './findOut'
import {help} from './help'
import {send, TIMEOUT, type Answer, type Outcome} from './send'
import {tokenFor} from './session'
import {readClaims} from './token'

/** What came of a call. */
export type Result = {
  /** In one line, for everybody: `200 OK in 45 ms`. */
  summary: string
  answer?: Answer
  explanation?: Explanation
}

type Reason = Extract<Outcome, {kind: 'unanswered'}>['reason']

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

const circumstancesOf = (operation: ConsoleOperation, call: Call, token: string | undefined): Circumstances => ({
  operation,
  claims: token === undefined ? undefined : readClaims(token),
  hasToken: token !== undefined,
  realmUrl: operation.server === undefined ? realmUrl(call.baseUrl, call.realm) : call.baseUrl,
  now: Date.now(),
})

function answerSummary({status, statusText, elapsed}: Answer): string {
  return translate(
    {id: 'site.console.summary.answer', message: '{status} in {elapsed} ms'},
    {status: `${status} ${statusText}`.trim(), elapsed},
  )
}

/** @param elapsed in milliseconds. */
function silenceSummary(reason: Reason, elapsed: number): string {
  switch (reason) {
    case 'timeout':
      return translate({id: 'site.console.summary.timeout', message: 'No response after {elapsed} ms'}, {elapsed})
    case 'redirect':
      return translate({id: 'site.console.summary.redirect', message: 'Redirect after {elapsed} ms'}, {elapsed})
    case 'network':
      return translate(
        {id: 'site.console.summary.unreadable', message: 'No readable response after {elapsed} ms'},
        {elapsed},
      )
    case 'cancelled':
      return translate(
        {
          id: 'site.console.summary.canceled',
          message: 'Canceled after {elapsed} ms. The server might have executed the call.',
        },
        {elapsed},
      )
  }
}

/** Why the browser has no response to show. Undefined if the reader canceled the call. */
async function explanationOf(
  reason: Reason,
  call: Call,
  circumstances: Circumstances,
  signal: AbortSignal,
): Promise<Explanation | undefined> {
  if (reason === 'timeout') return SLOW
  if (reason === 'redirect') return redirected
  if (reason === 'cancelled') return undefined
  const findings = await findOut(call, signal)
  return signal.aborted ? undefined : explainSilence(findings, circumstances, call.baseUrl, location.origin)
}

/** Sends a call, and says what came of it. Never rejects. @param signal cancels the call. */
export async function resultOf(operation: ConsoleOperation, call: Call, signal: AbortSignal): Promise<Result> {
  const token = operation.needsToken ? tokenFor(call) : undefined
  const circumstances = circumstancesOf(operation, call, token)
  const isRealm = operation.server === undefined
  const outcome = await send(call, token, signal)
  if (outcome.kind === 'answer') {
    const {answer} = outcome
    return {
      summary: answerSummary(answer),
      answer,
      explanation: isRealm ? explainAnswer(answer, circumstances) : undefined,
    }
  }
  const {reason, elapsed} = outcome
  const explanation =
    reason === 'network' && !isRealm ? UNREADABLE : await explanationOf(reason, call, circumstances, signal)
  // The reader can cancel while the console looks for the reason.
  return {summary: silenceSummary(explanation ? reason : 'cancelled', elapsed), explanation}
}
