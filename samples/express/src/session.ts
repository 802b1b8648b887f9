import type {Request, RequestHandler} from 'express'
import session from 'express-session'
import {renewUser, type Login, type User} from './oidc.js'
import {isSecure, settings} from './settings.js'

declare module 'express-session' {
  interface SessionData {
    login: Login
    user: User
  }
}

// #region session
export const sessions = session({
  name: 'session',
  secret: settings.sessionSecret,
  // Store only sessions that contain something, so that visitors get no cookie.
  saveUninitialized: false,
  resave: false,
  cookie: {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    // At most the "SSO Session Max" of the realm.
    maxAge: 10 * 60 * 60 * 1000,
  },
})
// #endregion session

type Session = Request['session']

/** Runs a method of a session. The methods report their result to a callback. */
const run = (session: Session, method: 'save' | 'reload' | 'regenerate' | 'destroy'): Promise<void> =>
  new Promise((resolve, reject) => session[method]((error?: unknown) => (error ? reject(error) : resolve())))

/** Replaces the session with a new one that has a new ID, so that an ID from before the login is useless. */
export async function startSession(request: Request, user: User): Promise<void> {
  await run(request.session, 'regenerate')
  request.session.user = user
  await run(request.session, 'save')
}

export const endSession = ({session}: Request): Promise<void> => run(session, 'destroy')

// #region renewal
const isFresh = ({expiresAt}: User): boolean => expiresAt > Date.now() + 5000

const renewals = new Map<string, Promise<User>>()

/** The user with an access token that is valid for at least a few seconds. @throws if the session has ended. */
export async function freshUser(request: Request): Promise<User> {
  const {sessionID, session} = request
  if (session.user && isFresh(session.user)) return session.user
  // One renewal at a time: each refresh token works once, and a second use would end the session.
  const renewal = renewals.get(sessionID) ?? renew(request).finally(() => renewals.delete(sessionID))
  renewals.set(sessionID, renewal)
  return renewal
}

async function renew(request: Request): Promise<User> {
  // Another request might have renewed the tokens after this one had loaded the session.
  await run(request.session, 'reload')
  const {user} = request.session
  if (!user) throw new Error('The session has no user.')
  if (isFresh(user)) return user
  request.session.user = await renewUser(user)
  await run(request.session, 'save')
  return request.session.user
}
// #endregion renewal

// #region protect
/** Lets users pass. Sends visitors to the login, which then returns to the page. */
export const needUser: RequestHandler = (request, response, next) => {
  if (request.session.user) return next()
  response.redirect(`/auth/login?returnTo=${encodeURIComponent(request.originalUrl)}`)
}

/** Lets users with a client role pass, and answers 403 to all others. Use it after `needUser`. */
export function needRole(role: string): RequestHandler {
  return async (request, response, next) => {
    // Renews the claims together with an expired access token, so that a revoked role doesn't last.
    const user = await freshUser(request).catch(() => undefined)
    if (!user) return response.redirect(`/auth/login?returnTo=${encodeURIComponent(request.originalUrl)}`)
    const roles = user.claims.roles
    if (Array.isArray(roles) && roles.includes(role)) return next()
    response.status(403).render('forbidden', {role})
  }
}
// #endregion protect
