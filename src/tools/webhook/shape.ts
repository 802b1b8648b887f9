import {isObject} from '../../lib/isObject'
import type {Finding} from '../report'
import {jacksonEscapes, parsed} from './json'

/** How bodies look that were printed from a parsed object. */
const printed: readonly {pattern: RegExp; words: string}[] = [
  {pattern: /^\[object Object\]/, words: 'JavaScript’s `String(object)`'},
  {pattern: /^\{\s*'/, words: 'Python’s `str(dict)` or Node.js’s `console.log(object)`'},
  {pattern: /^\{\s*[A-Za-z]+: /, words: 'Node.js’s `console.log(object)`'},
  {pattern: /^\{[A-Za-z]+=/, words: 'Java’s `Map.toString()`'},
  {pattern: /^map\[/, words: 'Go’s `fmt.Print` of a map'},
]

/** What is unusual about a body whose signature doesn't match. Keycloak sends one line of JSON without spaces. */
export function shapeOf(body: string): Finding[] {
  const json = parsed(body)
  const findings: Finding[] = []
  if (body.includes('�'))
    findings.push({
      kind: 'finding',
      severity: 'error',
      title: 'The body contains the replacement character U+FFFD.',
      text: 'A program read the bytes in a wrong character set, and the original bytes are lost.',
      fix: 'Compute the HMAC from the bytes, before any program turns them into text.',
    })
  if (json === undefined) findings.push(notJson(body))
  else if (!isObject(json.value) || typeof json.value.type !== 'string' || typeof json.value.uid !== 'string')
    findings.push({
      kind: 'finding',
      severity: 'warning',
      title: 'The body isn’t an event of the events extension.',
      text: 'Each delivery is a JSON object with `type` and `uid`. A gateway or a queue might have wrapped the body.',
      fix: 'Paste the body as it arrived at your app.',
    })
  else if (jacksonEscapes(JSON.stringify(json.value)) !== body)
    findings.push({
      kind: 'finding',
      severity: 'warning',
      title: 'Keycloak doesn’t write JSON in this form, so a program has changed the body.',
      text: 'Keycloak writes one line without spaces and escapes only quotes, backslashes, and control characters.',
      fix: 'Compute the HMAC from the bytes that arrived, before a JSON parser reads them.',
    })
  return findings
}

function notJson(body: string): Finding {
  const print = printed.find(({pattern}) => pattern.test(body.trimStart()))
  if (print)
    return {
      kind: 'finding',
      severity: 'error',
      title: 'The body is the printed form of a parsed object, not the JSON that arrived.',
      text: `It looks like the output of ${print.words}.`,
      fix: 'Log the raw body as text or in hexadecimal, and paste that.',
    }
  const isCut = /^\s*\{/.test(body) && !/\}\s*$/.test(body)
  return {
    kind: 'finding',
    severity: 'error',
    title: isCut ? 'The body ends in the middle of the JSON.' : 'The body isn’t JSON.',
    text: `It has ${new TextEncoder().encode(body).length} bytes. The header \`Content-Length\` of the delivery says how many there were.`,
    fix: isCut
      ? 'Raise the limit of your body parser or of your log, and paste the whole body.'
      : 'Paste the body of the request, without headers and without what your log adds.',
  }
}
