import type {IDToken} from 'openid-client'

// #region protect
/** Before each page: asks the server who is logged in, and sends a visitor of a protected page to the login. */
export default defineNuxtRouteMiddleware(async (to) => {
  const {isHydrating, payload} = useNuxtApp()
  // A page that has just been rendered on the server has the answer already.
  if (import.meta.client && isHydrating && payload.serverRendered) return
  const user = useUser()
  // On the server, this passes on the browser's cookie.
  user.value = await useRequestFetch()<IDToken | undefined>('/api/user')
  if (to.meta.needsUser && !user.value)
    return navigateTo(`/auth/login?returnTo=${encodeURIComponent(to.fullPath)}`, {external: true})
})
// #endregion protect
