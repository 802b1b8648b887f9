import {cookies} from 'next/headers'
import {NextResponse} from 'next/server'
import {appUrl, logoutUrl, sessions} from '@/lib/oidc'

// #region logout
// A POST: a link or a picture on another page can't log users out.
export async function POST() {
  const jar = await cookies()
  const id = jar.get('session')?.value ?? ''
  const session = sessions.get(id)
  sessions.delete(id)
  jar.delete('session')
  const target = session ? await logoutUrl(session) : appUrl('/logged-out')
  return NextResponse.redirect(target, 303)
}
// #endregion logout
