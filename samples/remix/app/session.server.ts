import {createCookie, redirectDocument} from 'react-router'
import {isSecure, SESSION_SECONDS, sessions, type Session} from './oidc.server'

/** For both cookies: scripts can't read them, and forms and images on other sites can't send them. */
const options = {httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/'} as const

// #region cookies
/** Data that is stored until the browser returns from the server, for at most ten minutes. */
export const loginCookie = createCookie('login', {...options, maxAge: 10 * 60})

/** The ID of a session. */
export const sessionCookie = createCookie('session', {...options, maxAge: SESSION_SECONDS})
// #endregion cookies

// #region protect
/** The session ID that the browser sent. */
export async function sessionIdOf(request: Request): Promise<string> {
  return (await sessionCookie.parse(request.headers.get('Cookie'))) ?? ''
}

/** The session of this request, if the user is logged in. */
export async function findSession(request: Request): Promise<Session | undefined> {
  return sessions.get(await sessionIdOf(request))
}

/** For loaders of protected pages. @throws a redirect to the login, which then returns to the page. */
export async function needSession({request, url}: {request: Request; url: URL}): Promise<Session> {
  const session = await findSession(request)
  if (session) return session
  // The browser must load this address, because the login leaves the application.
  throw redirectDocument(`/auth/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`)
}
// #endregion protect
