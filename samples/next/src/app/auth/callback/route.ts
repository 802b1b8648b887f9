import {cookies} from 'next/headers'
import {NextResponse, type NextRequest} from 'next/server'
import {appUrl, finishLogin, SESSION_SECONDS, sessions, type Login} from '@/lib/oidc'
import {cookieOptions} from '@/lib/session'

// #region callback
export async function GET(request: NextRequest) {
  const jar = await cookies()
  const begun = jar.get('login')?.value
  jar.delete('login')
  try {
    if (begun === undefined) throw new Error('No login was started in this browser.')
    const login: Login = JSON.parse(begun)
    const id = await finishLogin(request.nextUrl.search, login)
    // End the previous session of this browser.
    sessions.delete(jar.get('session')?.value ?? '')
    jar.set('session', id, cookieOptions(SESSION_SECONDS))
    return NextResponse.redirect(login.returnTo)
  } catch (error) {
    // Log the reason, but don't show it: it can contain details that are only for this application.
    console.error('The login failed:', error)
    return NextResponse.redirect(appUrl('/login-error'))
  }
}
// #endregion callback
