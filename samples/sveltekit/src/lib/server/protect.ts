import {redirect} from '@sveltejs/kit'
import type {Session} from './oidc'

// #region protect
/** For pages that are for users: sends everybody else to the login, which comes back to the page. */
export function needSession({locals, url}: {locals: App.Locals; url: URL}): Session {
  return locals.session ?? redirect(303, `/auth/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`)
}
// #endregion protect
