import {shellQuoted} from '../../lib/shellQuoted'
import {
  comment,
  contentType,
  headersOf,
  indented,
  jsonText,
  lines,
  ownValuesText,
  plainText,
  type SamplePart,
  type SampleRequest,
  type Text,
  urlText,
} from './request'

/** Text for a shell, in double quotes if a part of it comes from the environment. */
function shellText(text: Text): string {
  const plain = plainText(text)
  if (plain !== undefined) return shellQuoted(plain)
  const parts = text.map((part, index) => {
    if (typeof part === 'string') return part.replaceAll(/["$\\`]/g, (sign) => `\\${sign}`)
    const next = text[index + 1]
    return typeof next === 'string' && /^\w/.test(next) ? `\${${part.variable}}` : `$${part.variable}`
  })
  return `"${parts.join('')}"`
}

function part({name, mediaType, ...sent}: SamplePart): string {
  const type = mediaType === undefined ? '' : `;type=${mediaType}`
  if ('file' in sent) return `-F ${shellQuoted(`${name}=@${sent.file}${type}`)}`
  if (mediaType === undefined) return `--form-string ${shellQuoted(`${name}=${sent.value}`)}`
  const value = sent.value.replaceAll(/["\\]/g, (sign) => `\\${sign}`)
  return `-F ${shellQuoted(`${name}="${value}"${type}`)}`
}

function bodyOptions(request: SampleRequest): string[] {
  const {body} = request
  if (!body) return []
  if (body.type === 'form')
    return body.fields.map(({name, value}) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`)
  if (body.type === 'multipart') return body.parts.map(part)
  const type = `-H ${shellQuoted(`Content-Type: ${contentType(request) ?? ''}`)}`
  if (body.type === 'file') return [type, `--data-binary ${shellQuoted(`@${body.file}`)}`]
  if (body.type === 'text') return [type, `--data-raw ${shellQuoted(body.text)}`]
  return [type, `-d ${shellQuoted(indented(jsonText(body.value), 2).trimStart())}`]
}

/** The call in a POSIX shell. */
export function curl(request: SampleRequest): string {
  const {method, needsToken, answersLocation, answersFile} = request
  const own = comment('#', ownValuesText(request))
  const verb = method === 'GET' ? '' : method === 'HEAD' ? '--head ' : `-X ${method} `
  const url = urlText(request)
  // Brackets and braces of an address mean themselves.
  const globbing = url.some((each) => typeof each === 'string' && /[[\]{}]/.test(each)) ? '-g ' : ''
  const call = [
    `curl -sS --fail-with-body ${globbing}${verb}${shellText(url)}`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headersOf(request).map(({name, text}) => `-H ${shellText([`${name}: `, ...text])}`),
    ...bodyOptions(request),
    ...(answersFile ? ['-o response.bin'] : []),
    ...(answersLocation ? [String.raw`-w '%header{location}\n'`] : []),
  ].join(' \\\n  ')
  return lines(own, call)
}
