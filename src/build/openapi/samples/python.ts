import {indented, lines, quoted, type Json, type SampleRequest} from './request'

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
export function python({method, url, needsToken, body, answersJson}: SampleRequest): string {
  const fields = body?.type === 'form' ? Object.fromEntries(body.fields.map(({name, value}) => [name, value])) : {}
  const parts = [
    quoted(url),
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
    'response.raise_for_status()',
    answersJson ? 'print(response.json())' : 'print(response.status_code)',
  )
}
