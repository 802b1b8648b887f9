import {shellQuoted} from '../../lib/shellQuoted'
import type {Call} from './call'

/** The call in a POSIX shell. The token is the variable `TOKEN`: it never is part of what is copied. */
export function curlOf({method, url, headers, body}: Call, needsToken: boolean): string {
  return [
    // -g: brackets and braces of an address mean themselves.
    method === 'GET' ? `curl -sS -i -g ${shellQuoted(url)}` : `curl -sS -i -g -X ${method} ${shellQuoted(url)}`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(body)}`]),
  ].join(' \\\n  ')
}
