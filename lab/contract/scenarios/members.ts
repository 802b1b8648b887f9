import {isObject} from '../../../src/lib/isObject'
import {expectThat, json, MISSING, refused, unreadable, type Scenario} from '../scenario'

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

/** What the two operations on a member's attributes refuse in the same way. */
const strangers = async (
  call: Parameters<Scenario['run']>[0]['call'],
  orgId: string,
  strangerId: string,
  body?: ReturnType<typeof json>,
) => {
  await call({title: 'not a member', path: {orgId, userId: strangerId}, body, status: 400})
  await call({title: 'no such user', path: {orgId, userId: MISSING}, body, status: 404})
  await call({title: 'no such organization', path: {orgId: MISSING, userId: strangerId}, body, status: 404})
}

export const members: Scenario[] = [
  {
    operationId: 'getOrganizationMemberAttributes',
    async run({call, other, realm, organization, member, name}) {
      const orgId = await organization()
      const {id: userId} = await member(orgId)
      const path = {orgId, userId}
      await call({title: 'none', path, status: 200})
      const body = json({attributes: {'cost-center': ['4711']}})
      await other('addOrganizationMemberAttributes', {status: 200, path, body})
      const {body: attributes} = await call({title: 'one', path, status: 200})
      expectThat(JSON.stringify(attributes) === '{"cost-center":["4711"]}', 'the attribute is there')
      await strangers(call, orgId, (await realm.createUser(name('stranger'))).id)
      await refused(call, {path}, {nobody: 401, viewer: 401, manager: 200})
    },
  },
  {
    operationId: 'addOrganizationMemberAttributes',
    async run({call, realm, organization, member, name}) {
      const orgId = await organization()
      const {id: userId} = await member(orgId)
      const valid = {path: {orgId, userId}, body: json({attributes: {'cost-center': ['4711'], team: ['a', 'b']}})}
      await call({...valid, title: 'two', status: 200})
      const {body} = await call({...valid, title: 'none', body: json({}), status: 200})
      expectThat(JSON.stringify(body) === '{}', 'what is left out is removed')
      const longest = json({attributes: {['k'.repeat(255)]: ['v'.repeat(255)]}})
      await call({...valid, title: 'a name and a value of 255', body: longest, status: 200})
      const emptied = json({attributes: null})
      const {body: unchanged} = await call({...valid, title: 'null', body: emptied, breaks: true, status: 200})
      expectThat(JSON.stringify(unchanged) !== '{}', 'null changes nothing')
      for (const [title, attributes] of Object.entries({
        'a name of 256': {['k'.repeat(256)]: ['v']},
        'a value of 256': {team: ['v'.repeat(256)]},
      }))
        await call({...valid, title, body: json({attributes}), breaks: true, status: 500})
      await strangers(call, orgId, (await realm.createUser(name('stranger'))).id, valid.body)
      await unreadable(call, valid)
      await refused(call, valid, {nobody: 401, viewer: 401})
    },
  },
  {
    operationId: 'getOrganizationMemberships',
    async run({call, organization, member}) {
      const orgId = await organization()
      const path = {orgId}
      const {id, username, token} = await member(orgId, ['view-members'])
      const {body} = await call({title: 'with roles', path, query: {includeOrgs: 'true'}, status: 200})
      expectThat(isList(body) && body.length === 2, 'the built-in administrator is listed')
      const {body: people} = await call({
        title: 'people only',
        path,
        query: {excludeAdminAccounts: 'true', first: '0', max: '500'},
        status: 200,
      })
      expectThat(isList(people) && people.length === 1, 'the built-in administrator is left out')
      const {body: found} = await call({title: 'by user name', path, query: {search: username}, status: 200})
      expectThat(JSON.stringify(found).includes(id), 'search finds the user name')
      await call({title: 'with the organization role', path, as: {token}, status: 200})
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'getOrganizationMembershipsCount',
    async run({call, organization, member}) {
      const orgId = await organization()
      const path = {orgId}
      await member(orgId)
      const {body} = await call({title: 'all', path, status: 200})
      expectThat(body === 2, 'the built-in administrator counts')
      const {body: people} = await call({
        title: 'people only',
        path,
        query: {excludeAdminAccounts: 'true'},
        status: 200,
      })
      expectThat(people === 1, 'the built-in administrator is left out')
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'checkOrganizationMembership',
    async run({call, organization, member}) {
      const orgId = await organization()
      const {id: userId} = await member(orgId)
      await call({title: 'a member', path: {orgId, userId}, status: 204})
      await call({title: 'nobody', path: {orgId, userId: MISSING}, status: 404})
      await call({title: 'unknown organization', path: {orgId: MISSING, userId}, status: 404})
      await refused(call, {path: {orgId, userId}}, {nobody: 401, viewer: 204})
    },
  },
  {
    operationId: 'addOrganizationMember',
    async run({call, realm, organization, name, other}) {
      const orgId = await organization()
      const {id: userId} = await realm.createUser(name('joins'))
      const path = {orgId, userId}
      await refused(call, {path}, {nobody: 401, viewer: 401})
      await call({title: 'a user', path, as: 'manager', status: 201})
      await call({title: 'again', path, status: 201})
      const {body} = await other('getOrganizationMembershipsCount', {status: 200, path: {orgId}})
      expectThat(body === 2, 'once a member')
      const invited = await realm.createUser(name('invited'))
      await other('addOrganizationInvitation', {status: 201, path: {orgId}, body: json({email: invited.email})})
      await call({title: 'an invited user', path: {orgId, userId: invited.id}, status: 201})
      const {body: open} = await other('getOrganizationInvitationCount', {status: 200, path: {orgId}})
      expectThat(open === 1, 'the invitation stays open')
      await call({title: 'no such user', path: {orgId, userId: MISSING}, status: 404})
      await call({title: 'unknown organization', path: {orgId: MISSING, userId}, status: 404})
    },
  },
  {
    operationId: 'removeOrganizationMember',
    async run({call, organization, member, other}) {
      const orgId = await organization()
      const {id: userId, token} = await member(orgId, ['view-members'])
      const plain = await member(orgId)
      const path = {orgId, userId}
      await refused(call, {path}, {nobody: 401, viewer: 401})
      await call({
        title: 'oneself without view-members',
        path: {orgId, userId: plain.id},
        as: {token: plain.token},
        status: 401,
      })
      await other('switchActiveOrganization', {status: 200, as: {token}, body: json({id: orgId})})
      await call({title: 'oneself', path, as: {token}, status: 204})
      await other('getActiveOrganization', {status: 401, as: {token}})
      await call({title: 'again', path, status: 404})
      await other('addOrganizationMember', {status: 201, path})
      const {body: roles} = await other('listOrganizationRolesForTheGivenUserAndOrg', {status: 200, path})
      expectThat(isList(roles) && roles.length === 0, 'the roles went with the membership')
      await call({title: 'unknown organization', path: {orgId: MISSING, userId}, status: 404})
      const {body} = await other('getOrganizationMemberships', {
        status: 200,
        path: {orgId},
        query: {search: 'org-admin-'},
      })
      const [builtIn]: unknown[] = isList(body) ? body : []
      expectThat(isObject(builtIn) && 'id' in builtIn, 'there is a built-in administrator')
      await call({title: 'the built-in administrator', path: {orgId, userId: String(builtIn.id)}, status: 403})
      await call({title: 'no such user', path: {orgId, userId: MISSING}, status: 500})
    },
  },
]
