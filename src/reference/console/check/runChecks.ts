import {translate} from '@docusaurus/Translate'
import {compareCheck, pathFor, whySkipped} from '../../../markdown/proof/compareCheck'
import type {RealNames} from '../../../markdown/proof/names'
import {readServer, type KnownServer} from '../../../markdown/proof/serverInfo'
import {maskSecrets} from '../../../tools/realm-check/maskSecrets'
import {roleFor} from '../../../markdown/proof/checkNeeds'
import {rolesText, type TaskCheck} from '../../pageCheck'
import {callRealm, isMissing, type Caller} from '../callRealm'
import type {Explanation} from '../explanation'
import {help} from '../help'
import type {Place} from '../session'

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

const callerOf = ({place, token, signal}: CheckRun, path: string): Caller => ({
  ...{place, token, signal},
  permission: rolesText([roleFor(path) ?? ''].filter(Boolean)),
  limit: LIMIT,
})

/** Asks for one check. */
async function outcomeOf(run: CheckRun, names: RealNames, check: TaskCheck, path: string): Promise<CheckOutcome> {
  const {outcome, explanation} = await callRealm(callerOf(run, check.path), {method: 'GET', headers: {}, path})
  if (outcome.kind !== 'answer') return explanation ? {kind: 'unasked', explanation} : {kind: 'unasked'}
  const {answer} = outcome
  if (explanation && answer.status !== check.expected.status && !isMissing(answer))
    return {kind: 'unasked', explanation}
  if (answer.body.isCut) return {kind: 'unasked', explanation: TOO_LONG}
  const {text} = answer.body
  const compared = compareCheck(check, {status: answer.status, text, json: parsed(text)}, names)
  return 'passed' in compared ? {kind: 'passed'} : {kind: 'failed', difference: compared.difference}
}

const TOO_LONG: Explanation = {
  title: translate({id: 'site.check.long.title', message: 'The response is too long'}),
  text: translate(
    {
      id: 'site.check.long.text',
      message: 'The response has more than {size} MB, so the page can’t compare it. Use curl with the request above.',
    },
    {size: LIMIT / 1024 / 1024},
  ),
  link: help.paging,
}

/** What the server is, as far as the token's user can read it. */
async function serverOf(run: CheckRun): Promise<KnownServer | undefined> {
  const path = '/admin/serverinfo'
  const {outcome} = await callRealm(callerOf(run, path), {method: 'GET', headers: {}, path})
  if (outcome.kind !== 'answer' || outcome.answer.status !== 200 || outcome.answer.body.isCut) return undefined
  return readServer(parsed(outcome.answer.body.text))
}

/** A role that is missing for one check can be there for the next. Whatever else stops a check stops all. */
const isFinal = ({outcome}: CheckResult): boolean => outcome.kind === 'unasked' && outcome.explanation?.isRole !== true

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
