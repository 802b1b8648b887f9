import {json} from '@sveltejs/kit'
import {userInfoOf} from '$lib/server/oidc'
import type {RequestHandler} from './$types'

// #region hello
export const GET: RequestHandler = async ({locals}) => {
  if (!locals.session) return json({error: 'Not logged in'}, {status: 401})
  try {
    const {preferred_username: username} = await userInfoOf(locals.session)
    return json({message: `Hello ${username}`})
  } catch (error) {
    console.error('The call failed:', error)
    return json({error: 'The session has ended'}, {status: 401})
  }
}
// #endregion hello
