import {computed, Injectable, signal} from '@angular/core'
import {InMemoryWebStorage, type User, UserManager, WebStorageStateStore} from 'oidc-client-ts'

type Organization = {name: string; roles: string[]}

@Injectable({providedIn: 'root'})
export class Auth {
  // #region configure
  private readonly manager = new UserManager({
    authority: ISSUER,
    client_id: CLIENT_ID,
    redirect_uri: `${location.origin}/callback`,
    post_logout_redirect_uri: `${location.origin}/logged-out`,
    scope: 'openid profile email',
    // Keep tokens in memory. Other scripts can't find them there, and they are gone when the tab closes.
    userStore: new WebStorageStateStore({store: new InMemoryWebStorage()}),
    // State, nonce, and code verifier must survive the redirect to the login page and back, in this tab only.
    stateStore: new WebStorageStateStore({store: sessionStorage}),
    // Renew tokens only when they are needed, so that the session of an unused tab can end.
    automaticSilentRenew: false,
  })
  // #endregion configure

  // #region user
  private readonly current = signal<User | null>(null)
  /** The user who is logged in. */
  readonly user = this.current.asReadonly()
  /** The organizations of the user. In the claim, the keys are organization IDs. */
  readonly organizations = computed(() =>
    Object.values((this.user()?.profile['organizations'] ?? {}) as Record<string, Organization>),
  )

  constructor() {
    this.manager.events.addUserLoaded((user) => this.current.set(user))
    this.manager.events.addUserUnloaded(() => this.current.set(null))
  }
  // #endregion user

  // #region login
  /** @param path page of this application to return to */
  login(path: string): Promise<void> {
    return this.manager.signinRedirect({nonce: crypto.randomUUID(), url_state: path})
  }

  /**
   * Completes a login on the page /callback. The library rejects a state or a nonce that it didn't create.
   *
   * @returns the path to return to, or undefined in the frame of a silent login
   */
  async finishLogin(): Promise<string | undefined> {
    const user = await this.manager.signinCallback()
    return user && (user.url_state ?? '/')
  }
  // #endregion login

  // #region session
  /** Resumes an existing session on the server without a password. */
  async resumeSession(): Promise<void> {
    // Without a session, the server answers "login_required".
    await this.manager.signinSilent({nonce: crypto.randomUUID()}).catch(() => null)
  }
  // #endregion session

  // #region logout
  /** Ends the session in this application and on the server. */
  logout(): Promise<void> {
    return this.manager.signoutRedirect()
  }
  // #endregion logout

  // #region refresh
  private renewal: Promise<User | null> | undefined

  /** An access token that is valid for at least a few seconds. */
  async accessToken(): Promise<string> {
    const user = this.user()
    if (user && (user.expires_in ?? 0) > 5) return user.access_token
    // One renewal at a time: each refresh token works once, and a second use would end the session.
    this.renewal ??= this.manager.signinSilent().finally(() => (this.renewal = undefined))
    const renewed = await this.renewal
    if (!renewed) throw new Error('Not logged in')
    return renewed.access_token
  }
  // #endregion refresh
}
