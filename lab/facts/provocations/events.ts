import {waitUntil} from '../../wait'
import {SECRET, type Desk} from './desk'
import {register} from './pages'
import {ask, authorize, codeOf, login, LOGIN, redeem, refresh, type Observed} from './requests'
import {PKCE} from './tokens'

/** Provokes the lines that the logger of events writes. */
export async function events(desk: Desk): Promise<Observed> {
  return {...(await logins(desk)), ...(await locks(desk)), ...(await tokenErrors(desk))}
}

async function logins(desk: Desk): Promise<Observed> {
  const line = (act: () => Promise<unknown>) => desk.logged('LOGIN_ERROR', act)
  const lost = `${desk.path}/login-actions/authenticate?execution=x&client_id=web&tab_id=y`
  return {
    'log-wrong-password': await line(() => login(desk, 'alice', 'wrong')),
    'log-user-not-found': await line(() => login(desk, 'no-such-user', 'wrong')),
    'log-redirect-uri': await line(() => authorize(desk, {...LOGIN, redirect_uri: 'https://other.example/'})),
    'log-client-not-found': await line(() => authorize(desk, {...LOGIN, client_id: 'no-such-client'})),
    'log-client-disabled': await line(() => authorize(desk, {...LOGIN, client_id: 'off'})),
    'log-response-type': await line(() => authorize(desk, {...LOGIN, response_type: 'magic'})),
    'log-cookie-not-found': await line(() => desk.visitor().open(lost)),
    'log-username-in-use': await desk.logged('REGISTER_ERROR', () => register(desk, {username: 'alice'})),
  }
}

async function locks(desk: Desk): Promise<Observed> {
  const observed: Record<string, string> = {}
  await ask(desk, 'PUT', `/users/${desk.alice}`, {enabled: false})
  observed['page-account-disabled'] = await login(desk, 'alice', SECRET)
  observed['log-user-disabled'] = await desk.logged('LOGIN_ERROR', () => login(desk, 'alice', SECRET))
  await ask(desk, 'PUT', `/users/${desk.alice}`, {enabled: true})
  await ask(desk, 'PUT', '', {bruteForceProtected: true, failureFactor: 1})
  await login(desk, 'alice', 'wrong')
  const state = `/attack-detection/brute-force/users/${desk.alice}`
  await waitUntil(async () => (await ask(desk, 'GET', state)).includes('"disabled":true'), {what: 'alice is locked'})
  observed['log-user-locked'] = await desk.logged('LOGIN_ERROR', () => login(desk, 'alice', SECRET))
  await ask(desk, 'PUT', '', {bruteForceProtected: false})
  await ask(desk, 'DELETE', '/attack-detection/brute-force/users')
  await ask(desk, 'PUT', '', {sslRequired: 'all'})
  observed['log-ssl-required'] = await desk.logged('LOGIN_ERROR', () => authorize(desk, LOGIN))
  await ask(desk, 'PUT', '', {sslRequired: 'external'})
  return observed
}

async function tokenErrors(desk: Desk): Promise<Observed> {
  const line = (act: () => Promise<unknown>) => desk.logged('_ERROR"', act)
  const wrongSecret = {client_id: 'backend', client_secret: 'wrong'}
  const other = 'b'.repeat(43)
  const observed: Record<string, string> = {
    'log-invalid-code': await line(() => redeem(desk, 'x')),
    'log-pkce-mismatch': await line(async () => redeem(desk, await codeOf(desk, PKCE), {code_verifier: other})),
    'log-verifier-missing': await line(async () => redeem(desk, await codeOf(desk, PKCE))),
    'log-verifier-invalid': await line(async () => redeem(desk, await codeOf(desk, PKCE), {code_verifier: 'short'})),
    'log-client-credentials': await line(() => desk.post('token', {grant_type: 'client_credentials', ...wrongSecret})),
    'log-code-client-credentials': await line(() => redeem(desk, 'x', wrongSecret)),
    'log-refresh-invalid': await line(() => refresh(desk, 'x')),
    'log-userinfo-token': await line(() => desk.post('userinfo', {access_token: 'x'})),
    'log-introspection': await line(() => desk.post('token/introspect', {client_id: 'web', token: 'x'})),
    'log-logout-token': await line(() =>
      desk.visitor().open(`${desk.path}/protocol/openid-connect/logout?id_token_hint=abc`),
    ),
  }
  const tokens = await desk.tokens()
  await ask(desk, 'POST', `/users/${desk.alice}/logout`)
  observed['log-userinfo-session'] = await line(() => desk.post('userinfo', {access_token: tokens.access}))
  observed['log-refresh-session'] = await line(() => refresh(desk, tokens.refresh))
  return observed
}
