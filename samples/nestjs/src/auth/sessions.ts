import type {RequestHandler} from 'express'
import session from 'express-session'
import {isSecure, settings} from '../settings.js'
import type {Login, User} from './oidc.service.js'

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

/** Every page shows the name of the user. Views get the claims, but no token. */
export const showUser: RequestHandler = (request, response, next) => {
  response.locals.claims = request.session.user?.claims
  next()
}
