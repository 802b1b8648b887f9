import {SECRET, type Desk} from './desk'
import {ask, type Observed} from './requests'

/** Requests about users that the Admin API refuses. */
export async function users(desk: Desk): Promise<Observed> {
  const create = (user: Readonly<Record<string, unknown>>) => ask(desk, 'POST', '/users', user)
  const users = {method: 'POST', path: '/users', body: '{}', type: 'text/plain'} as const
  const noEmail = await desk.create('/users', {username: 'no-email', enabled: true})
  return {
    'user-same-username': await create({username: 'alice'}),
    'user-same-email': await create({username: 'bob', email: 'alice@acme.example'}),
    'user-name-missing': await create({}),
    'user-email-invalid': await create({username: 'bob', email: 'x'}),
    'unknown-field': await create({username: 'bob', magic: 1}),
    'user-not-found': await ask(desk, 'GET', '/users/no-such-id'),
    'content-type-wrong': await desk.adminBody(users),
    'method-not-allowed': await ask(desk, 'PATCH', '/users'),
    ...(await passwords(desk)),
    ...(await actions(desk, noEmail)),
  }
}

async function passwords(desk: Desk): Promise<Observed> {
  const reset = async (passwordPolicy: string, value: string): Promise<string> => {
    await ask(desk, 'PUT', '', {passwordPolicy})
    return ask(desk, 'PUT', `/users/${desk.alice}/reset-password`, {type: 'password', value})
  }
  return {
    'password-too-short': await reset('length(20)', 'x'),
    'password-in-history': await reset('passwordHistory(2)', SECRET),
    'password-no-digit': await reset('digits(1)', 'x'),
    'password-no-upper-case': await reset('upperCase(1)', 'x'),
    'password-is-username': await reset('notUsername()', 'alice'),
    'password-empty': await reset('', ''),
  }
}

async function actions(desk: Desk, noEmail: string): Promise<Observed> {
  const send = (query: string, action = 'UPDATE_PASSWORD', user = desk.alice) =>
    ask(desk, 'PUT', `/users/${user}/execute-actions-email?${query}`, [action])
  const observed: Record<string, string> = {
    'actions-unknown': await send('', 'MAGIC'),
    'actions-redirect-uri': await send('client_id=web&redirect_uri=https://other.example'),
    'actions-client-missing': await send('redirect_uri=https://other.example'),
    'actions-client-unknown': await send('client_id=no-such-client'),
    'actions-no-email': await send('', 'UPDATE_PASSWORD', noEmail),
  }
  await ask(desk, 'PUT', `/users/${desk.alice}`, {enabled: false})
  observed['actions-user-disabled'] = await send('')
  return observed
}
