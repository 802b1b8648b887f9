import {indented, lines, singleQuoted, type Json, type SampleRequest, type SampleValue, urlOf} from './request'

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
function bare({answersLocation}: SampleRequest): string {
  return answersLocation
    ? "console.log(response.headers.get('location')?.split('/').at(-1))"
    : 'console.log(response.status)'
}

/** The call with `fetch`, for Node.js and other runtimes. */
export function javascript(request: SampleRequest): string {
  const {method, needsToken, body, answersJson} = request
  const url = singleQuoted(urlOf(request))
  const headers = [
    ...(needsToken ? [AUTHORIZATION] : []),
    ...(body?.type === 'json' ? ["'Content-Type': 'application/json'"] : []),
  ]
  const bodyLiteral = bodyCode(request)
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${list(headers, '{', '}')}`] : []),
    ...(bodyLiteral === undefined ? [] : [`body: ${bodyLiteral}`]),
  ]
  const code = options.map((option) => `${indented(option, 2)},\n`).join('')
  return lines(
    options.length > 0 ? `const response = await fetch(${url}, {\n${code}})` : `const response = await fetch(${url})`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    answersJson ? 'console.log(await response.json())' : bare(request),
  )
}

/** The call with openapi-fetch, whose types are made from the description. */
export function typescript(request: SampleRequest): string {
  const {method, base, path, pathValues, queryValues, needsToken, body, answersJson} = request
  const params = [
    ...(pathValues.length > 0 ? [`path: ${literal(record(pathValues))}`] : []),
    ...(queryValues.length > 0 ? [`query: ${literal(record(queryValues))}`] : []),
  ]
  const options = [
    ...(params.length > 0 ? [`params: ${list(params, '{', '}')}`] : []),
    ...(body ? [`body: ${literal(body.type === 'json' ? body.value : record(body.fields))}`] : []),
    ...(body?.type === 'form' ? ['bodySerializer: (fields) => new URLSearchParams({...fields})'] : []),
  ]
  const code = options.map((option) => `${indented(option, 2)},\n`).join('')
  const result = answersJson ? '{data, error, response}' : '{error, response}'
  return lines(
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
    answersJson ? 'console.log(data)' : bare(request),
  )
}
