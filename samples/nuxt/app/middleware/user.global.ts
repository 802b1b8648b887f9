import type {IDToken} from 'openid-client'

// #region protect
/** Runs before each page: asks the server for the user, and redirects visitors of protected pages to the login. */
export default defineNuxtRouteMiddleware(async (to) => {
  const {isHydrating, payload} = useNuxtApp()
  // A page that was just rendered on the server already has the user.
  if (import.meta.client && isHydrating && payload.serverRendered) return
  const user = useUser()
  // On the server, this forwards the browser's cookie.
  user.value = await useRequestFetch()<IDToken | undefined>('/api/user')
  if (to.meta.needsUser && !user.value)
    return navigateTo(`/auth/login?returnTo=${encodeURIComponent(to.fullPath)}`, {external: true})
})
// #endregion protect
