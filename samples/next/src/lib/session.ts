import {cookies} from 'next/headers'
import {redirect} from 'next/navigation'
import {isSecure, sessions, type Session} from './oidc'

/** For every cookie: scripts can't read it, and forms and images on other sites can't send it. */
export const cookieOptions = (maxAge: number) =>
  ({httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/', maxAge}) as const

// #region protect
/** The session of this request, if the user is logged in. */
export async function findSession(): Promise<Session | undefined> {
  const id = (await cookies()).get('session')?.value
  return id === undefined ? undefined : sessions.get(id)
}

/** Protects a page: visitors log in first, and then return to it. */
export async function needSession(path: string): Promise<Session> {
  return (await findSession()) ?? redirect(`/auth/login?returnTo=${encodeURIComponent(path)}`)
}
// #endregion protect
