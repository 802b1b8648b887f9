import {redirect} from '@sveltejs/kit'
import type {Session} from './oidc'

// #region protect
/** Protects a page: visitors log in first, and then return to it. */
export function needSession({locals, url}: {locals: App.Locals; url: URL}): Session {
  return locals.session ?? redirect(303, `/auth/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`)
}
// #endregion protect
