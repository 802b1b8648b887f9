import {idFrom} from '../../consumers/location'
import {expectThat, json, MISSING, negative, refused, unreadable, type Scenario, type Tools} from '../scenario'

async function invite(
  {other}: Tools,
  orgId: string,
  email: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const {location} = await other('addOrganizationInvitation', {
    status: 201,
    path: {orgId},
    body: json({email, ...fields}),
  })
  return idFrom(location)
}

/** An invited person with a token, and one whose address nobody confirmed. */
async function invited(tools: Tools) {
  const {realm, name, organization} = tools
  const orgId = await organization()
  const person = await realm.createUser(name('invited'))
  const unconfirmed = await realm.createUser(name('unconfirmed'), {emailVerified: false})
  return {
    orgId,
    person,
    token: await realm.token(person.username),
    unconfirmed: await realm.token(unconfirmed.username),
    invitationId: await invite(tools, orgId, person.email, {roles: ['view-members'], attributes: {from: ['test']}}),
  }
}

/**
 * What may become of an invitation whose person accepts or rejects it.
 * @param again status of the answer to a second try. @param proof looks whether the first one did what it is for.
 */
async function decided(
  tools: Tools,
  again: number,
  proof: (path: {orgId: string; userId: string}) => Promise<void>,
): Promise<void> {
  const {call} = tools
  const {orgId, person, token, unconfirmed, invitationId} = await invited(tools)
  const path = {invitationId}
  await call({title: 'without a confirmed address', path, as: {token: unconfirmed}, status: 400})
  await call({title: "another's", path, as: 'nobody', status: 400})
  await refused(call, {path}, {})
  await call({title: 'by the invited person', path, as: {token}, status: 204})
  await proof({orgId, userId: person.id})
  await call({title: 'again', path, as: {token}, status: again})
}

export const invitations: Scenario[] = [
  {
    operationId: 'getOrganizationInvitations',
    async run(tools) {
      const {call, organization} = tools
      const orgId = await organization()
      const path = {orgId}
      await invite(tools, orgId, 'one@list.example', {redirectUri: 'https://app.example.com/'})
      await invite(tools, orgId, 'two@list.example')
      const {body} = await call({title: 'by address', path, query: {search: 'two@'}, status: 200})
      expectThat(Array.isArray(body) && body.length === 1, 'search looks at the address')
      const {body: page} = await call({title: 'a page', path, query: {first: '1', max: '5'}, status: 200})
      expectThat(Array.isArray(page) && page.length === 1, 'first skips')
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await negative(call, {path})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'addOrganizationInvitation',
    async run(tools) {
      const {call, organization, member, mail, realm, other} = tools
      const orgId = await organization()
      const path = {orgId}
      const request = {
        email: 'Sent@Mail.example',
        send: true,
        roles: ['view-members'],
        redirectUri: 'https://app.example.com/hello',
        attributes: {a: ['b']},
      }
      const {location} = await call({title: 'with an email', path, body: json(request), status: 201})
      const {links} = await mail.find({to: 'sent@mail.example'})
      expectThat(links.join().includes('app.example.com/hello'), 'the email has the link')
      const {body} = await other('getOrganizationInvitationById', {
        status: 200,
        path: {orgId, invitationId: idFrom(location)},
      })
      expectThat(JSON.stringify(body).includes('"sent@mail.example"'), 'the address is stored in lower case')
      await call({title: 'the address again', path, body: json({email: 'sent@mail.example'}), status: 409})
      const present = await member(orgId)
      await call({title: 'a member', path, body: json({email: present.email}), status: 409})
      await call({title: 'not an address', path, body: json({email: 'nobody'}), breaks: true, status: 400})
      await call({title: 'without an address', path, body: json({}), breaks: true, status: 400})
      await call({
        title: 'an unknown role',
        path,
        body: json({email: 'role@mail.example', roles: [MISSING]}),
        status: 400,
      })
      await call({
        title: 'an unknown inviter',
        path,
        body: json({email: 'inviter@mail.example', inviterId: MISSING}),
        status: 500,
      })
      const inviter = await realm.createUser(tools.name('inviter'))
      await call({
        title: "in somebody's name",
        path,
        body: json({email: 'for@mail.example', inviterId: inviter.id}),
        status: 201,
      })
      await call({title: 'unknown', path: {orgId: MISSING}, body: json({email: 'a@mail.example'}), status: 404})
      await unreadable(call, {path})
      await refused(call, {path, body: json({email: 'a@mail.example'})}, {nobody: 401, viewer: 401})
    },
  },
  {
    operationId: 'getOrganizationInvitationCount',
    async run(tools) {
      const {call, organization} = tools
      const orgId = await organization()
      await invite(tools, orgId, 'counted@mail.example')
      const {body} = await call({title: 'one', path: {orgId}, status: 200})
      expectThat(body === 1, 'one is open')
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await refused(call, {path: {orgId}}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'getOrganizationInvitationById',
    async run(tools) {
      const {call, organization} = tools
      const orgId = await organization()
      const path = {orgId, invitationId: await invite(tools, orgId, 'got@mail.example', {attributes: {a: ['b']}})}
      await call({title: 'one', path, status: 200})
      await call({title: 'no such invitation', path: {...path, invitationId: MISSING}, status: 404})
      await call({title: 'unknown', path: {...path, orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'removeOrganizationInvitation',
    async run(tools) {
      const {call, organization} = tools
      const orgId = await organization()
      const path = {orgId, invitationId: await invite(tools, orgId, 'revoked@mail.example')}
      await refused(call, {path}, {nobody: 401, viewer: 401})
      await call({title: 'one', path, as: 'manager', status: 204})
      await call({title: 'again', path, status: 404})
      await call({title: 'unknown', path: {...path, orgId: MISSING}, status: 404})
    },
  },
  {
    operationId: 'resendOrganizationInvitation',
    async run(tools) {
      const {call, organization, mail} = tools
      const orgId = await organization()
      const path = {orgId, invitationId: await invite(tools, orgId, 'resent@mail.example')}
      await call({title: 'with the right to see', path, as: 'viewer', status: 204})
      await mail.find({to: 'resent@mail.example'})
      await call({title: 'no such invitation', path: {...path, invitationId: MISSING}, status: 404})
      await call({title: 'unknown', path: {...path, orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401})
    },
  },
  {
    operationId: 'invitations',
    async run(tools) {
      const {call} = tools
      const {token, unconfirmed} = await invited(tools)
      const {body} = await call({title: 'one', as: {token}, status: 200})
      expectThat(Array.isArray(body) && body.length === 1, 'the invitation is listed')
      await call({title: 'none', as: 'nobody', status: 200})
      await call({title: 'without a confirmed address', as: {token: unconfirmed}, status: 400})
      await refused(call, {}, {})
    },
  },
  {
    operationId: 'acceptInvitation',
    run: (tools) =>
      decided(tools, 404, async ({orgId, userId}) => {
        await tools.other('checkUserOrganizationRole', {status: 204, path: {orgId, name: 'view-members', userId}})
      }),
  },
  {
    operationId: 'rejectInvitation',
    run: (tools) =>
      decided(tools, 400, async (path) => {
        await tools.other('checkOrganizationMembership', {status: 404, path})
      }),
  },
]
