import type {H3Event} from 'h3'
import type {Session} from './oidc'

/** For every cookie: scripts can't read it, and forms and images on other sites can't send it. */
export const cookieOptions = (maxAge: number) =>
  ({httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/', maxAge}) as const

/** The session of this request, if the user is logged in. */
export function findSession(event: H3Event): Session | undefined {
  return sessions.get(getCookie(event, 'session') ?? '')
}
