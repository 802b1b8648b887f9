import {useEffect} from 'react'
import {useAuth} from 'react-oidc-context'
import {Outlet, useLocation} from 'react-router'
import {loginTo} from './auth'

// #region protected
/** Protects the routes below it: visitors log in first, and then return to the page. */
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
