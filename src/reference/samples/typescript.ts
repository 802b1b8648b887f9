import {
  AUTHORIZATION,
  bare,
  fieldsLiteral,
  formCode,
  jsHeaders,
  jsText,
  list,
  literal,
  readsFiles,
  record,
} from './javascript'
import {
  comment,
  contentType,
  indented,
  lines,
  ownValuesText,
  queryText,
  singleQuoted,
  type Json,
  type SampleRequest,
  type SampleValue,
  urlOf,
} from './request'

const TS_FILE = '// Save as call.mts and run: npx tsx call.mts (npm install openapi-fetch @types/node)'

function paramsOf(request: SampleRequest): string[] {
  const {pathValues, queryValues, headerValues = [], typed = {}} = request
  const place = (name: string, values: readonly SampleValue[]): string[] =>
    values.length > 0 ? [`${name}: ${literal(typed[name] ?? record(values))}`] : []
  return [...place('path', pathValues), ...place('query', queryValues), ...place('header', headerValues)]
}

/** The body by its type in the description. A file is sent by the serializer, not from here. */
function bodyOf({body}: SampleRequest): string | undefined {
  if (!body) return undefined
  if (body.type === 'json') return literal(body.value)
  if (body.type === 'form') return literal(record(body.fields))
  if (body.type === 'text') return singleQuoted(body.text)
  if (body.type === 'file') return singleQuoted(body.file)
  const fields: readonly (readonly [string, Json])[] = body.parts.map((part) => [
    part.name,
    'file' in part ? part.file : part.value,
  ])
  return literal(Object.fromEntries(fields))
}

function serializerOf(request: SampleRequest): string[] {
  const {body} = request
  if (body?.type === 'form') {
    const isOnce = new Set(body.fields.map(({name}) => name)).size === body.fields.length
    return [
      isOnce
        ? 'bodySerializer: (fields) => new URLSearchParams({...fields})'
        : `bodySerializer: () => new URLSearchParams(${fieldsLiteral(body.fields)})`,
    ]
  }
  if (body?.type === 'multipart') return ['bodySerializer: () => form']
  if (body?.type === 'text') return ['bodySerializer: (text) => text']
  return body?.type === 'file' ? ['bodySerializer: () => file'] : []
}

/** Headers of the call itself. Those of parameters are among the parameters, and the token is the client's. */
function callHeaders(request: SampleRequest): string[] {
  const {body} = request
  const others = jsHeaders({...request, needsToken: false, headerValues: []})
  // The client takes any body but a form with files for JSON.
  const type = body?.type === 'form' || (body && 'mediaType' in body) ? contentType(request) : undefined
  return [...others, ...(type ? [`'Content-Type': ${singleQuoted(type)}`] : [])]
}

/** The query and the path as they are written, where the client would write them otherwise. */
function styles(request: SampleRequest): string[] {
  const secrets = (request.secrets ?? []).filter(({in: place}) => place === 'query')
  if (!request.isStyled && secrets.length === 0) return []
  const query = queryText(request.queryValues)
  const texts = secrets.flatMap(({name, variable}, index) => [
    `${index > 0 || query !== '' ? '&' : ''}${encodeURIComponent(name)}=`,
    {variable},
  ])
  const hasEncodedPath = request.pathValues.some(({isEncoded}) => isEncoded)
  const path = urlOf({...request, queryValues: []})
  return [
    ...(hasEncodedPath ? [`pathSerializer: () => ${singleQuoted(path)}`] : []),
    ...(query !== '' || secrets.length > 0 ? [`querySerializer: () => ${jsText([query, ...texts])}`] : []),
  ]
}

/** The call with openapi-fetch, whose types are made from the description. */
export function typescript(request: SampleRequest): string {
  const {method, base, path, needsToken, answersJson, answersText} = request
  const params = paramsOf(request)
  const body = bodyOf(request)
  const headers = callHeaders(request)
  const options = [
    ...(params.length > 0 ? [`params: ${list(params, '{', '}')}`] : []),
    ...(body === undefined ? [] : [`body: ${body}`]),
    ...(headers.length > 0 ? [`headers: ${list(headers, '{', '}')}`] : []),
    ...(answersText ? ["parseAs: 'text'"] : []),
    ...styles(request),
    ...serializerOf(request),
  ]
  const code = options.map((option) => `${indented(option, 2)},\n`).join('')
  const hasData = answersJson || answersText
  const result = hasData ? '{data, error, response}' : '{error, response}'
  return lines(
    TS_FILE,
    comment('//', ownValuesText(request)),
    readsFiles(request) && "import {openAsBlob} from 'node:fs'",
    "import createClient from 'openapi-fetch'",
    '// npx openapi-typescript openapi.yaml --default-non-nullable=false --output admin-api.ts',
    "import type {paths} from './admin-api'",
    '',
    formCode(request),
    request.body?.type === 'file' && `const file = await openAsBlob(${singleQuoted(request.body.file)})`,
    'const client = createClient<paths>({',
    `  baseUrl: ${singleQuoted(base)},`,
    needsToken && `  headers: {${AUTHORIZATION}},`,
    '})',
    options.length > 0
      ? `const ${result} = await client.${method}(${singleQuoted(path)}, {\n${code}})`
      : `const ${result} = await client.${method}(${singleQuoted(path)})`,
    'if (error) throw new Error(`${response.status} ${JSON.stringify(error)}`)',
    hasData ? 'console.log(data)' : bare(request),
  )
}
