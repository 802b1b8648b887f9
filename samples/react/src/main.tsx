import {StrictMode} from 'react'
import {createRoot} from 'react-dom/client'
import {AuthProvider, hasAuthParams} from 'react-oidc-context'
import {createBrowserRouter} from 'react-router'
import {RouterProvider} from 'react-router/dom'
import {manager, resumeSession} from './auth'
import {Layout} from './Layout'
import {Account, ApiCall, Home, LoggedOut, Organizations} from './pages'
import {Protected} from './Protected'
import './style.css'

// #region routes
const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      {path: '/', element: <Home />},
      {path: '/callback', element: <p>Logging in…</p>},
      {path: '/logged-out', element: <LoggedOut />},
      {
        element: <Protected />,
        children: [
          {path: '/account', element: <Account />},
          {path: '/organizations', element: <Organizations />},
          {path: '/call-api', element: <ApiCall />},
        ],
      },
    ],
  },
])
// #endregion routes

// #region start
// The callback creates a session, so don't look for an existing one.
if (!hasAuthParams()) await resumeSession()

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <AuthProvider
      userManager={manager}
      // In the frame of a silent login, there is no user and no page to open.
      onSigninCallback={(user) => (user ? router.navigate(user.url_state ?? '/', {replace: true}) : undefined)}
    >
      <RouterProvider router={router} />
    </AuthProvider>
  </StrictMode>,
)
// #endregion start
