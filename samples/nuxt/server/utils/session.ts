import type {H3Event} from 'h3'
import type {Session} from './oidc'

/** For every cookie: no script can read it, and no form or picture on another site can send it. */
export const cookieOptions = (maxAge: number) =>
  ({httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/', maxAge}) as const

/** The session of this request, if somebody is logged in. */
export function findSession(event: H3Event): Session | undefined {
  return sessions.get(getCookie(event, 'session') ?? '')
}
