// #region login
export default defineEventHandler(async (event) => {
  const returnTo = getRequestURL(event).searchParams.get('returnTo') ?? '/'
  const {url, login} = await beginLogin(returnTo)
  setCookie(event, 'login', JSON.stringify(login), cookieOptions(10 * 60))
  return sendRedirect(event, url.href)
})
// #endregion login
