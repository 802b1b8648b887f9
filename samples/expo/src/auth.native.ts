import {
  AuthRequest,
  type DiscoveryDocument,
  exchangeCodeAsync,
  fetchDiscoveryAsync,
  refreshAsync,
  revokeAsync,
  TokenError,
  type TokenResponse,
} from 'expo-auth-session'
import {randomUUID} from 'expo-crypto'
import * as SecureStore from 'expo-secure-store'
import {openAuthSessionAsync} from 'expo-web-browser'
import {checkIdToken} from './idToken'
import {type Auth, settings} from './settings'
import type {User} from './user'

const REDIRECT_URI = 'com.example.acme://callback'
const LOGGED_OUT_URI = 'com.example.acme://logged-out'
const {clientId} = settings

// #region store
const KEY = 'refresh-token'
// Readable after the first unlock of the phone, and never copied to another phone with a backup.
const access = {keychainAccessible: SecureStore.AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY}
// #endregion store

/** The tokens of this start. Only the refresh token is stored. */
let tokens: TokenResponse | null = null
let renewal: Promise<User> | undefined
let discovered: Promise<DiscoveryDocument> | undefined

function discover(): Promise<DiscoveryDocument> {
  // Without the network, the next call asks again.
  discovered ??= fetchDiscoveryAsync(settings.issuer).catch((error: unknown) => {
    discovered = undefined
    throw error
  })
  return discovered
}

// #region keep
/** Checks the ID token, and stores the refresh token before any other code can use the answer. */
async function keep(answer: TokenResponse, nonce?: string): Promise<User> {
  const user = checkIdToken(answer.idToken, {issuer: settings.issuer, clientId, nonce})
  if (answer.refreshToken) await SecureStore.setItemAsync(KEY, answer.refreshToken, access)
  tokens = answer
  return user
}

async function forget(): Promise<void> {
  tokens = null
  await SecureStore.deleteItemAsync(KEY)
}
// #endregion keep

// #region refresh
async function renew(): Promise<User> {
  const refreshToken = await SecureStore.getItemAsync(KEY)
  if (!refreshToken) throw new Error('Not logged in')
  try {
    return await keep(await refreshAsync({clientId, refreshToken}, await discover()))
  } catch (error) {
    // The session has ended. After a network error, the refresh token still works.
    if (error instanceof TokenError && error.code === 'invalid_grant') await forget()
    throw error
  }
}

/** One renewal at a time: each refresh token works once, and a second use would end the session. */
function renewOnce(): Promise<User> {
  renewal ??= renew().finally(() => (renewal = undefined))
  return renewal
}
// #endregion refresh

export const auth: Auth = {
  async start() {
    if (!(await SecureStore.getItemAsync(KEY))) return {user: null}
    const user = await renewOnce().catch((error: unknown) => {
      if (error instanceof TokenError && error.code === 'invalid_grant') return null
      throw error
    })
    return {user}
  },

  // #region login
  async login() {
    const discovery = await discover()
    const nonce = randomUUID()
    // The request creates the state and the code verifier.
    const request = new AuthRequest({
      clientId,
      redirectUri: REDIRECT_URI,
      scopes: settings.scopes,
      extraParams: {nonce},
    })
    const result = await request.promptAsync(discovery)
    // The library compares the state, and reports an error if it differs.
    if (result.type === 'error') throw result.error ?? new Error('The server sent no reason.')
    if (result.type !== 'success') return null
    const code = result.params.code
    if (!code || !request.codeVerifier) throw new Error('The answer contains no code.')
    const extraParams = {code_verifier: request.codeVerifier}
    return keep(await exchangeCodeAsync({clientId, code, redirectUri: REDIRECT_URI, extraParams}, discovery), nonce)
  },
  // #endregion login

  // #region logout
  async logout() {
    const {idToken, refreshToken} = tokens ?? {}
    await forget()
    const discovery = await discover()
    // If the user closes the browser too early, the refresh token is useless nevertheless.
    if (refreshToken) await revokeAsync({clientId, token: refreshToken}, discovery)
    const query = new URLSearchParams({client_id: clientId, post_logout_redirect_uri: LOGGED_OUT_URI})
    if (idToken) query.set('id_token_hint', idToken)
    await openAuthSessionAsync(`${discovery.endSessionEndpoint}?${query}`, LOGGED_OUT_URI)
  },
  // #endregion logout

  async accessToken() {
    const fresh = tokens?.expiresIn && Date.now() / 1000 < tokens.issuedAt + tokens.expiresIn - 5
    if (!fresh) await renewOnce()
    if (!tokens) throw new Error('Not logged in')
    return tokens.accessToken
  },
}
