import {compareCheck, pathFor, whySkipped} from '../../../markdown/proof/compareCheck'
import type {RealNames} from '../../../markdown/proof/names'
import {readServer, type KnownServer} from '../../../markdown/proof/serverInfo'
import {realmUrl} from '../../../parts/reader-context/server'
import {maskSecrets} from '../../../tools/realm-check/maskSecrets'
import {roleFor} from '../../../markdown/proof/checkNeeds'
import {rolesText, type TaskCheck} from '../../pageCheck'
import type {Call} from '../call'
import {explainSilence, findOut, redirected} from '../diagnose'
import {explainAnswer, type Asked, type Circumstances, type Explanation} from '../explain'
import {formatError} from '../formatError'
import {help} from '../help'
import {send, TIMEOUT, type Answer} from '../send'
import type {Place} from '../session'
import {readClaims} from '../token'

/** The list of providers of a server has about 300 KB. */
const LIMIT = 2 * 1024 * 1024

/** What came of a check. */
export type CheckOutcome =
  | {kind: 'passed'}
  | {kind: 'failed'; difference: string}
  | {kind: 'skipped'; reason: string}
  /** The server gave no answer to compare. Without an explanation: the one of an earlier check holds. */
  | {kind: 'unasked'; explanation?: Explanation}

/** A check and the path that was asked. */
export type CheckResult = {check: TaskCheck; path: string; outcome: CheckOutcome}

/** What a run needs. */
export type CheckRun = {
  place: Place
  /** The reader's names, by the names of the page. */
  renamed: ReadonlyMap<string, string>
  checks: readonly TaskCheck[]
  token: string | undefined
  signal: AbortSignal
}

const callOf = ({baseUrl, realm}: Place, path: string): Call => ({
  ...{method: 'GET', url: baseUrl + path, baseUrl, realm},
  headers: {},
})

/** The operation of a check, as explanations need it. */
const askedOf = (path: string): Asked => ({
  path: path.replace(/^\/realms\/[^/?]+/, ''),
  permission: rolesText([roleFor(path) ?? ''].filter(Boolean)),
  needsToken: true,
  parameters: [],
})

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    // Before a difference can show it.
    if (typeof json === 'object' && json !== null) maskSecrets(json)
    return json
  } catch {
    return undefined
  }
}

/** Whether an answer says that what was asked for isn't in the realm, although the realm itself is there. */
const isMissing = ({status, body}: Answer): boolean =>
  status === 404 && !/realm (does not exist|not found)|matching target/i.test(formatError(body.text))

/** Asks for one check. */
async function outcomeOf(run: CheckRun, names: RealNames, check: TaskCheck, path: string): Promise<CheckOutcome> {
  const {place, token, signal} = run
  const circumstances: Circumstances = {
    operation: askedOf(check.path),
    claims: token === undefined ? undefined : readClaims(token),
    hasToken: token !== undefined,
    realmUrl: realmUrl(place.baseUrl, place.realm),
    now: Date.now(),
  }
  const sent = await send(callOf(place, path), token, signal, TIMEOUT, LIMIT)
  if (sent.kind === 'answer') {
    const {answer} = sent
    const explanation = explainAnswer(answer, circumstances)
    if (explanation && answer.status !== check.expected.status && !isMissing(answer))
      return {kind: 'unasked', explanation}
    if (answer.body.isCut) return {kind: 'unasked', explanation: TOO_LONG}
    const {text} = answer.body
    const compared = compareCheck(check, {status: answer.status, text, json: parsed(text)}, names)
    return 'passed' in compared ? {kind: 'passed'} : {kind: 'failed', difference: compared.difference}
  }
  if (sent.reason === 'redirect') return {kind: 'unasked', explanation: redirected}
  if (sent.reason === 'timeout') return {kind: 'unasked', explanation: SLOW}
  if (sent.reason === 'cancelled') return {kind: 'unasked'}
  const findings = await findOut(place, signal)
  if (signal.aborted) return {kind: 'unasked'}
  return {kind: 'unasked', explanation: explainSilence(findings, circumstances, place.baseUrl, location.origin)}
}

const TOO_LONG: Explanation = {
  title: 'The response is too long',
  text: `The response has more than ${LIMIT / 1024 / 1024} MB, so the page can’t compare it. Use curl with the request above.`,
  link: help.paging,
}

const SLOW: Explanation = {
  title: 'The server took too long',
  text: `The response wasn’t complete after ${TIMEOUT / 1000} seconds. Try again.`,
}

/** What the server is, as far as the token's user can read it. */
async function serverOf({place, token, signal}: CheckRun): Promise<KnownServer | undefined> {
  const sent = await send(callOf(place, '/admin/serverinfo'), token, signal, TIMEOUT, LIMIT)
  if (sent.kind !== 'answer' || sent.answer.status !== 200 || sent.answer.body.isCut) return undefined
  return readServer(parsed(sent.answer.body.text))
}

/** A role that is missing for one check can be there for the next. Whatever else stops a check stops all. */
const isFinal = ({outcome}: CheckResult): boolean =>
  outcome.kind === 'unasked' && outcome.explanation?.title !== 'A role is missing'

/** Runs the checks of a page one after the other. Sends GET requests only. @yields the result of each check. */
export async function* runChecks(run: CheckRun): AsyncGenerator<CheckResult, void, undefined> {
  const {checks, place, renamed, signal} = run
  const names: RealNames = {url: place.baseUrl, realm: place.realm, renamed}
  const server = checks.some(({only}) => only !== undefined) ? await serverOf(run) : undefined
  let stopped = false
  for (const check of checks) {
    const path = pathFor(check, names)
    const reason = whySkipped(check, server)
    const outcome: CheckOutcome =
      reason !== undefined
        ? {kind: 'skipped', reason}
        : stopped || signal.aborted
          ? {kind: 'unasked'}
          : await outcomeOf(run, names, check, path)
    const result = {check, path, outcome}
    stopped ||= isFinal(result)
    yield result
  }
}
