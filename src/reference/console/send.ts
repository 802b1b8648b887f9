import type {Call} from './call'
import {BODY_LIMIT, readLimited, type LimitedText} from './readLimited'

/** How long a server may take, answer included, in milliseconds. */
export const TIMEOUT = 30_000

/** What a server answered. */
export type Answer = {
  status: number
  statusText: string
  /** Those that the server lets pages of other sites read. */
  headers: readonly (readonly [name: string, value: string])[]
  body: LimitedText
  elapsed: number
}

/** How a call ended. `elapsed` is in milliseconds. */
export type Outcome =
  | {kind: 'answer'; answer: Answer}
  | {kind: 'unanswered'; reason: 'network' | 'timeout' | 'cancelled' | 'redirect'; elapsed: number}

/** Sends a call. Never rejects. @param signal cancels it. @param limit bytes of the answer that are read. */
export async function send(
  {method, url, headers, body}: Call,
  token: string | undefined,
  signal: AbortSignal,
  timeout = TIMEOUT,
  limit = BODY_LIMIT,
): Promise<Outcome> {
  const start = performance.now()
  const elapsed = (): number => Math.round(performance.now() - start)
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort('timeout'), timeout)
  signal.addEventListener('abort', () => ending.abort(), {once: true})
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...headers,
        ...(token === undefined ? {} : {Authorization: `Bearer ${token}`}),
      },
      body,
      // Followed, it would take the body to whatever host it names.
      redirect: 'manual',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: ending.signal,
    })
    if (response.type === 'opaqueredirect') return {kind: 'unanswered', reason: 'redirect', elapsed: elapsed()}
    const text = await readLimited(response, limit)
    const {status, statusText} = response
    return {
      kind: 'answer',
      answer: {status, statusText, headers: [...response.headers], body: text, elapsed: elapsed()},
    }
  } catch {
    const reason = signal.aborted ? 'cancelled' : ending.signal.reason === 'timeout' ? 'timeout' : 'network'
    return {kind: 'unanswered', reason, elapsed: elapsed()}
  } finally {
    clearTimeout(timer)
  }
}
