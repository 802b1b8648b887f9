import {redirect} from '@sveltejs/kit'
import {logoutUrl, sessions} from '$lib/server/oidc'
import type {RequestHandler} from './$types'

// #region logout
// A POST: SvelteKit refuses one that comes from another site, so nobody else can log users out.
export const POST: RequestHandler = async ({cookies, locals}) => {
  sessions.delete(cookies.get('session') ?? '')
  cookies.delete('session', {path: '/'})
  redirect(303, locals.session ? await logoutUrl(locals.session) : '/logged-out')
}
// #endregion logout
