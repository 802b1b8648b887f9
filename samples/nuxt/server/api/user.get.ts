// #region user
/** The claims of the user who is logged in; nothing, with status 204, if nobody is. */
export default defineEventHandler((event) => findSession(event)?.user)
// #endregion user
