import {isObject} from '../../../src/lib/isObject'
import {expectThat, json, MISSING, refused, unreadable, type Scenario} from '../scenario'

export const users: Scenario[] = [
  {
    operationId: 'getActiveOrganization',
    async run({call, organization, member}) {
      const {token} = await member(await organization())
      await call({title: 'the first of the own', as: {token}, status: 200})
      await call({title: 'without an organization', as: 'nobody', status: 401})
      await refused(call, {}, {})
    },
  },
  {
    operationId: 'switchActiveOrganization',
    async run({call, organization, member, other, realm}) {
      const [first, second] = [await organization(), await organization()]
      const {token, id: userId} = await member(first)
      await other('addOrganizationMember', {status: 201, path: {orgId: second, userId}})
      const as = {token}
      const {body} = await call({title: 'to the second', as, body: json({id: second}), status: 200})
      expectThat(isObject(body) && 'access_token' in body, 'there are new tokens')
      const {body: active} = await other('getActiveOrganization', {status: 200, as: {token: String(body.access_token)}})
      expectThat(JSON.stringify(active).includes(second), 'it is the active one')
      const {json: user} = await realm.admin.must('GET', `${realm.api}/users/${userId}`)
      expectThat(JSON.stringify(user).includes('org.ro.active'), 'the choice is an attribute of the user')
      await call({title: 'not a member', as: 'nobody', body: json({id: first}), status: 401})
      await call({title: 'unknown', as, body: json({id: MISSING}), status: 404})
      await call({title: 'without an id', as, body: json({}), breaks: true, status: 500})
      await unreadable(call, {as})
      await refused(call, {body: json({id: first})}, {})
    },
  },
  {
    operationId: 'listOrganizationsForTheGivenUser',
    async run({call, organization, member}) {
      const {id: userId, token} = await member(await organization())
      const {body} = await call({title: 'as an administrator', path: {userId}, status: 200})
      expectThat(Array.isArray(body) && body.length === 1, 'the organization is listed')
      await call({title: 'as the user', path: {userId}, as: {token}, status: 200})
      const {body: hidden} = await call({title: 'as a stranger', path: {userId}, as: 'nobody', status: 200})
      expectThat(Array.isArray(hidden) && hidden.length === 0, 'a stranger sees none')
      await call({title: 'no such user', path: {userId: MISSING}, status: 404})
      await refused(call, {path: {userId}}, {})
    },
  },
  {
    operationId: 'listOrganizationRolesForTheGivenUserAndOrg',
    async run({call, organization, member, realm, name}) {
      const orgId = await organization()
      const path = {orgId, userId: (await member(orgId, ['view-roles'])).id}
      const {body} = await call({title: 'one', path, status: 200})
      expectThat(Array.isArray(body) && body.length === 1, 'the role is listed')
      await call({
        title: 'a stranger',
        path: {orgId, userId: (await realm.createUser(name('stranger'))).id},
        status: 404,
      })
      await call({title: 'unknown', path: {...path, orgId: MISSING}, status: 404})
      await call({title: 'no such user', path: {...path, userId: MISSING}, status: 500})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  ...(['grantAUserOrganizationRoles', 'revokeOrganizationRolesFromAUser'] as const).map((operationId): Scenario => ({
    operationId,
    async run({call, organization, member, realm, name}) {
      const orgId = await organization()
      const path = {orgId, userId: (await member(orgId)).id}
      const body = json([{name: 'view-roles'}, {name: 'never-was'}])
      const {body: result} = await call({title: 'one unknown', path, body, status: 207})
      expectThat(JSON.stringify(result).includes("doesn't contain role never-was"), 'an unknown role fails for itself')
      await call({title: 'again', path, body, status: 207})
      await call({
        title: 'a stranger',
        path: {orgId, userId: (await realm.createUser(name('stranger'))).id},
        body,
        status: 400,
      })
      await call({title: 'no such user', path: {...path, userId: MISSING}, body, status: 404})
      await call({title: 'unknown', path: {...path, orgId: MISSING}, body, status: 404})
      await unreadable(call, {path})
      await refused(call, {path, body}, {nobody: 401, viewer: 401})
    },
  })),
  {
    operationId: 'listUserInvitations',
    async run({call, organization, realm, name, other}) {
      const orgId = await organization()
      const {id: userId, email} = await realm.createUser(name('invited'))
      const unconfirmed = await realm.createUser(name('unconfirmed'), {emailVerified: false})
      await other('addOrganizationInvitation', {status: 201, path: {orgId}, body: json({email})})
      const {body} = await call({title: 'one', path: {userId}, as: 'viewer', status: 200})
      expectThat(Array.isArray(body) && body.length === 1, 'the invitation is listed')
      await call({title: 'as any user with a confirmed address', path: {userId}, as: 'nobody', status: 200})
      await call({
        title: 'without a confirmed address',
        path: {userId},
        as: {token: await realm.token(unconfirmed.username)},
        status: 401,
      })
      await call({title: 'no such user', path: {userId: MISSING}, status: 404})
      await refused(call, {path: {userId}}, {})
    },
  },
]
