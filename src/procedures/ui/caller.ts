import {callRealm} from '../../reference/console/callRealm'
import type {Explanation} from '../../reference/console/explain'
import {TIMEOUT} from '../../reference/console/send'
import {tokenFor, type Place} from '../../reference/console/session'
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
    const caller = {place, token: tokenFor(place), permission: rolesSentence(roles), signal, limit: LIMIT}
    const headers: Readonly<Record<string, string>> = body === undefined ? {} : {'Content-Type': 'application/json'}
    const {outcome, explanation: reason} = await callRealm(caller, {method, path, headers, body})
    explanation = outcome.kind === 'answer' && outcome.answer.status === 404 ? undefined : reason
    if (outcome.kind !== 'answer') return {failure: FAILURES[outcome.reason]}
    const {status, body: response} = outcome.answer
    if (response.isCut) return {failure: `The response has more than ${LIMIT / 1024 / 1024} MB.`}
    return {status, body: parsed(response.text)}
  }
  return {call, explanation: () => explanation}
}

const FAILURES = {
  network: 'The browser got no response that it can show.',
  timeout: `The response wasn’t complete after ${TIMEOUT / 1000} seconds.`,
  redirect: 'The server redirects the call.',
  cancelled: 'The call was canceled.',
} as const
