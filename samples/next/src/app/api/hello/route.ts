import {userInfoOf} from '@/lib/oidc'
import {findSession} from '@/lib/session'

// #region hello
export async function GET() {
  const session = await findSession()
  if (!session) return Response.json({error: 'Not logged in'}, {status: 401})
  try {
    const {preferred_username: username} = await userInfoOf(session)
    return Response.json({message: `Hello ${username}`})
  } catch (error) {
    console.error('The call failed:', error)
    return Response.json({error: 'The session has ended'}, {status: 401})
  }
}
// #endregion hello
