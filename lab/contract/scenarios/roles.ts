import {isObject} from '../../../src/lib/isObject'
import {expectThat, json, MISSING, refused, unreadable, type Scenario, type Tools} from '../scenario'

async function withRole({organization, other, name}: Tools) {
  const orgId = await organization()
  const role = name('role')
  await other('createOrganizationRole', {
    status: 201,
    path: {orgId},
    body: json({name: role, description: 'For a test'}),
  })
  return {orgId, role, path: {orgId, name: role}}
}

function statuses(body: unknown): unknown {
  return Array.isArray(body)
    ? body.map((item: unknown) => (isObject(item) && 'status' in item ? item.status : item))
    : body
}

export const roles: Scenario[] = [
  {
    operationId: 'getOrganizationRoles',
    async run(tools) {
      const {call} = tools
      const {orgId} = await withRole(tools)
      const {body} = await call({title: 'all', path: {orgId}, status: 200})
      expectThat(Array.isArray(body) && body.length === 12, 'eleven default roles and one')
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await refused(call, {path: {orgId}}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'createOrganizationRole',
    async run({call, organization, name, member}) {
      const path = {orgId: await organization()}
      const body = json({name: name('role'), description: 'For a test'})
      await call({title: 'one', path, body, status: 201})
      await call({title: 'again', path, body, status: 409})
      const {token} = await member(path.orgId, ['view-roles', 'manage-roles'])
      await call({title: 'with organization roles', path, body: json({name: name('role')}), as: {token}, status: 201})
      await call({title: 'without a name', path, body: json({}), breaks: true, status: 500})
      await call({title: 'a name of 256', path, body: json({name: 'n'.repeat(256)}), breaks: true, status: 500})
      const wordy = json({name: name('role'), description: 'd'.repeat(1025)})
      await call({title: 'a description of 1,025', path, body: wordy, breaks: true, status: 500})
      for (const nowhere of ['', '.', '..'])
        await call({title: `the name "${nowhere}"`, path, body: json({name: nowhere}), breaks: true, status: 201})
      await call({title: 'a name in braces', path, body: json({name: '{x}'}), breaks: true, status: 500})
      await call({title: 'unknown', path: {orgId: MISSING}, body, status: 404})
      await unreadable(call, {path})
      await refused(call, {path, body}, {nobody: 401, viewer: 401})
    },
  },
  {
    operationId: 'createOrganizationRoles',
    async run({call, other, organization}) {
      const path = {orgId: await organization()}
      const body = json([{name: 'view-roles'}, {name: 'bulk', description: 'For a test'}])
      const {body: result} = await call({title: 'one old, one new', path, body, status: 207})
      expectThat(JSON.stringify(statuses(result)) === '[400,201]', 'each entry has its status')
      const nameless = json([{description: 'No name'}, {name: 'beside'}])
      const {body: some} = await call({title: 'one without a name', path, body: nameless, breaks: true, status: 207})
      expectThat(JSON.stringify(statuses(some)) === '[400,201]', 'an entry without a name fails for itself')
      for (const long of [{name: 'n'.repeat(256)}, {name: 'wordy', description: 'd'.repeat(1025)}])
        await call({title: 'one too long', path, body: json([{name: 'never'}, long]), breaks: true, status: 500})
      await other('getOrganizationRole', {path: {...path, name: 'never'}, status: 404})
      await call({title: 'unknown', path: {orgId: MISSING}, body, status: 404})
      await unreadable(call, {path})
      await refused(call, {path, body}, {nobody: 401, viewer: 401})
    },
  },
  {
    operationId: 'deleteOrganizationRoles',
    async run(tools) {
      const {call} = tools
      const {orgId, role} = await withRole(tools)
      const path = {orgId}
      const body = json([{name: role}, {name: 'view-roles'}, {name: 'never-was'}])
      await refused(call, {path, body}, {nobody: 401, viewer: 401})
      const {body: result} = await call({title: 'with a default role', path, body, status: 207})
      expectThat(JSON.stringify(statuses(result)) === '[204,400,204]', 'each entry has its status')
      await call({title: 'unknown', path: {orgId: MISSING}, body, status: 404})
      await unreadable(call, {path})
    },
  },
  {
    operationId: 'getOrganizationRole',
    async run(tools) {
      const {call} = tools
      const {path} = await withRole(tools)
      await call({title: 'one', path, status: 200})
      await call({title: 'no such role', path: {...path, name: MISSING}, status: 404})
      await call({title: 'unknown', path: {...path, orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'updateOrganizationRole',
    async run(tools) {
      const {call, other} = tools
      const {path, role} = await withRole(tools)
      const body = json({name: 'another', description: 'Changed'})
      await call({title: 'the description', path, body, status: 204})
      const {body: after} = await other('getOrganizationRole', {status: 200, path})
      expectThat(JSON.stringify(after).includes(`"name":"${role}"`), 'the name stays')
      expectThat(JSON.stringify(after).includes('Changed'), 'the description changes')
      await call({title: 'without anything', path, body: json({}), status: 204})
      const {body: bare} = await other('getOrganizationRole', {status: 200, path})
      expectThat(!JSON.stringify(bare).includes('description'), 'a description that is left out is deleted')
      await call({title: 'no such role', path: {...path, name: MISSING}, body, status: 404})
      await call({title: 'unknown', path: {...path, orgId: MISSING}, body, status: 404})
      await unreadable(call, {path})
      await refused(call, {path, body}, {nobody: 401, viewer: 401})
    },
  },
  {
    operationId: 'deleteOrganizationRole',
    async run(tools) {
      const {call} = tools
      const {path} = await withRole(tools)
      await refused(call, {path}, {nobody: 401, viewer: 401})
      await call({title: 'one', path, status: 204})
      await call({title: 'again', path, status: 404})
      await call({title: 'a default role', path: {...path, name: 'view-roles'}, status: 400})
      await call({title: 'unknown', path: {...path, orgId: MISSING}, status: 404})
    },
  },
  {
    operationId: 'getUserOrganizationRoles',
    async run(tools) {
      const {call, member} = tools
      const {path} = await withRole(tools)
      await member(path.orgId, [path.name])
      const {body} = await call({title: 'one user', path, status: 200})
      expectThat(Array.isArray(body) && body.length === 1, 'one user has the role')
      await call({
        title: 'people only',
        path: {...path, name: 'view-roles'},
        query: {excludeAdminAccounts: 'true'},
        status: 200,
      })
      await call({title: 'no such role', path: {...path, name: MISSING}, status: 404})
      await call({title: 'unknown', path: {...path, orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'checkUserOrganizationRole',
    async run(tools) {
      const {call, member} = tools
      const {path: role} = await withRole(tools)
      const path = {...role, userId: (await member(role.orgId, [role.name])).id}
      await call({title: 'has it', path, status: 204})
      await call({title: 'has it not', path: {...path, name: 'view-roles'}, status: 404})
      await call({title: 'no such role', path: {...path, name: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 204})
    },
  },
  {
    operationId: 'grantUserOrganizationRole',
    async run(tools) {
      const {call, member, realm, name} = tools
      const {path: role} = await withRole(tools)
      const path = {...role, userId: (await member(role.orgId)).id}
      await refused(call, {path}, {nobody: 401, viewer: 401})
      await call({title: 'a member', path, status: 201})
      await call({title: 'again', path, status: 201})
      await call({
        title: 'a stranger',
        path: {...path, userId: (await realm.createUser(name('stranger'))).id},
        status: 400,
      })
      await call({title: 'no such user', path: {...path, userId: MISSING}, status: 404})
      await call({title: 'no such role', path: {...path, name: MISSING}, status: 404})
    },
  },
  {
    operationId: 'revokeUserOrganizationRole',
    async run(tools) {
      const {call, member} = tools
      const {path: role} = await withRole(tools)
      const path = {...role, userId: (await member(role.orgId, [role.name])).id}
      await refused(call, {path}, {nobody: 401, viewer: 401})
      await call({title: 'one', path, status: 204})
      await call({title: 'again', path, status: 404})
      await call({title: 'no such role', path: {...path, name: MISSING}, status: 404})
    },
  },
]
