import type {ConsoleOperation} from '../apiPage'
import type {HelpLink} from './help'
import type {TokenClaims} from './token'

/** Why a call did not do what it should, and what to do. */
export type Explanation = {
  title: string
  text: string
  link?: HelpLink
  /** Whether the token lacks a role. Default: it doesn't. */
  isRole?: boolean
}

/** What of an operation an explanation depends on. */
export type Asked = Pick<ConsoleOperation, 'path' | 'permission' | 'needsToken' | 'parameters'>

/** What an explanation depends on besides the answer. */
export type Circumstances = {
  operation: Asked
  /** The token's, where one was sent and can be read. */
  claims: TokenClaims | undefined
  hasToken: boolean
  /** Address of the realm that was called. */
  realmUrl: string
  /** In milliseconds since 1970. */
  now: number
}
