import type {Handle} from '@sveltejs/kit'
import {sessions} from '$lib/server/oidc'

// #region hook
/** Runs before each request, including requests for the data of a page. */
export const handle: Handle = ({event, resolve}) => {
  event.locals.session = sessions.get(event.cookies.get('session') ?? '')
  return resolve(event)
}
// #endregion hook
