// #region hello
export default defineEventHandler(async (event) => {
  const session = findSession(event)
  if (!session) throw createError({statusCode: 401, statusMessage: 'Not logged in'})
  try {
    const {preferred_username: username} = await userInfoOf(session)
    return {message: `Hello ${username}`}
  } catch (error) {
    console.error('The call failed:', error)
    throw createError({statusCode: 401, statusMessage: 'The session has ended'})
  }
})
// #endregion hello
