// #region logout
// Use POST, so that a link or an image on another page can't log users out.
export default defineEventHandler(async (event) => {
  const session = findSession(event)
  // There is no session, or the form is on another site, from which the browser sends no cookie.
  if (!session) return sendRedirect(event, '/logged-out', 303)
  sessions.delete(getCookie(event, 'session') ?? '')
  deleteCookie(event, 'session')
  return sendRedirect(event, (await logoutUrl(session)).href, 303)
})
// #endregion logout
