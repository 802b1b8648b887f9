import {cookies} from 'next/headers'
import {redirect} from 'next/navigation'
import type {NextRequest} from 'next/server'
import {appUrl, beginLogin} from '@/lib/oidc'
import {cookieOptions} from '@/lib/session'

// #region login
export async function GET(request: NextRequest) {
  // Only paths of this application: a link to it must not lead elsewhere after the login.
  const target = appUrl(request.nextUrl.searchParams.get('returnTo') ?? '/')
  const {url, login} = await beginLogin(target.origin === appUrl('/').origin ? target.pathname : '/')
  const jar = await cookies()
  jar.set('login', JSON.stringify(login), cookieOptions(10 * 60))
  redirect(url.href)
}
// #endregion login
