import type {Operation} from '../description'

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
  /** The whole address, with values in the place of parameters. */
  url: string
  pathValues: readonly SampleValue[]
  queryValues: readonly SampleValue[]
  /** Whether the call carries an access token. */
  needsToken: boolean
  body: {type: 'json'; value: Json} | {type: 'form'; fields: readonly SampleValue[]} | undefined
  /** Whether a successful answer has a JSON body. */
  answersJson: boolean
}

/** The realm that every sample calls. */
export const SAMPLE_BASE = 'https://auth.example.com/realms/acme'

/** Whether a value can be written as JSON. */
function isJson(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isJson)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function bodyOf({requestBody, operationId}: Operation): SampleRequest['body'] {
  const content = requestBody?.content ?? {}
  const [type = ''] = Object.keys(content)
  const value = Object.values(content[type]?.examples ?? {})[0]?.value
  if (value === undefined) return undefined
  if (!isJson(value)) throw new TypeError(`The example of the body of ${operationId} is not JSON.`)
  if (type === 'application/json') return {type: 'json', value}
  const fields = Object.entries(value ?? {}).map(([name, field]) => ({name, value: asText(field)}))
  return {type: 'form', fields}
}

/** The call that the samples of an operation make: its first example, and no parameter that may be left out. */
export function sampleRequest(operation: Operation): SampleRequest {
  const valuesIn = (place: string): SampleValue[] =>
    operation.parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({name, example}) => ({name, value: asText(example)}))
  const pathValues = valuesIn('path')
  const queryValues = valuesIn('query')
  const path = pathValues.reduce(
    (text, {name, value}) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const query = new URLSearchParams(queryValues.map(({name, value}) => [name, value])).toString()
  return {
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    path: operation.path,
    url: `${SAMPLE_BASE}${path}${query ? `?${query}` : ''}`,
    pathValues,
    queryValues,
    needsToken: !Array.isArray(operation.security),
    body: bodyOf(operation),
    answersJson: Object.entries(operation.responses).some(
      ([status, {content}]) => status.startsWith('2') && content !== undefined,
    ),
  }
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
  return body.type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
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
