import type {IDToken} from 'openid-client'

// #region user
/** The claims of the user, or nothing before a login. The server sends them with the page. */
export const useUser = () => useState<IDToken | undefined>('user')
// #endregion user
