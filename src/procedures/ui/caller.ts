import {translate} from '@docusaurus/Translate'
import {formatList} from '../../lib/formats'
import {callRealm} from '../../reference/console/callRealm'
import type {Explanation} from '../../reference/console/explanation'
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
  return translate(
    {
      id: 'site.procedure.roles',
      message:
        'To see the changes, you need {read}. To make them, you need {write}. These are client roles of realm-management.',
    },
    {read: formatList(read), write: formatList(write)},
  )
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
    if (response.isCut)
      return {
        failure: translate(
          {id: 'site.procedure.tooLong', message: 'The response has more than {size} MB.'},
          {size: LIMIT / 1024 / 1024},
        ),
      }
    return {status, body: parsed(response.text)}
  }
  return {call, explanation: () => explanation}
}

const FAILURES = {
  network: translate({id: 'site.procedure.failure.network', message: 'The browser got no response that it can show.'}),
  timeout: translate(
    {id: 'site.procedure.failure.timeout', message: 'The response wasn’t complete after {seconds} seconds.'},
    {seconds: TIMEOUT / 1000},
  ),
  redirect: translate({id: 'site.procedure.failure.redirect', message: 'The server redirects the call.'}),
  cancelled: translate({id: 'site.procedure.failure.canceled', message: 'The call was canceled.'}),
} as const
