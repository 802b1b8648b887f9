import type {DeskLab, Desk} from './desk'
import {ask, type Observed} from './requests'

const MAPPER = {name: 'm', protocol: 'openid-connect', protocolMapper: 'oidc-usermodel-attribute-mapper', config: {}}

/** Requests about clients and client scopes that the Admin API refuses. */
export async function clients(desk: Desk): Promise<Observed> {
  const create = (client: Readonly<Record<string, unknown>>) =>
    ask(desk, 'POST', '/clients', {clientId: 'new', ...client})
  const scope = (name: string) => ask(desk, 'POST', '/client-scopes', {name, protocol: 'openid-connect'})
  const id = await desk.create('/clients', {clientId: 'with-mapper'})
  const mappers = `/clients/${id}/protocol-mappers/models`
  await ask(desk, 'POST', mappers, MAPPER)
  return {
    'client-exists': await create({clientId: 'web'}),
    'client-not-found': await ask(desk, 'GET', '/clients/web'),
    'client-redirect-invalid': await create({redirectUris: ['not a uri://']}),
    'client-root-url-invalid': await create({rootUrl: 'not a uri://'}),
    'client-redirect-fragment': await create({redirectUris: ['https://app.acme.example/#top']}),
    'client-protocol-invalid': await create({protocol: 'magic'}),
    'mapper-exists': await ask(desk, 'POST', mappers, MAPPER),
    'mapper-provider-unknown': await ask(desk, 'POST', mappers, {...MAPPER, name: 'n', protocolMapper: 'magic'}),
    'mapper-not-found': await ask(desk, 'GET', `${mappers}/no-such-id`),
    'scope-exists': await scope('email'),
    'scope-name-invalid': await scope('a b'),
    'scope-not-found': await ask(desk, 'GET', '/client-scopes/no-such-id'),
  }
}

/** Requests about other objects that the Admin API refuses. */
export async function objects(desk: Desk, {http}: DeskLab): Promise<Observed> {
  const post = (path: string, json: unknown) => ask(desk, 'POST', path, json)
  const group = await desk.create('/groups', {name: 'team'})
  await post(`/groups/${group}/children`, {name: 'part'})
  const component = {name: 'x', providerId: 'magic', providerType: 'org.keycloak.storage.UserStorageProvider'}
  return {
    'realm-exists': (await http.admin.post('/admin/realms', {realm: desk.realm})).text,
    'realm-name-invalid': (await http.admin.post('/admin/realms', {realm: 'a/b'})).text,
    'realm-not-found': (await http.admin.get('/admin/realms/no-such-realm')).text,
    'role-exists': await post('/roles', {name: 'offline_access'}),
    'role-name-missing': await post('/roles', {}),
    'role-not-found': await ask(desk, 'GET', '/roles/no-such-role'),
    'default-role-delete': await ask(desk, 'DELETE', `/roles/default-roles-${desk.realm}`),
    'group-exists': await post('/groups', {name: 'team'}),
    'subgroup-exists': await post(`/groups/${group}/children`, {name: 'part'}),
    'group-name-missing': await post('/groups', {name: ''}),
    'group-not-found': await ask(desk, 'GET', '/groups/no-such-id'),
    'component-not-found': await ask(desk, 'GET', '/components/no-such-id'),
    'component-provider-unknown': await post('/components', {...component, config: {}}),
    ...(await flows(desk)),
    ...(await providers(desk)),
  }
}

async function flows(desk: Desk): Promise<Observed> {
  const root = '/authentication/flows'
  const listed = await ask(desk, 'GET', root)
  const browser = /"id":"([^"]+)","alias":"browser"/.exec(listed)?.[1] ?? ''
  await ask(desk, 'POST', `${root}/browser/copy`, {newName: 'copy'})
  return {
    'flow-exists': await ask(desk, 'POST', root, {alias: 'browser', providerId: 'basic-flow', topLevel: true}),
    'flow-copy-exists': await ask(desk, 'POST', `${root}/browser/copy`, {newName: 'browser'}),
    'flow-not-found': await ask(desk, 'GET', `${root}/no-such-id`),
    'flow-built-in-change': await ask(desk, 'POST', `${root}/browser/executions/execution`, {provider: 'magic'}),
    'flow-built-in-delete': await ask(desk, 'DELETE', `${root}/${browser}`),
    'authenticator-unknown': await ask(desk, 'POST', `${root}/copy/executions/execution`, {provider: 'magic'}),
  }
}

async function providers(desk: Desk): Promise<Observed> {
  const create = (provider: Readonly<Record<string, unknown>>) =>
    ask(desk, 'POST', '/identity-provider/instances', {alias: 'corp', providerId: 'oidc', ...provider})
  const config = {authorizationUrl: 'no address', tokenUrl: 'no address', clientId: 'x'}
  return {
    'idp-type-unknown': await create({providerId: 'magic'}),
    'idp-url-malformed': await create({config}),
    'idp-alias-space': await create({alias: 'a b', config: {}}),
  }
}
