import type {LayoutServerLoad} from './$types'

// #region load
/** The data of every page. It reaches the browser, so it must not contain the session or tokens. */
export const load: LayoutServerLoad = ({locals}) => ({name: locals.session && String(locals.session.user.name)})
// #endregion load
