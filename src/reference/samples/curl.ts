import {shellQuoted} from '../../lib/shellQuoted'
import {comment, contentType, indented, jsonText, lines, ownValuesText, type SampleRequest, urlOf} from './request'

/** The call in a POSIX shell. */
export function curl(request: SampleRequest): string {
  const {method, needsToken, body, answersLocation} = request
  const fields = body?.type === 'form' ? body.fields : []
  const own = comment('#', ownValuesText(request))
  const call = [
    `curl -sS --fail-with-body ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(urlOf(request))}`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body?.type === 'json'
      ? [
          `-H 'Content-Type: ${contentType(request) ?? ''}'`,
          `-d ${shellQuoted(indented(jsonText(body.value), 2).trimStart())}`,
        ]
      : []),
    ...fields.map(({name, value}) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`),
    ...(answersLocation ? [String.raw`-w '%header{location}\n'`] : []),
  ].join(' \\\n  ')
  return lines(own, call)
}
