import {
  comment,
  contentType,
  indented,
  lines,
  ownValuesText,
  singleQuoted,
  type Json,
  type SampleRequest,
  type SampleValue,
  urlOf,
} from './request'

const NAME = /^[A-Za-z_$][\w$]*$/

/** A value as a JavaScript literal over several lines, as a formatter leaves it. */
export function literal(value: Json): string {
  if (typeof value === 'string') return singleQuoted(value)
  if (Array.isArray(value)) return list(value.map(literal), '[', ']')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([name, field]) => `${NAME.test(name) ? name : singleQuoted(name)}: ${literal(field)}`,
  )
  return list(fields, '{', '}')
}

function list(items: readonly string[], open: string, close: string): string {
  const short = `${open}${items.join(', ')}${close}`
  if (short.length <= 60 && !short.includes('\n')) return short
  return `${open}\n${items.map((item) => `${indented(item, 2)},\n`).join('')}${close}`
}

function record(values: readonly SampleValue[]): Json {
  return Object.fromEntries(values.map(({name, value}) => [name, value]))
}

const AUTHORIZATION = 'Authorization: `Bearer ${process.env.TOKEN}`'

function bodyCode({body}: SampleRequest): string | undefined {
  if (!body) return undefined
  return body.type === 'json'
    ? `JSON.stringify(${literal(body.value)})`
    : `new URLSearchParams(${literal(record(body.fields))})`
}

/** What a sample prints of an answer without a body. */
function bare({answersText, answersLocation}: SampleRequest): string {
  if (answersText) return 'console.log(await response.text())'
  return answersLocation
    ? "console.log(response.headers.get('location')?.split('/').at(-1))"
    : 'console.log(response.status)'
}

/** Without the extension of a module, `await` outside a function is a mistake. */
const JS_FILE = '// Save as call.mjs and run: node call.mjs'
const TS_FILE = '// Save as call.mts and run: npx tsx call.mts (npm install openapi-fetch @types/node)'

/** The call with `fetch`, for Node.js and other runtimes. */
export function javascript(request: SampleRequest): string {
  const {method, needsToken, body, answersJson} = request
  const url = singleQuoted(urlOf(request))
  const headers = [
    ...(needsToken ? [AUTHORIZATION] : []),
    ...(body?.type === 'json' ? [`'Content-Type': '${contentType(request) ?? ''}'`] : []),
  ]
  const bodyLiteral = bodyCode(request)
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${list(headers, '{', '}')}`] : []),
    ...(bodyLiteral === undefined ? [] : [`body: ${bodyLiteral}`]),
  ]
  const code = options.map((option) => `${indented(option, 2)},\n`).join('')
  return lines(
    JS_FILE,
    comment('//', ownValuesText(request)),
    options.length > 0 ? `const response = await fetch(${url}, {\n${code}})` : `const response = await fetch(${url})`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    answersJson ? 'console.log(await response.json())' : bare(request),
  )
}

/** The call with openapi-fetch, whose types are made from the description. */
export function typescript(request: SampleRequest): string {
  const {method, base, path, pathValues, queryValues, needsToken, body, answersJson, answersText} = request
  const params = [
    ...(pathValues.length > 0 ? [`path: ${literal(record(pathValues))}`] : []),
    ...(queryValues.length > 0 ? [`query: ${literal(record(queryValues))}`] : []),
  ]
  const options = [
    ...(params.length > 0 ? [`params: ${list(params, '{', '}')}`] : []),
    ...(body ? [`body: ${literal(body.type === 'json' ? body.value : record(body.fields))}`] : []),
    ...(body?.type === 'json' && body.mediaType !== undefined
      ? [`headers: {'Content-Type': ${singleQuoted(body.mediaType)}}`]
      : []),
    ...(answersText ? ["parseAs: 'text'"] : []),
    ...(body?.type === 'form' ? ['bodySerializer: (fields) => new URLSearchParams({...fields})'] : []),
  ]
  const code = options.map((option) => `${indented(option, 2)},\n`).join('')
  const hasData = answersJson || answersText
  const result = hasData ? '{data, error, response}' : '{error, response}'
  return lines(
    TS_FILE,
    comment('//', ownValuesText(request)),
    "import createClient from 'openapi-fetch'",
    '// npx openapi-typescript openapi.yaml --default-non-nullable=false --output admin-api.ts',
    "import type {paths} from './admin-api'",
    '',
    'const client = createClient<paths>({',
    `  baseUrl: ${singleQuoted(base)},`,
    needsToken && `  headers: {${AUTHORIZATION}},`,
    '})',
    options.length > 0
      ? `const ${result} = await client.${method}('${path}', {\n${code}})`
      : `const ${result} = await client.${method}('${path}')`,
    'if (error) throw new Error(`${response.status} ${JSON.stringify(error)}`)',
    hasData ? 'console.log(data)' : bare(request),
  )
}
