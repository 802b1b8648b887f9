import {indented, lines, quoted, type Json, type SampleRequest, urlOf} from './request'

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
  const {method, needsToken, body, answersJson, answersLocation} = request
  const fields = body?.type === 'form' ? Object.fromEntries(body.fields.map(({name, value}) => [name, value])) : {}
  const parts = [
    quoted(urlOf(request)),
    needsToken && `headers={"Authorization": f"Bearer {os.environ['TOKEN']}"}`,
    body?.type === 'json' && `json=${literal(body.value)}`,
    body?.type === 'form' && `data=${literal(fields)}`,
    'timeout=10',
  ].flatMap((part) => (part === false ? [] : [`${indented(part, 4)},\n`]))
  return lines(
    needsToken && 'import os\n',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n${parts.join('')})`,
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    answersJson
      ? 'print(response.json())'
      : answersLocation
        ? 'print(response.headers["Location"].rsplit("/", 1)[-1])'
        : 'print(response.status_code)',
  )
}
