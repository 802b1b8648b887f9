import type {Desk} from './desk'
import {ask, login, type Observed} from './requests'

/** A directory that nothing answers for. */
const TEST = {connectionUrl: 'ldap://localhost:9', bindDn: 'cn=x', bindCredential: 'x', authType: 'simple'}

const CONFIG = {
  vendor: ['other'],
  connectionUrl: [TEST.connectionUrl],
  bindDn: ['cn=x'],
  bindCredential: ['x'],
  usersDn: ['dc=x'],
  usernameLDAPAttribute: ['uid'],
  rdnLDAPAttribute: ['uid'],
  uuidLDAPAttribute: ['entryUUID'],
  userObjectClasses: ['inetOrgPerson'],
  editMode: ['READ_ONLY'],
  authType: ['simple'],
}

/** Directories that can't be reached, and settings that are refused. */
export async function directories(desk: Desk): Promise<Observed> {
  const test = (action: string) => () => ask(desk, 'POST', '/testLDAPConnection', {action, ...TEST})
  const create = (config: Readonly<Record<string, readonly string[]>>) =>
    ask(desk, 'POST', '/components', {
      name: 'ldap',
      providerId: 'ldap',
      providerType: 'org.keycloak.storage.UserStorageProvider',
      config: {...CONFIG, ...config},
    })
  const observed: Record<string, string> = {
    'ldap-connect-log': await desk.loggedAnywhere('when connecting to LDAP', test('testConnection')),
    'ldap-authenticate-log': await desk.loggedAnywhere('when authenticating to LDAP', test('testAuthentication')),
    'ldap-policy-mode': await create({validatePasswordPolicy: ['true']}),
    'ldap-filter-brackets': await create({customUserSearchFilter: ['uid=x']}),
    'ldap-scheme': await create({connectionUrl: ['http://localhost']}),
  }
  await create({})
  observed['ldap-query-log'] = await desk.loggedAnywhere('Could not query server', () => login(desk, 'lena', 'x'))
  return observed
}

/** Messages that no mail server takes. */
export async function mails(desk: Desk): Promise<Observed> {
  const smtpServer = {host: 'localhost', port: '9', from: 'no-reply@acme.example'}
  await ask(desk, 'PUT', '', {smtpServer})
  const actions = () => ask(desk, 'PUT', `/users/${desk.alice}/execute-actions-email`, ['UPDATE_PASSWORD'])
  return {
    'mail-log': await desk.loggedAnywhere('KC-SERVICES0029', actions),
    'mail-actions': await actions(),
    'mail-verify': await ask(desk, 'PUT', `/users/${desk.alice}/send-verify-email`),
    'mail-test': await ask(desk, 'POST', '/testSMTPConnection', smtpServer),
  }
}
