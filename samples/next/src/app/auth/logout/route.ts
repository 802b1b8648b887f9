import {cookies} from 'next/headers'
import {NextResponse} from 'next/server'
import {appUrl, logoutUrl, sessions} from '@/lib/oidc'

// #region logout
// Use POST, so that a link or an image on another page can't log users out.
export async function POST() {
  const jar = await cookies()
  const id = jar.get('session')?.value ?? ''
  const session = sessions.get(id)
  // There is no session, or the form is on another site, from which the browser sends no cookie.
  if (!session) return NextResponse.redirect(appUrl('/logged-out'), 303)
  sessions.delete(id)
  jar.delete('session')
  return NextResponse.redirect(await logoutUrl(session), 303)
}
// #endregion logout
