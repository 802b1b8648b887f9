import {SECRET, type Desk} from './desk'
import {authorize, LOGIN, seenBy, type Observed} from './requests'

/** Login requests and links that are refused. */
export async function authorizations(desk: Desk): Promise<Observed> {
  const visitor = desk.visitor()
  return {
    'page-client-not-found': await seenBy(desk, {...LOGIN, client_id: 'no-such-client'}),
    'page-login-again': (await visitor.open(`${desk.path}/login-actions/action-token?key=abc`)).text,
    'broker-alias-unknown': (await visitor.open(`${desk.path}/broker/no-such-alias/endpoint?state=x&code=y`)).text,
    'callback-implicit-off': await seenBy(desk, {...LOGIN, response_type: 'id_token', nonce: 'x'}),
    'callback-response-type': await seenBy(desk, {...LOGIN, response_type: 'magic'}),
    'callback-response-mode': await seenBy(desk, {...LOGIN, response_mode: 'magic'}),
    'callback-code-challenge': await seenBy(desk, {...LOGIN, code_challenge: 'short', code_challenge_method: 'S256'}),
    'callback-login-required': await seenBy(desk, {...LOGIN, prompt: 'none'}),
  }
}

const FORM = {username: 'bob', email: 'bob@acme.example', firstName: 'Bob', lastName: 'Example', password: SECRET}

/** Fills the registration form. @returns the page after it. */
export async function register(desk: Desk, fields: Readonly<Record<string, string>>): Promise<string> {
  const visitor = desk.visitor()
  const query = new URLSearchParams(LOGIN).toString()
  const form = await visitor.open(`${desk.path}/protocol/openid-connect/registrations?${query}`)
  return (await visitor.send(form, {...FORM, 'password-confirm': SECRET, ...fields})).text
}

/** Forms that are refused, and a login page that is sent again after the login. */
export async function registrations(desk: Desk): Promise<Observed> {
  const visitor = desk.visitor()
  const page = await authorize(desk, LOGIN, visitor)
  await visitor.send(page, {username: 'alice', password: SECRET})
  return {
    'register-username-exists': await register(desk, {username: 'alice'}),
    'register-email-exists': await register(desk, {email: 'alice@acme.example'}),
    'register-password-confirm': await register(desk, {'password-confirm': 'another'}),
    'register-email-invalid': await register(desk, {email: 'x'}),
    'register-password-missing': await register(desk, {password: ''}),
    'callback-authentication-expired': (await visitor.send(page, {username: 'alice', password: SECRET})).location,
  }
}
