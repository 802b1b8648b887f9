// #region user
/** The claims of the user who is logged in, or an empty response with status 204. */
export default defineEventHandler((event) => findSession(event)?.user)
// #endregion user
