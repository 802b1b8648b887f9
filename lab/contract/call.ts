import type {RequestBody} from '../../openapi/exchange'
import type {CallerName} from './callers'

/** What to send and what has to come back. */
export type Call = {
  title: string
  /** Status that the server has to answer. */
  status: number
  /** Who calls, or a token. Default `admin`. */
  as?: CallerName | {token: string}
  path?: Record<string, string>
  query?: Record<string, string>
  body?: RequestBody
  /** Whether the request breaks the description on purpose. Default false. */
  breaks?: boolean
}
