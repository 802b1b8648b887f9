import {redirect} from '@sveltejs/kit'
import {beginLogin} from '$lib/server/oidc'
import type {RequestHandler} from './$types'

// #region login
export const GET: RequestHandler = async ({cookies, url}) => {
  const begun = await beginLogin(url.searchParams.get('returnTo') ?? '/')
  cookies.set('login', JSON.stringify(begun.login), {path: '/', maxAge: 10 * 60})
  redirect(303, begun.url)
}
// #endregion login
