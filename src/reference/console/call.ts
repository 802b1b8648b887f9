import type {ConsoleOperation, ConsoleParameter} from '../apiPage'
import {checkBaseUrl, checkRealm, checkServer, realmUrl, type Checked} from '../../parts/reader-context/server'
import {checkBody, checkParameter} from './values'

/** What the reader has entered for a call. */
export type Entries = {
  baseUrl: string
  realm: string
  /** Of parameters, by `keyOf`. */
  values: Readonly<Record<string, string>>
  body: string
}

/** A call that can be sent. */
export type Call = {
  /** In upper case. */
  method: string
  url: string
  /** As `checkBaseUrl` gives it. */
  baseUrl: string
  /** Empty for a server without realms. */
  realm: string
  /** Without the token. */
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Names of fields: `baseUrl`, `realm`, `body`, or that of a parameter. */
export type Problems = Readonly<Record<string, string>>

/** Name of a parameter's field. */
export function keyOf({in: place, name}: ConsoleParameter): string {
  return `${place}-${name}`
}

/** Makes a call of what was entered, or says of each field what is wrong, in the order of the fields. */
export function makeCall(
  {method, path, parameters, server, body: taken}: ConsoleOperation,
  entries: Entries,
): {call: Call} | {problems: Problems} {
  const problems: Record<string, string> = {}
  const take = <T>(field: string, checked: Checked<T>): T | undefined => {
    if (checked.ok) return checked.value
    problems[field] = checked.problem
    return undefined
  }
  const isOfRealm = server === undefined
  const baseUrl = take('baseUrl', isOfRealm ? checkBaseUrl(entries.baseUrl) : checkServer(entries.baseUrl)) ?? ''
  const realm = isOfRealm ? (take('realm', checkRealm(entries.realm)) ?? '') : ''
  const given = parameters.flatMap((parameter) => {
    const value = take(keyOf(parameter), checkParameter(parameter, entries.values[keyOf(parameter)] ?? ''))
    return value === undefined ? [] : [{...parameter, value}]
  })
  const body = taken && take('body', checkBody(taken, entries.body))
  if (Object.keys(problems).length > 0) return {problems}

  const inPlace = (place: ConsoleParameter['in']) => given.filter((parameter) => parameter.in === place)
  const filled = inPlace('path').reduce(
    // By a function: in a text, $& and its like would mean something.
    (text, {name, value}) => text.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  )
  const query = new URLSearchParams(inPlace('query').map(({name, value}) => [name, value])).toString()
  return {
    call: {
      method: method.toUpperCase(),
      url: (isOfRealm ? realmUrl(baseUrl, realm) : baseUrl) + filled + (query && `?${query}`),
      baseUrl,
      realm,
      headers: {
        ...Object.fromEntries(inPlace('header').map(({name, value}) => [name, value])),
        ...(taken && body !== undefined ? {'Content-Type': taken.type} : {}),
      },
      body,
    },
  }
}
