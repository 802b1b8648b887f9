import {createHash, randomBytes} from 'node:crypto'
import {SECRET, type Desk} from './desk'
import {ask, codeOf, passwordGrant, redeem, refresh, type Observed} from './requests'

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

/** A login request with PKCE. */
export const PKCE = {code_challenge: challenge, code_challenge_method: 'S256'}

/** Wrong ways to redeem an authorization code. */
export async function codes(desk: Desk): Promise<Observed> {
  const used = await codeOf(desk)
  await redeem(desk, used)
  return {
    'incorrect-redirect-uri': await redeem(desk, await codeOf(desk), {redirect_uri: 'https://app.acme.example/other'}),
    'code-already-used': await desk.loggedAnywhere('already used', () => redeem(desk, used)),
    'code-of-another-client': await redeem(desk, await codeOf(desk), {client_id: 'other'}),
    'code-missing': await desk.post('token', {grant_type: 'authorization_code', client_id: 'web'}),
    'pkce-verifier-invalid': await redeem(desk, await codeOf(desk, PKCE), {code_verifier: 'short'}),
    'pkce-verifier-unexpected': await redeem(desk, await codeOf(desk), {code_verifier: verifier}),
  }
}

/** Wrong ways to refresh a token. */
export async function refreshes(desk: Desk): Promise<Observed> {
  const {access, refresh: token} = await desk.tokens()
  const observed: Record<string, string> = {
    'refresh-token-invalid': await refresh(desk, access),
    'refresh-token-missing': await desk.post('token', {grant_type: 'refresh_token', client_id: 'web'}),
    'refresh-token-of-another-client': await refresh(desk, token, 'other'),
  }
  await ask(desk, 'PUT', `/users/${desk.alice}`, {enabled: false})
  observed['refresh-user-disabled'] = await refresh(desk, token)
  observed['password-grant-account-disabled'] = await passwordGrant(desk, {client_id: 'web'})
  await ask(desk, 'PUT', `/users/${desk.alice}`, {enabled: true})
  await ask(desk, 'PUT', '', {notBefore: Math.floor(Date.now() / 1000) + 5})
  observed['refresh-stale-token'] = await refresh(desk, token)
  return observed
}

const GRANT = 'urn:ietf:params:oauth:grant-type:'

/** Requests that the token endpoint and its neighbors refuse before they look at a session. */
export async function grants(desk: Desk): Promise<Observed> {
  const backend = {client_id: 'backend', client_secret: SECRET}
  const {refresh: token, access} = await desk.tokens()
  const post = (form: Readonly<Record<string, string>>) => desk.post('token', form)
  const introspect = (form: Readonly<Record<string, string>>) => desk.post('token/introspect', form)
  const observed: Record<string, string> = {
    'grant-type-missing': await post({client_id: 'web'}),
    'grant-type-unsupported': await post({client_id: 'web', grant_type: 'magic'}),
    'username-missing': await post({client_id: 'web', grant_type: 'password'}),
    'direct-grant-off': await passwordGrant(desk, backend),
    'ciba-off': await post({grant_type: 'urn:openid:params:grant-type:ciba', ...backend, auth_req_id: 'x'}),
    'device-grant-off': await post({grant_type: `${GRANT}device_code`, ...backend, device_code: 'x'}),
    'permission-server-unknown': await post({grant_type: `${GRANT}uma-ticket`, ...backend, audience: 'no-such-client'}),
    'permission-server-off': await post({grant_type: `${GRANT}uma-ticket`, ...backend, audience: 'backend'}),
    'parameter-twice': await desk.postBody('token', 'grant_type=password&client_id=web&client_id=web'),
    'introspection-public-client': await introspect({client_id: 'web', token: 'x'}),
    'introspection-anonymous': await introspect({token: 'x'}),
    'introspection-token-missing': await introspect(backend),
    'revocation-token-missing': await desk.post('revoke', {client_id: 'web'}),
    'revocation-of-another-client': await desk.post('revoke', {client_id: 'other', token}),
    'userinfo-token-invalid': await desk.challenge('userinfo', {access_token: 'x'}),
  }
  await ask(desk, 'POST', `/users/${desk.alice}/logout`)
  observed['userinfo-session-gone'] = await desk.challenge('userinfo', {access_token: access})
  return observed
}
