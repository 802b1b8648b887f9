import {comment, indented, lines, ownValuesText, quoted, type Json, type SampleRequest, urlOf} from './request'

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

/** The call with the library requests. */
export function python(request: SampleRequest): string {
  const {method, needsToken, body, answersJson, answersText, answersLocation} = request
  const fields = body?.type === 'form' ? Object.fromEntries(body.fields.map(({name, value}) => [name, value])) : {}
  const headers = [
    ...(needsToken ? [`"Authorization": f"Bearer {os.environ['TOKEN']}"`] : []),
    // The library says that a body is application/json if nothing else is said.
    ...(body?.type === 'json' && body.mediaType !== undefined ? [`"Content-Type": ${quoted(body.mediaType)}`] : []),
  ]
  const parts = [
    quoted(urlOf(request)),
    headers.length > 0 && `headers={${headers.join(', ')}}`,
    body?.type === 'json' && `json=${literal(body.value)}`,
    body?.type === 'form' && `data=${literal(fields)}`,
    'timeout=10',
  ].flatMap((part) => (part === false ? [] : [`${indented(part, 4)},\n`]))
  return lines(
    comment('#', ownValuesText(request)),
    needsToken && 'import os\n',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n${parts.join('')})`,
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
