/** A value of a JSON document. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json}

/** A parameter with the value that a sample gives it. */
export type SampleValue = {name: string; value: string}

/** One call of an operation, as the samples of all languages make it. */
export type SampleRequest = {
  operationId: string
  /** In upper case. */
  method: string
  /** Template below the realm's address, for example `/orgs/{orgId}`. */
  path: string
  /** Address of the realm. */
  base: string
  pathValues: readonly SampleValue[]
  queryValues: readonly SampleValue[]
  /** Whether the call carries an access token. */
  needsToken: boolean
  body: {type: 'json'; value: Json; mediaType?: string} | {type: 'form'; fields: readonly SampleValue[]} | undefined
  /** Whether a successful answer has a JSON body. */
  answersJson: boolean
  /** Whether it has a body of another type, which is text. */
  answersText?: boolean
  /** Whether the id of what was made is the last part of the header `Location`, and stands nowhere else. */
  answersLocation: boolean
  /** Names of values that no server has as they are in the example. */
  ownValues?: readonly string[]
}

/** Which example values a reader has to replace before the call can succeed. */
export function ownValuesText({ownValues = []}: SampleRequest): string | undefined {
  if (ownValues.length === 0) return undefined
  return `Replace with your own: ${ownValues.join(', ')}.`
}

/** A comment of one line, in a language where it begins with this sign. */
export function comment(sign: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${sign} ${text}`
}

/** The whole address, with values in the place of parameters. */
export function urlOf({base, path, pathValues, queryValues}: SampleRequest): string {
  const filled = pathValues.reduce(
    // By a function: in a text, $& and its like would mean something.
    (text, {name, value}) => text.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  )
  const query = new URLSearchParams(queryValues.map(({name, value}) => [name, value])).toString()
  return `${base}${filled}${query ? `?${query}` : ''}`
}

/** Text as a literal in double quotes, as most languages read it. */
export function quoted(text: string): string {
  return JSON.stringify(text)
}

/** Text as a literal in single quotes, for languages that escape with a backslash. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** Lines, each with so many spaces before it. */
export function indented(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))
}

/** JSON with two spaces a level. */
export function jsonText(value: Json): string {
  return JSON.stringify(value, null, 2)
}

/** What a form sends. */
export function formText(fields: readonly SampleValue[]): string {
  return new URLSearchParams(fields.map(({name, value}) => [name, value])).toString()
}

/** Media type of the body. */
export function contentType({body}: SampleRequest): string | undefined {
  if (!body) return undefined
  return body.type === 'json' ? (body.mediaType ?? 'application/json') : 'application/x-www-form-urlencoded'
}

/** The body as it goes over the wire. */
export function bodyText({body}: SampleRequest): string | undefined {
  if (!body) return undefined
  return body.type === 'json' ? jsonText(body.value) : formText(body.fields)
}

/** Lines of code, without those that a call does not need. */
export function lines(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n')
}
