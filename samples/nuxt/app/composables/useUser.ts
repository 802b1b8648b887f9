import type {IDToken} from 'openid-client'

// #region user
/** The claims of the user, or nothing while nobody is logged in. The server sends them along with the page. */
export const useUser = () => useState<IDToken | undefined>('user')
// #endregion user
