import type {Login} from '../../utils/oidc'

// #region callback
export default defineEventHandler(async (event) => {
  const begun = getCookie(event, 'login')
  deleteCookie(event, 'login')
  try {
    if (begun === undefined) throw new Error('No login was started in this browser.')
    const login: Login = JSON.parse(begun)
    const id = await finishLogin(getRequestURL(event).search, login)
    // End the previous session of this browser.
    sessions.delete(getCookie(event, 'session') ?? '')
    setCookie(event, 'session', id, cookieOptions(SESSION_SECONDS))
    return sendRedirect(event, login.returnTo)
  } catch (error) {
    // Log the reason, but don't show it: it can contain details that are only for this application.
    console.error('The login failed:', error)
    return sendRedirect(event, '/login-error')
  }
})
// #endregion callback
