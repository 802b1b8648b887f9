/** A value of a JSON document. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json}

/** A parameter with the value that a sample gives it. */
export type SampleValue = {
  name: string
  value: string
  /** Whether the value is encoded already, because some of its signs have a meaning in the address. */
  isEncoded?: true
}

/** A part of a form that can have files. */
export type SamplePart = {name: string; mediaType?: string} & ({value: string} | {file: string})

/** What a call sends. Files are read from the folder in which the sample runs. */
export type SampleBody =
  | {type: 'json'; value: Json; mediaType?: string}
  | {type: 'form'; fields: readonly SampleValue[]}
  | {type: 'multipart'; parts: readonly SamplePart[]}
  | {type: 'text'; text: string; mediaType: string}
  | {type: 'file'; file: string; mediaType: string}

/** A secret that the sample reads from the environment. */
export type SampleSecret = {
  in: 'header' | 'query' | 'cookie'
  name: string
  /** What stands before it: `Basic `. */
  prefix?: string
  /** Variable of the environment. */
  variable: string
}

/** One call of an operation, as the samples of all languages make it. */
export type SampleRequest = {
  operationId: string
  /** In upper case. */
  method: string
  /** Template below the server's address, for example `/orgs/{orgId}`. */
  path: string
  /** Address of the server, or of the realm. */
  base: string
  pathValues: readonly SampleValue[]
  queryValues: readonly SampleValue[]
  headerValues?: readonly SampleValue[]
  cookieValues?: readonly SampleValue[]
  /** The values of parameters by place and name, if some aren't texts. */
  typed?: Readonly<Record<string, Readonly<Record<string, Json>>>>
  /** Whether the values of the query or the path are written in another style than clients use by default. */
  isStyled?: true
  /** Whether the call carries an access token. */
  needsToken: boolean
  /** Credentials besides a token. */
  secrets?: readonly SampleSecret[]
  body: SampleBody | undefined
  /** Whether a successful answer has a JSON body. */
  answersJson: boolean
  /** Whether it has a body of another type, which is text. */
  answersText?: boolean
  /** Whether it has a body that is a file. */
  answersFile?: boolean
  /** Whether the id of what was made is the last part of the header `Location`, and stands nowhere else. */
  answersLocation: boolean
  /** Names of values that no server has as they are in the example. */
  ownValues?: readonly string[]
}

/** What a reader has to replace or provide before the call can succeed. */
export function ownValuesText({ownValues = [], secrets = []}: SampleRequest): string | undefined {
  const basic = secrets.find(({prefix}) => prefix === 'Basic ')
  const texts = [
    ...(ownValues.length > 0 ? [`Replace with your own: ${ownValues.join(', ')}.`] : []),
    ...(basic ? [`${basic.variable} is user:password in Base64.`] : []),
  ]
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** A comment of one line, in a language where it begins with this sign. */
export function comment(sign: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${sign} ${text.replaceAll(/\s+/g, ' ')}`
}

/** Text in which some parts come from the environment. */
export type Text = readonly (string | {variable: string})[]

/** The text, if no part of it comes from the environment. */
export function plainText(text: Text): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined
}

/** Strings next to each other are one. */
function compact(text: Text): Text {
  return text.reduce<(string | {variable: string})[]>((all, part) => {
    const last = all.at(-1)
    return typeof part === 'string' && typeof last === 'string' ? [...all.slice(0, -1), last + part] : [...all, part]
  }, [])
}

/** Text as an expression: strings and variables, joined by an operator. */
export function joined(text: Text, string: (text: string) => string, variable: (name: string) => string, by: string) {
  return compact(text)
    .map((part) => (typeof part === 'string' ? string(part) : variable(part.variable)))
    .join(by)
}

const secretsIn = ({secrets = []}: SampleRequest, place: SampleSecret['in']): SampleSecret[] =>
  secrets.filter((secret) => secret.in === place)

/** The path, with values in the place of parameters. */
function filledPath({path, pathValues}: SampleRequest): string {
  return pathValues.reduce(
    // By a function: in a text, $& and its like would mean something.
    (text, {name, value, isEncoded}) =>
      text.replaceAll(`{${name}}`, () => (isEncoded ? value : encodeURIComponent(value))),
    path,
  )
}

/** The query as it is written in the address. Values that are encoded already stay as they are. */
export function queryText(values: readonly SampleValue[]): string {
  return values
    .map(({name, value, isEncoded}) => {
      const [key = ''] = new URLSearchParams([[name, '']]).toString().split('=')
      return isEncoded ? `${key}=${value}` : new URLSearchParams([[name, value]]).toString()
    })
    .join('&')
}

/** The whole address, with values in the place of parameters, without secrets. */
export function urlOf(request: SampleRequest): string {
  const query = queryText(request.queryValues)
  return `${request.base}${filledPath(request)}${query ? `?${query}` : ''}`
}

/** The whole address, with secrets. */
export function urlText(request: SampleRequest): Text {
  const url = urlOf(request)
  const secrets = secretsIn(request, 'query')
  return [
    url,
    ...secrets.flatMap(({name, variable}, index) => [
      `${index > 0 || url.includes('?') ? '&' : '?'}${encodeURIComponent(name)}=`,
      {variable},
    ]),
  ]
}

/** The headers of a call, without those of a token and of the body. */
export function headersOf(request: SampleRequest): {name: string; text: Text}[] {
  const cookies = [
    ...(request.cookieValues ?? []).map(({name, value}): Text => [`${name}=${encodeURIComponent(value)}`]),
    ...secretsIn(request, 'cookie').map(({name, variable}): Text => [`${name}=`, {variable}]),
  ].flatMap((cookie, index) => (index > 0 ? ['; ', ...cookie] : cookie))
  return [
    ...secretsIn(request, 'header').map(({name, prefix, variable}) => ({
      name,
      text: [...(prefix === undefined ? [] : [prefix]), {variable}],
    })),
    ...(request.headerValues ?? []).map(({name, value}) => ({name, text: [value]})),
    ...(cookies.length > 0 ? [{name: 'Cookie', text: cookies}] : []),
  ]
}

/** Whether a sample reads the environment. */
export function readsEnvironment({needsToken, secrets = []}: SampleRequest): boolean {
  return needsToken || secrets.length > 0
}

/** Text as a literal in double quotes, as most languages read it. */
export function quoted(text: string): string {
  return JSON.stringify(text)
}

/** Text as a literal in single quotes, for languages that escape with a backslash. */
export function singleQuoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return `'${escaped.replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
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
  return queryText(fields)
}

/** Media type of the body. A form with files gets its own, with a boundary, from the client. */
export function contentType({body}: SampleRequest): string | undefined {
  if (!body || body.type === 'multipart') return undefined
  if (body.type === 'form') return 'application/x-www-form-urlencoded'
  return body.mediaType ?? 'application/json'
}

/** The body as it goes over the wire, if it is text. */
export function bodyText({body}: SampleRequest): string | undefined {
  if (!body || body.type === 'multipart' || body.type === 'file') return undefined
  if (body.type === 'text') return body.text
  return body.type === 'json' ? jsonText(body.value) : formText(body.fields)
}

/** Lines of code, without those that a call does not need. */
export function lines(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n')
}
