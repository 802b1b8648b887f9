import {useEffect} from 'react'
import {useAuth} from 'react-oidc-context'
import {Outlet, useLocation} from 'react-router'
import {loginTo} from './auth'

// #region protected
/** The routes below it are for users: whoever is not logged in goes to the login, and comes back. */
export function Protected() {
  const {user, isLoading, activeNavigator, error, signinRedirect} = useAuth()
  const {pathname} = useLocation()
  const hasToLogIn = !user && !isLoading && !activeNavigator && !error

  useEffect(() => {
    if (hasToLogIn) void signinRedirect(loginTo(pathname))
  }, [hasToLogIn, pathname, signinRedirect])

  return user ? <Outlet /> : null
}
// #endregion protected
