import {InMemoryWebStorage, type User as OidcUser, UserManager, WebStorageStateStore} from 'oidc-client-ts'
import {type Auth, settings} from './settings'

const manager = new UserManager({
  authority: settings.issuer,
  client_id: settings.clientId,
  redirect_uri: `${location.origin}/callback`,
  post_logout_redirect_uri: `${location.origin}/logged-out`,
  scope: settings.scopes.join(' '),
  // Keep tokens in memory. Other scripts can't find them there, and they are gone when the tab closes.
  userStore: new WebStorageStateStore({store: new InMemoryWebStorage()}),
  // State, nonce, and code verifier must survive the redirect to the login page and back, in this tab only.
  stateStore: new WebStorageStateStore({store: sessionStorage}),
  // Renew tokens only when they are needed, so that the session of an unused tab can end.
  automaticSilentRenew: false,
})

let renewal: Promise<OidcUser | null> | undefined

export const auth: Auth = {
  async start() {
    if (location.pathname === '/callback') {
      // The library rejects a state or a nonce that it didn't create.
      const user = await manager.signinCallback()
      // In the frame of a silent login, there is no user and no page to open.
      return user ? {user: user.profile, path: user.url_state ?? '/'} : {user: null}
    }
    // Without a session, the server answers "login_required".
    const user = await manager.signinSilent({nonce: crypto.randomUUID()}).catch(() => null)
    return {user: user?.profile ?? null}
  },

  async login(path) {
    await manager.signinRedirect({nonce: crypto.randomUUID(), url_state: path})
    return null
  },

  logout: () => manager.signoutRedirect(),

  async accessToken() {
    const user = await manager.getUser()
    if (user && (user.expires_in ?? 0) > 5) return user.access_token
    // One renewal at a time: each refresh token works once, and a second use would end the session.
    renewal ??= manager.signinSilent().finally(() => (renewal = undefined))
    const renewed = await renewal
    if (!renewed) throw new Error('Not logged in')
    return renewed.access_token
  },
}
