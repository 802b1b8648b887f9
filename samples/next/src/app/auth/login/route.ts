import {cookies} from 'next/headers'
import {redirect} from 'next/navigation'
import type {NextRequest} from 'next/server'
import {beginLogin} from '@/lib/oidc'
import {cookieOptions} from '@/lib/session'

// #region login
export async function GET(request: NextRequest) {
  const {url, login} = await beginLogin(request.nextUrl.searchParams.get('returnTo') ?? '/')
  const jar = await cookies()
  jar.set('login', JSON.stringify(login), cookieOptions(10 * 60))
  redirect(url.href)
}
// #endregion login
