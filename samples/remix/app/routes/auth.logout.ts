import {redirect} from 'react-router'
import {logoutUrl, sessions} from '../oidc.server'
import {findSession, sessionCookie, sessionIdOf} from '../session.server'
import type {Route} from './+types/auth.logout'

// #region logout
// Actions answer POST requests, so a link or an image on another page can't log users out.
export async function action({request}: Route.ActionArgs) {
  const session = await findSession(request)
  // There is no session, or the form is on another site, from which the browser sends no cookie.
  if (!session) return redirect('/logged-out', 303)
  sessions.delete(await sessionIdOf(request))
  const {href} = await logoutUrl(session)
  return redirect(href, {status: 303, headers: {'Set-Cookie': await sessionCookie.serialize('', {maxAge: 0})}})
}
// #endregion logout
