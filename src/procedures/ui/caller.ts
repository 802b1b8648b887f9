import {explainSilence, findOut, redirected} from '../../reference/console/diagnose'
import {explainAnswer, type Circumstances, type Explanation} from '../../reference/console/explain'
import {send, TIMEOUT} from '../../reference/console/send'
import {tokenFor, type Place} from '../../reference/console/session'
import {readClaims} from '../../reference/console/token'
import {realmUrl} from '../../parts/reader-context/server'
import type {Procedure} from '../procedure'
import type {Call} from '../runTypes'

/** Lists of clients can be long. */
const LIMIT = 2 * 1024 * 1024

/** Calls the reader's server, and keeps the explanation of the last failure. */
export type Caller = {call: Call; explanation: () => Explanation | undefined}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    // Not JSON: an error page, or nothing.
    return text === '' ? undefined : text
  }
}

/** Role names as a sentence. */
export const rolesSentence = ({read, write}: Procedure['roles']): string => {
  const list = new Intl.ListFormat('en-US')
  return `To see the changes, you need ${list.format(read)}. To make them, you need ${list.format(write)}. These are client roles of realm-management.`
}

/** Calls a realm with the token in use. @param signal cancels calls that are under way. */
export function createCaller(place: Place, {roles}: Procedure, signal: AbortSignal): Caller {
  let explanation: Explanation | undefined
  const call: Call = async ({method, path, body}) => {
    const token = tokenFor(place)
    const circumstances: Circumstances = {
      operation: {
        path: path.replace(/^\/realms\/[^/?]+/, ''),
        permission: rolesSentence(roles),
        needsToken: true,
        parameters: [],
      },
      claims: token === undefined ? undefined : readClaims(token),
      hasToken: token !== undefined,
      realmUrl: realmUrl(place.baseUrl, place.realm),
      now: Date.now(),
    }
    const headers: Readonly<Record<string, string>> = body === undefined ? {} : {'Content-Type': 'application/json'}
    const sent = await send({method, url: place.baseUrl + path, ...place, headers, body}, token, signal, TIMEOUT, LIMIT)
    if (sent.kind === 'answer') {
      const {answer} = sent
      explanation = answer.status === 404 ? undefined : explainAnswer(answer, circumstances)
      if (answer.body.isCut) return {failure: `The response has more than ${LIMIT / 1024 / 1024} MB.`}
      return {status: answer.status, body: parsed(answer.body.text)}
    }
    if (sent.reason === 'redirect') explanation = redirected
    else if (sent.reason === 'network' && !signal.aborted)
      explanation = explainSilence(await findOut(place, signal), circumstances, place.baseUrl, location.origin)
    else explanation = undefined
    return {failure: FAILURES[sent.reason]}
  }
  return {call, explanation: () => explanation}
}

const FAILURES = {
  network: 'The browser got no response that it can show.',
  timeout: `The response wasn’t complete after ${TIMEOUT / 1000} seconds.`,
  redirect: 'The server redirects the call.',
  cancelled: 'The call was canceled.',
} as const
