import type {Metadata} from 'next'
import type {ReactNode} from 'react'
import {findSession} from '@/lib/session'
import './style.css'

export const metadata: Metadata = {title: 'Acme in Next.js', icons: 'data:,'}

// #region layout
export default async function Layout({children}: {children: ReactNode}) {
  const session = await findSession()
  return (
    <html lang="en">
      <body>
        <header>
          {/* Not a Link of Next.js, because it loads pages in advance and would start unwanted logins. */}
          <nav aria-label="Main">
            <a href="/">Home</a>
            <a href="/account">Account</a>
            <a href="/organizations">Organizations</a>
            <a href="/call-api">API call</a>
          </nav>
          <p data-testid="session" data-state={session ? 'in' : 'out'}>
            {session ? `Logged in as ${session.user.name}` : 'Not logged in'}
          </p>
          {session ? (
            <form action="/auth/logout" method="post">
              <button data-testid="logout">Log out</button>
            </form>
          ) : (
            <a href="/auth/login" data-testid="login">
              Log in
            </a>
          )}
        </header>
        <main>{children}</main>
      </body>
    </html>
  )
}
// #endregion layout
