import {
  comment,
  headersOf,
  indented,
  lines,
  ownValuesText,
  plainText,
  quoted,
  readsEnvironment,
  type Json,
  type SamplePart,
  type SampleRequest,
  type SampleValue,
  type Text,
  urlText,
} from './request'

const WORDS = {true: 'True', false: 'False', null: 'None'} as const

function list(items: readonly string[], open: string, close: string): string {
  const short = `${open}${items.join(', ')}${close}`
  if (short.length <= 60 && !short.includes('\n')) return short
  return `${open}\n${items.map((item) => `${indented(item, 4)},\n`).join('')}${close}`
}

function literal(value: Json): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return list(value.map(literal), '[', ']')
  if (value === true || value === false || value === null) return WORDS[`${value}`]
  return list(
    Object.entries(value).map(([name, field]) => `${quoted(name)}: ${literal(field)}`),
    '{',
    '}',
  )
}

function textLiteral(text: Text): string {
  const plain = plainText(text)
  if (plain !== undefined) return quoted(plain)
  const parts = text.map((part) =>
    typeof part === 'string'
      ? quoted(part).slice(1, -1).replaceAll(/[{}]/g, '$&$&')
      : `{os.environ['${part.variable}']}`,
  )
  return `f"${parts.join('')}"`
}

/** Fields of a form. A name that is there several times has a list. */
function fieldsOf(fields: readonly SampleValue[]): Json {
  const names = [...new Set(fields.map(({name}) => name))]
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.filter((field) => field.name === name).map(({value}) => value)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** One of `files`. Without a file name, a part is a field. */
function part({name, mediaType, ...sent}: SamplePart): string {
  const type = mediaType === undefined ? '' : `, ${quoted(mediaType)}`
  const value =
    'file' in sent ? `${quoted(sent.file)}, open(${quoted(sent.file)}, "rb")` : `None, ${quoted(sent.value)}`
  return `(${quoted(name)}, (${value}${type}))`
}

function bodyOf({body}: SampleRequest): string | undefined {
  if (!body) return undefined
  if (body.type === 'json') return `json=${literal(body.value)}`
  if (body.type === 'form') return `data=${literal(fieldsOf(body.fields))}`
  if (body.type === 'text') return `data=${quoted(body.text)}.encode()`
  if (body.type === 'file') return `data=open(${quoted(body.file)}, "rb")`
  return `files=${list(body.parts.map(part), '[', ']')}`
}

/** The call with the library requests. */
export function python(request: SampleRequest): string {
  const {method, needsToken, body, answersJson, answersText, answersLocation} = request
  const mediaType = body && 'mediaType' in body ? body.mediaType : undefined
  const headers = [
    ...(needsToken ? [`"Authorization": f"Bearer {os.environ['TOKEN']}"`] : []),
    ...headersOf(request).map(({name, text}) => `${quoted(name)}: ${textLiteral(text)}`),
    // The library says that a body is application/json if nothing else is said.
    ...(mediaType === undefined ? [] : [`"Content-Type": ${quoted(mediaType)}`]),
  ]
  const isTrace = method === 'TRACE'
  const parts = [
    isTrace && '"TRACE"',
    textLiteral(urlText(request)),
    headers.length > 0 && `headers=${headers.length > 2 ? list(headers, '{', '}') : `{${headers.join(', ')}}`}`,
    bodyOf(request) ?? false,
    'timeout=10',
  ].flatMap((each) => (typeof each === 'string' ? [`${indented(each, 4)},\n`] : []))
  return lines(
    comment('#', ownValuesText(request)),
    readsEnvironment(request) && 'import os\n',
    'import requests',
    '',
    `response = requests.${isTrace ? 'request' : method.toLowerCase()}(\n${parts.join('')})`,
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    answersJson
      ? 'print(response.json())'
      : answersText
        ? 'print(response.text)'
        : answersLocation
          ? 'print(response.headers["Location"].rsplit("/", 1)[-1])'
          : 'print(response.status_code)',
  )
}
