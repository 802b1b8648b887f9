import {STATUS_CODES} from 'node:http'

/** What HTTP calls a status, for example `Not Found`. */
export function reasonPhrase(status: string): string {
  return STATUS_CODES[status] ?? ''
}
