import {redirect} from 'react-router'
import {beginLogin} from '../oidc.server'
import {loginCookie} from '../session.server'
import type {Route} from './+types/auth.login'

// #region login
export async function loader({url}: Route.LoaderArgs) {
  const begun = await beginLogin(url.searchParams.get('returnTo') ?? '/')
  return redirect(begun.url.href, {headers: {'Set-Cookie': await loginCookie.serialize(begun.login)}})
}
// #endregion login
