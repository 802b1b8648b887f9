import {redirect} from '@sveltejs/kit'
import {finishLogin, SESSION_SECONDS, sessions, type Login} from '$lib/server/oidc'
import type {RequestHandler} from './$types'

// #region callback
export const GET: RequestHandler = async ({cookies, url}) => {
  const begun = cookies.get('login')
  cookies.delete('login', {path: '/'})
  let target = '/login-error'
  try {
    if (begun === undefined) throw new Error('No login was started in this browser.')
    const login: Login = JSON.parse(begun)
    const id = await finishLogin(url.search, login)
    // End the previous session of this browser.
    sessions.delete(cookies.get('session') ?? '')
    cookies.set('session', id, {path: '/', maxAge: SESSION_SECONDS})
    target = login.returnTo
  } catch (error) {
    // Log the reason, but don't show it: it can contain details that are only for this application.
    console.error('The login failed:', error)
  }
  redirect(303, target)
}
// #endregion callback
