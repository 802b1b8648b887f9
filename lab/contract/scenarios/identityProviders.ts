import {idFrom} from '../../consumers/location'
import {expectThat, json, MISSING, refused, unreadable, type Scenario, type Tools} from '../scenario'

function provider(alias: string, fields: Record<string, unknown> = {}) {
  return {
    alias,
    providerId: 'oidc',
    displayName: 'For a test',
    config: {
      clientId: 'contract',
      clientSecret: 'secret',
      authorizationUrl: 'https://login.globex.example/authorize',
      tokenUrl: 'https://login.globex.example/token',
      syncMode: 'FORCE',
    },
    ...fields,
  }
}

function mapper(alias: string, fields: Record<string, unknown> = {}) {
  return {
    name: 'department',
    identityProviderAlias: alias,
    identityProviderMapper: 'oidc-user-attribute-idp-mapper',
    config: {syncMode: 'INHERIT', claim: 'department', 'user.attribute': 'department'},
    ...fields,
  }
}

/** An organization with a provider. */
async function withProvider({organization, other, name}: Tools) {
  const orgId = await organization()
  const alias = name('provider')
  await other('createIdp', {status: 201, path: {orgId}, body: json(provider(alias))})
  return {orgId, alias, path: {orgId, alias}}
}

async function withMapper(tools: Tools) {
  const {path, alias} = await withProvider(tools)
  const {location} = await tools.other('addIdpMapper', {status: 201, path, body: json(mapper(alias))})
  return {alias, path: {...path, id: idFrom(location)}}
}

/** What is not found, for every operation on a linked provider. */
async function notFound(
  {call, organization}: Tools,
  valid: {path: {orgId: string; alias: string}; body?: ReturnType<typeof json>},
) {
  const {path} = valid
  await call({...valid, title: 'no such provider', path: {...path, alias: MISSING}, status: 404})
  await call({...valid, title: "another organization's", path: {...path, orgId: await organization()}, status: 404})
  await call({...valid, title: 'unknown', path: {...path, orgId: MISSING}, status: 404})
}

export const identityProviders: Scenario[] = [
  {
    operationId: 'getIdps',
    async run(tools) {
      const {call} = tools
      const {orgId, alias} = await withProvider(tools)
      const {body} = await call({title: 'one', path: {orgId}, status: 200})
      expectThat(JSON.stringify(body).includes(alias), 'the provider is listed')
      expectThat(!JSON.stringify(body).includes('"clientSecret":"secret"'), 'secrets are masked')
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await refused(call, {path: {orgId}}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'createIdp',
    async run(tools) {
      const {call, organization, other, name, member} = tools
      const path = {orgId: await organization()}
      const first = name('provider')
      const plain = provider(first)
      await call({title: 'without a flow', path, body: json(plain), status: 201})
      const {body} = await other('getIdp', {status: 200, path: {...path, alias: first}})
      expectThat(JSON.stringify(body).includes('"postBrokerLoginFlowAlias":"post org broker login"'), 'the flow is set')
      expectThat(JSON.stringify(body).includes('"hideOnLogin":true'), 'it is hidden')
      await call({title: 'a second', path, body: json(provider(name('provider'))), status: 201})
      await other('getIdp', {status: 404, path: {...path, alias: first}})
      await call({title: 'the alias again', path, body: json(provider(first)), status: 409})
      const {token} = await member(path.orgId, ['view-identity-providers', 'manage-identity-providers'])
      await call({
        title: 'with organization roles',
        path,
        as: {token},
        body: json(provider(name('provider'))),
        status: 201,
      })
      const {config} = provider('x')
      await call({title: 'without a kind', path, body: json({alias: 'x', config}), breaks: true, status: 400})
      const wrong = provider(name('provider'), {config: {...config, authorizationUrl: 'not an address'}})
      await call({title: 'an address that is none', path, body: json(wrong), status: 400})
      for (const alias of ['a/b', 'a b', 'a+b', '{x}'])
        await call({title: `the alias "${alias}"`, path, body: json(provider(alias)), breaks: true, status: 400})
      await call({title: 'unknown', path: {orgId: MISSING}, body: json(plain), status: 404})
      await unreadable(call, {path})
      await refused(call, {path, body: json(provider(name('provider')))}, {nobody: 401, viewer: 401, manager: 403})
    },
  },
  {
    operationId: 'importIdpJson',
    async run({call, organization, realm}) {
      const path = {orgId: await organization()}
      const issuer = `${realm.url}/realms/${realm.name}`
      const body = json({providerId: 'oidc', fromUrl: `${issuer}/.well-known/openid-configuration`})
      const {body: settings} = await call({title: 'from an address', path, body, status: 200})
      expectThat(JSON.stringify(settings).includes('tokenUrl'), 'the settings are read')
      const text = await (await fetch(`${issuer}/protocol/saml/descriptor`)).text()
      const upload = (file?: {name: string; text: string}) =>
        ({kind: 'multipart', fields: {providerId: 'saml'}, file}) as const
      await call({title: 'from a file', path, body: upload({name: 'metadata.xml', text}), status: 200})
      await call({title: 'without a file', path, body: upload(), status: 400})
      await call({title: 'without an address', path, body: json({providerId: 'oidc'}), status: 400})
      await call({title: 'not JSON', path, body: {kind: 'raw', text: '{'}, breaks: true, status: 400})
      await call({
        title: 'nobody there',
        path,
        body: json({providerId: 'oidc', fromUrl: 'http://localhost:1/'}),
        status: 500,
      })
      await call({title: 'unknown', path: {orgId: MISSING}, body, status: 404})
      await refused(call, {path, body}, {nobody: 401, viewer: 403, manager: 403})
    },
  },
  {
    operationId: 'linkIdp',
    async run(tools) {
      const {call, organization, other, realm, name} = tools
      const {alias} = await withProvider(tools)
      const path = {orgId: await organization()}
      const body = json({alias, sync_mode: 'IMPORT', domains: ['linked.example']})
      await call({title: "another's", path, as: 'manager', body, status: 201})
      const {body: linked} = await other('getIdp', {status: 200, path: {...path, alias}})
      expectThat(JSON.stringify(linked).includes('"syncMode":"IMPORT"'), 'the synchronization is set')
      expectThat(JSON.stringify(linked).includes('linked.example'), 'the domains are set')
      await call({title: 'again', path, body, status: 201})
      const mistyped = json({alias, sync_mode: 'BANANA'})
      await call({title: 'a synchronization that there is not', path, body: mistyped, breaks: true, status: 201})
      const {body: stored} = await other('getIdp', {status: 200, path: {...path, alias}})
      expectThat(JSON.stringify(stored).includes('"syncMode":"BANANA"'), 'any synchronization is stored')
      const disabled = name('provider')
      await realm.admin.must('POST', `${realm.api}/identity-provider/instances`, {
        json: provider(disabled, {enabled: false}),
      })
      await call({title: 'a disabled one', path, body: json({alias: disabled}), status: 400})
      await call({title: 'no such provider', path, body: json({alias: MISSING}), status: 404})
      await call({title: 'no such flow', path, body: json({alias, post_broker_flow: MISSING}), status: 500})
      await call({title: 'unknown', path: {orgId: MISSING}, body, status: 404})
      await unreadable(call, {path}, {unknown: false})
      await refused(call, {path, body}, {nobody: 401, viewer: 401})
    },
  },
  {
    operationId: 'testLdapConnection',
    async run({call, organization, mail}) {
      const path = {orgId: await organization()}
      // Whatever takes a connection will do where no login is asked for.
      const reachable = json({
        action: 'testConnection',
        connectionUrl: `ldap://localhost:${mail.port}`,
        connectionTimeout: '2000',
      })
      const nobody = json({action: 'testConnection', connectionUrl: 'ldap://localhost:1', connectionTimeout: '2000'})
      await call({title: 'somebody there', path, body: reachable, status: 204})
      await call({title: 'nobody there', path, as: 'viewer', body: nobody, status: 400})
      await call({title: 'unknown', path: {orgId: MISSING}, body: nobody, status: 404})
      await unreadable(call, {path}, {none: 400})
      await refused(call, {path, body: nobody}, {nobody: 401})
    },
  },
  {
    operationId: 'getIdp',
    async run(tools) {
      const {call, member} = tools
      const {path} = await withProvider(tools)
      await call({title: 'one', path, status: 200})
      const {token} = await member(path.orgId, ['view-identity-providers'])
      await call({title: 'with the organization role', path, as: {token}, status: 200})
      await notFound(tools, {path})
      await refused(call, {path}, {nobody: 401, viewer: 403})
    },
  },
  {
    operationId: 'updateIdp',
    async run(tools) {
      const {call, other} = tools
      const {path, alias} = await withProvider(tools)
      const valid = {path, body: json(provider(alias, {displayName: 'Changed'}))}
      await call({...valid, title: 'without a flow', status: 204})
      const {body} = await other('getIdp', {status: 200, path})
      expectThat(JSON.stringify(body).includes('Changed'), 'the name changes')
      expectThat(!JSON.stringify(body).includes('postBrokerLoginFlowAlias'), 'the flow is gone')
      await call({title: 'without a kind', path, body: json({alias, config: {}}), breaks: true, status: 400})
      await notFound(tools, valid)
      await unreadable(call, {path})
      await refused(call, valid, {nobody: 401, viewer: 403, manager: 403})
    },
  },
  {
    operationId: 'deleteIdp',
    async run(tools) {
      const {call} = tools
      const {path} = await withProvider(tools)
      await refused(call, {path}, {nobody: 401, viewer: 403, manager: 403})
      await notFound(tools, {path})
      await call({title: 'one', path, status: 204})
      await call({title: 'again', path, status: 404})
    },
  },
  {
    operationId: 'unlinkIdp',
    async run(tools) {
      const {call, realm, member} = tools
      const {path, alias} = await withProvider(tools)
      await refused(call, {path}, {nobody: 401, viewer: 403, manager: 403})
      const {token} = await member(path.orgId, ['view-identity-providers', 'manage-identity-providers'])
      await call({title: 'with organization roles', path, as: {token}, status: 401})
      await notFound(tools, {path})
      await call({title: 'one', path, status: 204})
      await call({title: 'again', path, status: 404})
      await realm.admin.must('GET', `${realm.api}/identity-provider/instances/${alias}`)
    },
  },
  {
    operationId: 'getIdpMappers',
    async run(tools) {
      const {call} = tools
      const {
        path: {orgId, alias},
      } = await withMapper(tools)
      const path = {orgId, alias}
      const {body} = await call({title: 'one', path, status: 200})
      expectThat(Array.isArray(body) && body.length === 1, 'the mapper is listed')
      await notFound(tools, {path})
      await refused(call, {path}, {nobody: 401, viewer: 403})
    },
  },
  {
    operationId: 'addIdpMapper',
    async run(tools) {
      const {call} = tools
      const {path, alias} = await withProvider(tools)
      const valid = {path, body: json(mapper(alias))}
      await call({...valid, title: 'one', status: 201})
      await call({...valid, title: 'the name again', status: 400})
      for (const left of ['name', 'identityProviderAlias', 'identityProviderMapper']) {
        const body = json(mapper(alias, {name: 'incomplete', [left]: undefined}))
        await call({title: `without ${left}`, path, body, breaks: true, status: 409})
      }
      const long = json(mapper(alias, {name: 'n'.repeat(256)}))
      await call({title: 'a name of 256', path, body: long, breaks: true, status: 500})
      await call({title: 'an empty name', path, body: json(mapper(alias, {name: ''})), breaks: true, status: 201})
      await call({
        title: 'of no kind',
        path,
        body: json(mapper(alias, {name: 'none', identityProviderMapper: MISSING})),
        status: 201,
      })
      await notFound(tools, valid)
      await unreadable(call, {path})
      await refused(call, valid, {nobody: 401, viewer: 403, manager: 403})
    },
  },
  {
    operationId: 'getIdpMapper',
    async run(tools) {
      const {call} = tools
      const {path} = await withMapper(tools)
      await call({title: 'one', path, status: 200})
      await call({title: 'no such mapper', path: {...path, id: MISSING}, status: 404})
      await call({title: 'no such provider', path: {...path, alias: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 403})
    },
  },
  {
    operationId: 'updateIdpMapper',
    async run(tools) {
      const {call, other} = tools
      const {path, alias} = await withMapper(tools)
      const valid = {path, body: json(mapper(alias, {id: path.id, config: {claim: 'dept'}}))}
      await call({...valid, title: 'one', status: 204})
      const {body} = await other('getIdpMapper', {status: 200, path})
      expectThat(JSON.stringify(body).includes('dept'), 'the mapper changes')
      await call({title: 'without an id', path, body: json(mapper(alias)), status: 500})
      await call({...valid, title: 'no such mapper', path: {...path, id: MISSING}, status: 404})
      await call({...valid, title: 'no such provider', path: {...path, alias: MISSING}, status: 404})
      await unreadable(call, {path})
      await refused(call, valid, {nobody: 401, viewer: 403, manager: 403})
    },
  },
  {
    operationId: 'deleteIdpMapper',
    async run(tools) {
      const {call} = tools
      const {path} = await withMapper(tools)
      await refused(call, {path}, {nobody: 401, viewer: 403, manager: 403})
      await call({title: 'one', path, status: 204})
      await call({title: 'again', path, status: 404})
      await call({title: 'no such provider', path: {...path, alias: MISSING}, status: 404})
    },
  },
]
