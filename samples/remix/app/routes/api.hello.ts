import {userInfoOf} from '../oidc.server'
import {findSession} from '../session.server'
import type {Route} from './+types/api.hello'

// #region hello
export async function loader({request}: Route.LoaderArgs) {
  const session = await findSession(request)
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
