import {cookies} from 'next/headers'
import {redirect} from 'next/navigation'
import {isSecure, sessions, type Session} from './oidc'

/** For every cookie: no script can read it, and no form or picture on another site can send it. */
export const cookieOptions = (maxAge: number) =>
  ({httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/', maxAge}) as const

// #region protect
/** The session of this request, if somebody is logged in. */
export async function findSession(): Promise<Session | undefined> {
  const id = (await cookies()).get('session')?.value
  return id === undefined ? undefined : sessions.get(id)
}

/** For pages that are for users: sends everybody else to the login, which comes back to the page. */
export async function needSession(path: string): Promise<Session> {
  return (await findSession()) ?? redirect(`/auth/login?returnTo=${encodeURIComponent(path)}`)
}
// #endregion protect
