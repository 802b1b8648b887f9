import {useAuth} from 'react-oidc-context'
import {Link, Outlet} from 'react-router'
import {loginTo} from './auth'

/** The frame of every page, with the navigation and the user who is logged in. */
export function Layout() {
  const {user, isLoading, error, signinRedirect, signoutRedirect} = useAuth()
  return (
    <>
      <header>
        <nav aria-label="Main">
          <Link to="/">Home</Link>
          <Link to="/account">Account</Link>
          <Link to="/organizations">Organizations</Link>
          <Link to="/call-api">API call</Link>
        </nav>
        {!isLoading && (
          <p data-testid="session" data-state={user ? 'in' : 'out'} role="status">
            {user ? `Logged in as ${user.profile.name}` : 'Not logged in'}
          </p>
        )}
        {/* #region buttons */}
        {user ? (
          <button type="button" data-testid="logout" onClick={() => void signoutRedirect()}>
            Log out
          </button>
        ) : (
          <button type="button" data-testid="login" onClick={() => void signinRedirect(loginTo('/'))}>
            Log in
          </button>
        )}
        {/* #endregion buttons */}
      </header>
      <main>
        {error ? (
          <p data-testid="login-error" role="alert">
            The login failed: {error.message}
          </p>
        ) : (
          <Outlet />
        )}
      </main>
    </>
  )
}
