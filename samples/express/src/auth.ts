import {Router} from 'express'
import {beginLogin, finishLogin, logoutUrl} from './oidc.js'
import {endSession, startSession} from './session.js'
import {appUrl} from './settings.js'

export const auth = Router()

// #region login
auth.get('/login', async (request, response) => {
  const {returnTo} = request.query
  const {url, login} = await beginLogin(typeof returnTo === 'string' ? returnTo : '/')
  request.session.login = login
  response.redirect(url.href)
})

auth.get('/callback', async (request, response) => {
  const {login} = request.session
  try {
    if (!login) throw new Error('No login was started in this browser.')
    delete request.session.login
    const user = await finishLogin(appUrl(request.originalUrl), login)
    await startSession(request, user)
    response.redirect(login.returnTo)
  } catch (error) {
    // Log the reason, but don't show it: it can contain details that are only for this application.
    console.error('The login failed:', error)
    response.redirect('/login-error')
  }
})
// #endregion login

// #region logout
// Use POST, so that a link or an image on another page can't log users out.
auth.post('/logout', async (request, response) => {
  const {user} = request.session
  // There is no session, or the form is on another site, from which the browser sends no cookie.
  if (!user) return response.redirect(303, '/logged-out')
  await endSession(request)
  response.clearCookie('session')
  response.redirect(303, (await logoutUrl(user)).href)
})
// #endregion logout
