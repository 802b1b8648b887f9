import {redirect} from 'react-router'
import {finishLogin, sessions, type Login} from '../oidc.server'
import {loginCookie, sessionCookie, sessionIdOf} from '../session.server'
import type {Route} from './+types/auth.callback'

// #region callback
export async function loader({request, url}: Route.LoaderArgs) {
  const headers = new Headers({'Set-Cookie': await loginCookie.serialize('', {maxAge: 0})})
  try {
    const login: Login | null = await loginCookie.parse(request.headers.get('Cookie'))
    if (!login) throw new Error('No login was started in this browser.')
    const id = await finishLogin(url.search, login)
    // End the previous session of this browser.
    sessions.delete(await sessionIdOf(request))
    headers.append('Set-Cookie', await sessionCookie.serialize(id))
    return redirect(login.returnTo, {headers})
  } catch (error) {
    // Log the reason, but don't show it: it can contain details that are only for this application.
    console.error('The login failed:', error)
    return redirect('/login-error', {headers})
  }
}
// #endregion callback
