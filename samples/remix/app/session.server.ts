import {createCookie, redirectDocument} from 'react-router'
import {isSecure, SESSION_SECONDS, sessions, type Session} from './oidc.server'

/** For both cookies: no script can read them, and no form or picture on another site can send them. */
const options = {httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/'} as const

// #region cookies
/** What is kept until the browser comes back from the server, for ten minutes. */
export const loginCookie = createCookie('login', {...options, maxAge: 10 * 60})

/** The id of a session. */
export const sessionCookie = createCookie('session', {...options, maxAge: SESSION_SECONDS})
// #endregion cookies

// #region protect
/** The id that the browser has sent. */
export async function sessionIdOf(request: Request): Promise<string> {
  return (await sessionCookie.parse(request.headers.get('Cookie'))) ?? ''
}

/** The session of this request, if somebody is logged in. */
export async function findSession(request: Request): Promise<Session | undefined> {
  return sessions.get(await sessionIdOf(request))
}

/** For loaders of pages that are for users. @throws a redirect to the login, which comes back to the page. */
export async function needSession({request, url}: {request: Request; url: URL}): Promise<Session> {
  const session = await findSession(request)
  if (session) return session
  // The browser itself has to go there: the login leads out of the application.
  throw redirectDocument(`/auth/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`)
}
// #endregion protect
