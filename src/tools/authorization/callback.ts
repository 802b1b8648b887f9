import {isObject} from '../../lib/isObject'
import {InputError} from '../run'

/** What the reader pasted about the end of a login. */
export type Callback =
  /** Parameters in the address of the app. @property where they stand. @property address without the parameters. */
  | {kind: 'callback'; where: 'query' | 'fragment' | 'text'; address: string; parameters: ReadonlyMap<string, string>}
  /** An answer of the token endpoint, or of the PAR endpoint. */
  | {kind: 'answer'; error: string; description: string}
  /** The address of the login, which isn't the callback. */
  | {kind: 'request'; address: string}
  /** The text of a page of Keycloak. */
  | {kind: 'page'; text: string}

/** Longest text. A real address is far shorter. */
const MOST_CHARACTERS = 100_000

/** @throws InputError if the text is too long. */
export function readCallback(input: string): Callback {
  const text = input.trim()
  if (text.length > MOST_CHARACTERS)
    throw new InputError(
      `The text has ${text.length} characters. Paste only the address of the callback, or the error.`,
    )
  const answer = text.startsWith('{') ? answerOf(text) : undefined
  if (answer) return answer
  const [start = ''] = text.split(/\s/, 1)
  const address = text.replace(/^location:\s*/i, '').replaceAll(/[\r\n]+/g, '')
  if (/^https?:[^?#]*\/protocol\/openid-connect\/(?:auth|registrations)\?/i.test(address))
    return {kind: 'request', address}
  const isAddress = /^[a-z][a-z0-9+.-]*:[^\s?#]*[?#]/i.test(address)
  const isQuery = /^[?#&]?(?:error|code|state|response|iss|session_state|kc_action\w*)=/i.test(start)
  return isAddress || isQuery ? parametersOf(address, isAddress) : {kind: 'page', text}
}

function parametersOf(text: string, isAddress: boolean): Callback {
  const [beforeFragment, fragment] = splitAt(text, '#')
  const [address, query] = isAddress ? splitAt(beforeFragment, '?') : ['', beforeFragment.replace(/^[?&]/, '')]
  const inFragment = new URLSearchParams(fragment)
  const isFragment = ['error', 'code', 'response', 'id_token', 'access_token', 'state'].some((name) =>
    inFragment.has(name),
  )
  const parameters = new Map(isFragment ? inFragment : new URLSearchParams(query))
  const place = isFragment ? 'fragment' : 'query'
  return withJwt({kind: 'callback', where: isAddress ? place : 'text', address, parameters})
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** With the parameters of the token in `response`, which the modes with `jwt` send. */
function withJwt(callback: Callback & {kind: 'callback'}): Callback {
  const payload = callback.parameters.get('response')?.split('.')[1]
  if (payload === undefined) return callback
  const json = jsonOf(payload)
  if (!isObject(json)) return callback
  const members = Object.entries(json).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  )
  return {...callback, parameters: new Map([...callback.parameters, ...members])}
}

function jsonOf(payload: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

function answerOf(text: string): Callback | undefined {
  try {
    const json: unknown = JSON.parse(text)
    if (!isObject(json) || typeof json.error !== 'string') return undefined
    const description = json.error_description
    return {kind: 'answer', error: json.error, description: typeof description === 'string' ? description : ''}
  } catch {
    return undefined
  }
}
