import {translate} from '@docusaurus/Translate'
import {realmUrl} from '../../parts/reader-context/server'
import type {Call} from './call'
import {explainAnswer} from './explain'
import type {Circumstances, Explanation} from './explanation'
import {explainSilence, redirected} from './explainSilence'
import {explainToken} from './explainToken'
import {findOut} from './findOut'
import {formatError} from './formatError'
import {send, TIMEOUT, type Answer, type Outcome} from './send'
import type {Place} from './session'
import {readClaims} from './token'

/** Who calls a realm. */
export type Caller = {
  place: Place
  token: string | undefined
  /** The permissions of the call in sentences, for explanations. */
  permission: string
  /** Cancels the call. */
  signal: AbortSignal
  /** Bytes of a response that are read. */
  limit: number
}

/** A call below the server. @property path begins with a slash. */
export type RealmCall = Pick<Call, 'method' | 'headers' | 'body'> & {path: string}

/** How a call ended, and why it didn't do what it should. */
export type RealmOutcome = {outcome: Outcome; explanation: Explanation | undefined}

const SLOW: Explanation = {
  title: translate({id: 'site.console.slow.title', message: 'The server took too long'}),
  text: translate(
    {id: 'site.console.slow.retry', message: 'The response wasn’t complete after {seconds} seconds. Try again.'},
    {seconds: TIMEOUT / 1000},
  ),
}

const circumstancesOf = (
  {place, token, permission}: Pick<Caller, 'place' | 'token' | 'permission'>,
  path: string,
): Circumstances => ({
  operation: {path: path.replace(/^\/realms\/[^/?]+/, ''), permission, needsToken: true, parameters: []},
  claims: token === undefined ? undefined : readClaims(token),
  hasToken: token !== undefined,
  realmUrl: realmUrl(place.baseUrl, place.realm),
  now: Date.now(),
})

/** What is wrong with the token, as far as the page can see it. */
export const tokenProblem = (caller: Pick<Caller, 'place' | 'token'>): Explanation | undefined =>
  explainToken(circumstancesOf({...caller, permission: ''}, ''))

async function explanationOf(outcome: Outcome, caller: Caller, path: string): Promise<Explanation | undefined> {
  const circumstances = circumstancesOf(caller, path)
  const {place, signal} = caller
  if (outcome.kind === 'answer') return explainAnswer(outcome.answer, circumstances)
  if (outcome.reason === 'redirect') return redirected
  if (outcome.reason === 'timeout') return SLOW
  if (outcome.reason === 'cancelled') return undefined
  const findings = await findOut(place, signal)
  return signal.aborted ? undefined : explainSilence(findings, circumstances, place.baseUrl, location.origin)
}

/** Calls the reader's server. Never rejects. */
export async function callRealm(caller: Caller, {path, ...call}: RealmCall): Promise<RealmOutcome> {
  const {place, token, signal, limit} = caller
  const outcome = await send({...call, ...place, url: place.baseUrl + path}, token, signal, TIMEOUT, limit)
  return {outcome, explanation: await explanationOf(outcome, caller, path)}
}

/** Whether an answer says that what was asked for isn't in the realm, although the realm itself is there. */
export const isMissing = ({status, body}: Answer): boolean =>
  status === 404 && !/realm (does not exist|not found)|matching target/i.test(formatError(body.text))
