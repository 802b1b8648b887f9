// #region user
/** The claims of who is logged in. Nothing, with status 204, if nobody is. */
export default defineEventHandler((event) => findSession(event)?.user)
// #endregion user
