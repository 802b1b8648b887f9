import {translate} from '@docusaurus/Translate'
import type {Get, Got} from '../../../tools/realm-check/server/reading'
import {callRealm, isMissing, type Caller} from '../callRealm'
import type {Explanation} from '../explanation'
import {help} from '../help'
import type {Answer} from '../send'

/** Bytes of one response: 100 clients with all their mappers fit. */
const LIMIT = 8 * 1024 * 1024

const TOO_LONG: Explanation = {
  title: translate({id: 'site.reading.long.title', message: 'A response is too long'}),
  text: translate(
    {
      id: 'site.reading.long.text',
      message: 'The server sent more than {size} MB at once. Export the realm, and check the file.',
    },
    {size: LIMIT / 1024 / 1024},
  ),
}

const NOT_JSON: Explanation = {
  title: translate({id: 'site.reading.notJson.title', message: 'The response isn’t from the Admin API'}),
  text: translate({
    id: 'site.reading.notJson.text',
    message: 'The response contains no JSON. Check the base URL, and whether a proxy answers in place of the server.',
  }),
  link: help.address,
}

/** Ends a reading. Without an explanation, the reader canceled it. */
export class ReadingEnd extends Error {
  override readonly name = 'ReadingEnd'
  readonly path: string
  readonly explanation: Explanation | undefined

  constructor(path: string, explanation: Explanation | undefined) {
    super(`The reading ended at GET ${path}.`)
    this.path = path
    this.explanation = explanation
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** What an answer says; undefined if it ends the reading. */
function gotFrom(answer: Answer, value: unknown): Got | undefined {
  if (answer.status === 200) return {kind: 'json', value}
  if (answer.status === 403) return {kind: 'denied'}
  return isMissing(answer) ? {kind: 'absent'} : undefined
}

/**
 * Sends the requests of a reading. It throws ReadingEnd unless the answer is JSON, or says that a role or an object is missing.
 * @param onAnswer called after each answer.
 */
export const readingGet =
  (caller: Omit<Caller, 'permission' | 'limit'>, onAnswer: () => void): Get =>
  async (path) => {
    const {outcome, explanation} = await callRealm(
      {...caller, permission: '', limit: LIMIT},
      {method: 'GET', headers: {}, path},
    )
    if (outcome.kind !== 'answer') throw new ReadingEnd(path, explanation)
    const {body} = outcome.answer
    if (body.isCut) throw new ReadingEnd(path, TOO_LONG)
    const value = parsed(body.text)
    // What a proxy refuses isn't for the lack of a role.
    if (value === undefined) throw new ReadingEnd(path, explanation ?? NOT_JSON)
    const got = gotFrom(outcome.answer, value)
    if (got === undefined) throw new ReadingEnd(path, explanation ?? NOT_JSON)
    onAnswer()
    return got
  }
