import {redirect} from '@sveltejs/kit'
import {logoutUrl, sessions} from '$lib/server/oidc'
import type {RequestHandler} from './$types'

// #region logout
// Use POST: SvelteKit rejects POST requests from other sites, so they can't log users out.
export const POST: RequestHandler = async ({cookies, locals}) => {
  sessions.delete(cookies.get('session') ?? '')
  cookies.delete('session', {path: '/'})
  redirect(303, locals.session ? await logoutUrl(locals.session) : '/logged-out')
}
// #endregion logout
