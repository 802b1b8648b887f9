import {Link, Links, Meta, Outlet, Scripts} from 'react-router'
import type {Route} from './+types/root'
import {findSession} from './session.server'
import styles from './style.css?url'

export const meta: Route.MetaFunction = () => [{title: 'Acme in React Router'}]

export const links: Route.LinksFunction = () => [
  {rel: 'stylesheet', href: styles},
  {rel: 'icon', href: 'data:,'},
]

// #region loader
/** The data of every page. It reaches the browser, so it must not contain the session or tokens. */
export async function loader({request}: Route.LoaderArgs) {
  const session = await findSession(request)
  return {name: session && String(session.user.name)}
}
// #endregion loader

export default function Root({loaderData: {name}}: Route.ComponentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <header>
          <nav aria-label="Main">
            <Link to="/">Home</Link>
            <Link to="/account">Account</Link>
            <Link to="/organizations">Organizations</Link>
            <Link to="/call-api">API call</Link>
          </nav>
          <p data-testid="session" data-state={name ? 'in' : 'out'}>
            {name ? `Logged in as ${name}` : 'Not logged in'}
          </p>
          {name ? (
            <form action="/auth/logout" method="post">
              <button data-testid="logout">Log out</button>
            </form>
          ) : (
            // Not a Link, because the browser must load this address.
            <a href="/auth/login" data-testid="login">
              Log in
            </a>
          )}
        </header>
        <main>
          <Outlet />
        </main>
        <Scripts />
      </body>
    </html>
  )
}
