import type {LayoutServerLoad} from './$types'

// #region load
/** What every page knows. What is returned here reaches the browser: no session, and no tokens. */
export const load: LayoutServerLoad = ({locals}) => ({name: locals.session && String(locals.session.user.name)})
// #endregion load
