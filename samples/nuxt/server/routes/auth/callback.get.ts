import type {Login} from '../../utils/oidc'

// #region callback
export default defineEventHandler(async (event) => {
  const begun = getCookie(event, 'login')
  deleteCookie(event, 'login')
  try {
    if (begun === undefined) throw new Error('No login was begun in this browser.')
    const login: Login = JSON.parse(begun)
    const id = await finishLogin(getRequestURL(event).search, login)
    // Whoever was logged in before no longer is.
    sessions.delete(getCookie(event, 'session') ?? '')
    setCookie(event, 'session', id, cookieOptions(SESSION_SECONDS))
    return sendRedirect(event, login.returnTo)
  } catch (error) {
    // The reason is for the log: it may hold what the server told this application alone.
    console.error('The login failed:', error)
    return sendRedirect(event, '/login-error')
  }
})
// #endregion callback
