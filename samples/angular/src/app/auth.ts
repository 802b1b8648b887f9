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
    // Tokens stay in memory, where no other script finds them and a closed tab leaves none behind.
    userStore: new WebStorageStateStore({store: new InMemoryWebStorage()}),
    // State, nonce and code verifier have to survive the way to the login page and back, in this tab alone.
    stateStore: new WebStorageStateStore({store: sessionStorage}),
    // Renewed when a token is needed: a tab that nobody uses lets the session end.
    automaticSilentRenew: false,
  })
  // #endregion configure

  // #region user
  private readonly current = signal<User | null>(null)
  /** The user who is logged in. */
  readonly user = this.current.asReadonly()
  /** The organizations of the user, as the mapper of the client writes them: by id. */
  readonly organizations = computed(() =>
    Object.values((this.user()?.profile['organizations'] ?? {}) as Record<string, Organization>),
  )

  constructor() {
    this.manager.events.addUserLoaded((user) => this.current.set(user))
    this.manager.events.addUserUnloaded(() => this.current.set(null))
  }
  // #endregion user

  // #region login
  /** @param path page of this application to come back to */
  login(path: string): Promise<void> {
    return this.manager.signinRedirect({nonce: crypto.randomUUID(), url_state: path})
  }

  /**
   * Completes a login on the page /callback. The library refuses a state or a nonce that it did not make.
   *
   * @returns the path to come back to; undefined in the frame of a silent login
   */
  async finishLogin(): Promise<string | undefined> {
    const user = await this.manager.signinCallback()
    return user && (user.url_state ?? '/')
  }
  // #endregion login

  // #region session
  /** Takes over a session that the server has already, without a password. */
  async resumeSession(): Promise<void> {
    // The server answers "login_required" where it knows nobody.
    await this.manager.signinSilent({nonce: crypto.randomUUID()}).catch(() => null)
  }
  // #endregion session

  // #region logout
  /** Ends the session here and at the server. */
  logout(): Promise<void> {
    return this.manager.signoutRedirect()
  }
  // #endregion logout

  // #region refresh
  private renewal: Promise<User | null> | undefined

  /** An access token that is valid for some seconds at least. */
  async accessToken(): Promise<string> {
    const user = this.user()
    if (user && (user.expires_in ?? 0) > 5) return user.access_token
    // One renewal at a time: a refresh token can be used once, and the second use would end the session.
    this.renewal ??= this.manager.signinSilent().finally(() => (this.renewal = undefined))
    const renewed = await this.renewal
    if (!renewed) throw new Error('Nobody is logged in')
    return renewed.access_token
  }
  // #endregion refresh
}
