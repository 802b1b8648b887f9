import {
  comment,
  contentType,
  headersOf,
  indented,
  lines,
  ownValuesText,
  plainText,
  singleQuoted,
  type Json,
  type SamplePart,
  type SampleRequest,
  type SampleValue,
  type Text,
  urlText,
} from './request'

const NAME = /^[A-Za-z_$][\w$]*$/

/** A value as a JavaScript literal over several lines, as a formatter leaves it. */
export function literal(value: Json): string {
  if (typeof value === 'string') return singleQuoted(value)
  if (Array.isArray(value)) return list(value.map(literal), '[', ']')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${fieldName(name)}: ${literal(field)}`)
  return list(fields, '{', '}')
}

const fieldName = (name: string): string => (NAME.test(name) ? name : singleQuoted(name))

export function list(items: readonly string[], open: string, close: string): string {
  const short = `${open}${items.join(', ')}${close}`
  if (short.length <= 60 && !short.includes('\n')) return short
  return `${open}\n${items.map((item) => `${indented(item, 2)},\n`).join('')}${close}`
}

/** Values by name. One that is there several times is left to the names and values one by one. */
export function record(values: readonly SampleValue[]): Json {
  return Object.fromEntries(values.map(({name, value}) => [name, value]))
}

/** Text as a literal, with what comes from the environment in it. */
export function jsText(text: Text): string {
  const plain = plainText(text)
  if (plain !== undefined) return singleQuoted(plain)
  const parts = text.map((part) =>
    typeof part === 'string'
      ? part.replaceAll(/[\\`]|\$\{/g, (sign) => `\\${sign}`)
      : `\${process.env.${part.variable}}`,
  )
  return `\`${parts.join('')}\``
}

export const AUTHORIZATION = 'Authorization: `Bearer ${process.env.TOKEN}`'

/** Members of an object with the headers of a call, without that of the body. */
export function jsHeaders(request: SampleRequest): string[] {
  return [
    ...(request.needsToken ? [AUTHORIZATION] : []),
    ...headersOf(request).map(({name, text}) => `${fieldName(name)}: ${jsText(text)}`),
  ]
}

/** Fields as the argument of `URLSearchParams`. */
export function fieldsLiteral(fields: readonly SampleValue[]): string {
  const isOnce = new Set(fields.map(({name}) => name)).size === fields.length
  return literal(isOnce ? record(fields) : fields.map(({name, value}) => [name, value]))
}

function append({name, mediaType, ...sent}: SamplePart): string {
  const value =
    'file' in sent
      ? `await openAsBlob(${singleQuoted(sent.file)}${mediaType ? `, {type: ${singleQuoted(mediaType)}}` : ''}), ${singleQuoted(sent.file)}`
      : mediaType
        ? `new Blob([${singleQuoted(sent.value)}], {type: ${singleQuoted(mediaType)}})`
        : singleQuoted(sent.value)
  return `form.append(${singleQuoted(name)}, ${value})`
}

/** The statements that make a form with files. */
export function formCode({body}: SampleRequest): string | undefined {
  if (body?.type !== 'multipart') return undefined
  return lines('const form = new FormData()', ...body.parts.map(append))
}

/** Whether a body is read from files. */
export const readsFiles = ({body}: SampleRequest): boolean =>
  body?.type === 'file' || (body?.type === 'multipart' && body.parts.some((part) => 'file' in part))

function bodyCode({body}: SampleRequest): string | undefined {
  if (!body) return undefined
  if (body.type === 'json') return `JSON.stringify(${literal(body.value)})`
  if (body.type === 'form') return `new URLSearchParams(${fieldsLiteral(body.fields)})`
  if (body.type === 'text') return singleQuoted(body.text)
  return body.type === 'file' ? `await openAsBlob(${singleQuoted(body.file)})` : 'form'
}

/** What a sample prints of an answer without a body. */
export function bare({answersText, answersLocation}: SampleRequest): string {
  if (answersText) return 'console.log(await response.text())'
  return answersLocation
    ? "console.log(response.headers.get('location')?.split('/').at(-1))"
    : 'console.log(response.status)'
}

/** Without the extension of a module, `await` outside a function is a mistake. */
const JS_FILE = '// Save as call.mjs and run: node call.mjs'

/** The call with `fetch`, for Node.js and other runtimes. */
export function javascript(request: SampleRequest): string {
  const {method, body, answersJson} = request
  const url = jsText(urlText(request))
  const type = body?.type === 'form' ? undefined : contentType(request)
  const headers = [...jsHeaders(request), ...(type === undefined ? [] : [`'Content-Type': ${singleQuoted(type)}`])]
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
    readsFiles(request) && "import {openAsBlob} from 'node:fs'\n",
    formCode(request),
    options.length > 0 ? `const response = await fetch(${url}, {\n${code}})` : `const response = await fetch(${url})`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    answersJson ? 'console.log(await response.json())' : bare(request),
  )
}
