import {idFrom} from '../../consumers/location'
import {fieldOf} from '../fields'
import {expectThat, json, MISSING, refused, unreadable, type Scenario, type Tools} from '../scenario'

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function text(value: unknown): string {
  return JSON.stringify(value)
}

/** Documents that the import can't read. */
async function breakImport({call, name}: Pick<Tools, 'call' | 'name'>): Promise<void> {
  const withEntry = (entry: unknown) => json({organizations: [entry]})
  const named = (orgName: string) => withEntry({organization: {name: orgName}})
  await call({title: 'an entry without organization', body: withEntry({}), breaks: true, status: 500})
  await call({title: 'a name of 256', body: named('n'.repeat(256)), breaks: true, status: 400})
  const wordy = withEntry({organization: {name: name('import'), displayName: 'd'.repeat(256)}})
  await call({title: 'a display name of 256', body: wordy, breaks: true, status: 500})
  await call({title: 'without a name', body: withEntry({organization: {}}), breaks: true, status: 400})
  await call({title: 'without a body', body: {kind: 'raw', text: ''}, breaks: true, status: 500})
  await call({title: 'not JSON', body: {kind: 'raw', text: '{'}, breaks: true, status: 400})
}

export const organizations: Scenario[] = [
  {
    operationId: 'getOrganizations',
    async run({call, organization, member, name}) {
      const plan = name('plan')
      const orgId = await organization({displayName: 'Findable Ltd', attributes: {plan: [plan]}})
      const {body} = await call({title: 'by attribute', query: {q: `plan:${plan}`}, status: 200})
      expectThat(isList(body) && body.length === 1 && fieldOf(body[0], 'id') === orgId, 'q finds by attribute')
      const {body: shown} = await call({title: 'by display name', query: {search: 'FINDABLE'}, status: 200})
      expectThat(text(shown).includes(orgId), 'search looks at the display name')
      const {body: page} = await call({title: 'a page', query: {first: '0', max: '1'}, status: 200})
      expectThat(isList(page) && page.length === 1, 'max limits the page')
      await call({title: 'past the end', query: {first: '100000'}, status: 200})
      const {body: none} = await call({title: 'without a role', as: 'nobody', status: 200})
      expectThat(isList(none) && none.length === 0, 'who may see nothing gets an empty list')
      const {token} = await member(orgId)
      const {body: own} = await call({title: 'as a member', as: {token}, status: 200})
      expectThat(isList(own) && own.length === 1, 'a member sees the own organization')
      // Creates more than a page holds: a negative number lifts the limit of 100.
      await Promise.all(Array.from({length: 101}, () => organization()))
      const {body: capped} = await call({title: 'more than there is room for', query: {max: '500'}, status: 200})
      expectThat(isList(capped) && capped.length === 100, 'max is 100 at most')
      const {body: all} = await call({title: 'a negative number', query: {max: '-1'}, breaks: true, status: 200})
      expectThat(isList(all) && all.length > 100, 'a negative max returns all')
      await call({title: 'from before the start', query: {first: '-1', max: '1'}, breaks: true, status: 200})
      await refused(call, {}, {})
    },
  },
  {
    operationId: 'createOrganization',
    async run({call, other, name, realm}) {
      const body = json({
        name: name('created'),
        displayName: 'Created Ltd',
        url: 'https://created.example',
        domains: ['Created.example'],
        attributes: {plan: ['team']},
      })
      const {location} = await call({title: 'with everything', body, status: 201})
      const orgId = idFrom(location)
      const {body: roles} = await other('getOrganizationRoles', {status: 200, path: {orgId}})
      expectThat(isList(roles) && roles.length === 11, 'there are eleven default roles')
      const {json: users} = await realm.admin.must('GET', `${realm.api}/users?username=org-admin-${orgId}&exact=true`)
      expectThat(isList(users) && users.length === 1, 'there is a built-in administrator')
      const {body: domains} = await other('getOrganizationDomains', {status: 200, path: {orgId}})
      expectThat(text(domains).includes('"created.example"'), 'domains are stored in lower case')
      const chosen = crypto.randomUUID()
      const kept = await call({title: 'with an id', body: json({id: chosen, name: name('kept')}), status: 201})
      expectThat(idFrom(kept.location) === chosen, 'the id is kept')
      await call({title: 'the id again', body: json({id: chosen, name: name('again')}), status: 409})
      await call({title: 'the name again', body, status: 409})
      const mine = await call({title: 'as a creator', as: 'creator', body: json({name: name('mine')}), status: 201})
      const {body: own} = await other('getMe', {as: 'creator', status: 200})
      expectThat(text(own).includes(idFrom(mine.location)), 'a creator becomes a member')
      await call({title: 'without a name', body: json({}), breaks: true, status: 500})
      await call({title: 'a name of 256', body: json({name: 'n'.repeat(256)}), breaks: true, status: 500})
      const longKey = json({name: name('org'), attributes: {['k'.repeat(256)]: ['v']}})
      await call({title: 'an attribute name of 256', body: longKey, breaks: true, status: 500})
      const braces = json({id: '{x}', name: name('org')})
      await call({title: 'an ID in braces', body: braces, breaks: true, status: 500})
      const loose = {name: ' ', url: 'javascript:alert(1)', domains: ['not a domain']}
      const {location: passed} = await call({title: 'a blank name', body: json(loose), status: 201})
      await other('deleteOrganization', {status: 204, path: {orgId: idFrom(passed)}})
      const empty = json({name: '', attributes: {plan: [null]}})
      const {location: nulled} = await call({title: 'an empty name and null', body: empty, breaks: true, status: 201})
      await other('deleteOrganization', {status: 204, path: {orgId: idFrom(nulled)}})
      await unreadable(call, {})
      await refused(call, {body: json({name: name('refused')})}, {nobody: 401, viewer: 401})
    },
  },
  {
    operationId: 'getOrganizationsCount',
    async run({call, realm, organization, name}) {
      const plan = name('plan')
      await organization({attributes: {plan: [plan]}})
      const {body} = await call({title: 'by attribute', query: {q: `plan:${plan}`}, status: 200})
      expectThat(body === 1, 'q counts by attribute')
      await call({title: 'by name', query: {search: 'ORG'}, status: 200})
      const {body: total} = await call({title: 'all', status: 200})
      const {body: unfiltered} = await call({title: 'q without a colon', query: {q: plan}, status: 200})
      expectThat(total === unfiltered, 'q without a colon filters nothing')
      const {body: anything} = await call({title: 'a wildcard', query: {search: '%'}, status: 200})
      expectThat(total === anything, '% stands for any text')
      const {body: star} = await call({title: 'a star', query: {search: '*'}, status: 200})
      expectThat(star === 0, '* is not a wildcard')
      // A role of the realm that only has the name of the client's.
      await realm.admin.must('POST', `${realm.api}/roles`, {json: {name: 'view-organizations'}})
      const {json: role} = await realm.admin.must('GET', `${realm.api}/roles/view-organizations`)
      const user = await realm.createUser(name('realm-role'))
      await realm.admin.must('POST', `${realm.api}/users/${user.id}/role-mappings/realm`, {json: [role]})
      const token = await realm.token(user.username)
      await call({title: 'with a role of the realm', as: {token}, status: 401})
      await refused(call, {}, {nobody: 401, manager: 200})
    },
  },
  {
    operationId: 'getMe',
    async run({call, organization, member}) {
      const orgId = await organization({displayName: 'Mine', url: 'https://mine.example', attributes: {a: ['b']}})
      const {token} = await member(orgId, ['view-members'])
      const {body} = await call({title: 'as a member', as: {token}, status: 200})
      expectThat(text(body).includes('view-members'), 'the roles are listed')
      await call({title: 'as nobody', as: 'nobody', status: 200})
      await refused(call, {}, {})
    },
  },
  {
    operationId: 'getOrganizationConfig',
    async run({call}) {
      await call({title: 'the settings', as: 'realm-manager', status: 200})
      await refused(call, {}, {nobody: 401, manager: 401, 'realm-viewer': 401})
    },
  },
  {
    operationId: 'updateOrganizationConfig',
    async run({call, other}) {
      const settings = {createAdminUserEnabled: true, sharedIdpsEnabled: false, multipleIdpsEnabled: false}
      const valid = {
        body: json({...settings, expirationInSecs: 3600, defaultApplicationUri: 'https://app.example.com'}),
      }
      await call({...valid, title: 'all settings', as: 'realm-manager', status: 200})
      const {body} = await other('getOrganizationConfig', {status: 200})
      expectThat(!text(body).includes('defaultApplicationUri'), 'GET leaves defaultApplicationUri out')
      const {body: attribute} = await other('getRealmAttributeByKey', {
        status: 200,
        path: {key: '_providerConfig.orgs.config.defaultApplicationUri'},
      })
      expectThat(text(attribute).includes('https://app.example.com'), 'the realm attribute has it')
      await call({title: 'back to the defaults', body: json({}), status: 200})
      await unreadable(call, {})
      await refused(call, valid, {nobody: 401, manager: 401})
    },
  },
  {
    operationId: 'exportOrganizations',
    async run({call, other, realm, organization, member}) {
      const orgId = await organization({domains: ['exported.example'], attributes: {a: ['b']}})
      const {username} = await member(orgId, ['view-roles'])
      await call({title: 'without members', status: 200})
      const {body} = await call({title: 'with members', query: {exportMembersAndInvitations: 'true'}, status: 200})
      expectThat(text(body).includes(username), 'members are exported by user name')
      const inviter = await member(orgId, ['view-invitations', 'manage-invitations'])
      const invitation = {email: 'export@people.example', send: false}
      const {location} = await other('addOrganizationInvitation', {
        status: 201,
        path: {orgId},
        as: {token: inviter.token},
        body: json(invitation),
      })
      await realm.admin.must('DELETE', `${realm.api}/users/${inviter.id}`)
      const query = {exportMembersAndInvitations: 'true'}
      await call({title: 'after the inviter was deleted', query, status: 500})
      const path = {orgId, invitationId: idFrom(location)}
      await other('removeOrganizationInvitation', {status: 204, path})
      await call({title: 'after the invitation was revoked', query, status: 200})
      await refused(call, {}, {nobody: 401, viewer: 401, manager: 200})
    },
  },
  {
    operationId: 'importOrganizations',
    async run({call, realm, name, other}) {
      const user = await realm.createUser(name('imported'))
      const orgName = name('import')
      const entry = (extra: Record<string, unknown> = {}) => ({
        organization: {name: orgName, displayName: 'Imported', domains: ['import.example']},
        roles: [{name: 'billing', description: 'Pays'}],
        members: [{username: user.username, roles: ['billing']}],
        invitations: [],
        ...extra,
      })
      const document = (...organizations: unknown[]) => json({organizations})
      await call({
        title: 'two members, one unknown',
        body: document(entry({members: [{username: MISSING, roles: []}]})),
        status: 400,
      })
      const {body: before} = await other('getOrganizations', {status: 200, query: {search: orgName}})
      expectThat(isList(before) && before.length === 0, 'a failed import leaves nothing')
      await call({title: 'an unknown provider', body: document(entry({idpLink: MISSING})), status: 400})
      await call({
        title: 'skip what is missing',
        body: document(entry({idpLink: MISSING, members: [{username: MISSING, roles: []}]})),
        query: {skipMissingMember: 'true', skipMissingIdp: 'true'},
        status: 200,
      })
      await call({title: 'the name again', body: document(entry()), status: 409})
      const doubled = {organization: {name: name('import')}, roles: [{name: 'twice'}, {name: 'twice'}]}
      await call({title: 'a role twice', body: document(doubled), status: 409})
      const second = {...entry(), organization: {name: name('import')}}
      await call({title: 'with a member', body: document(second), status: 200})
      const {body: orgs} = await other('listOrganizationsForTheGivenUser', {status: 200, path: {userId: user.id}})
      expectThat(isList(orgs) && orgs.length === 1, 'the member was imported')
      await call({title: 'no organizations', body: json({}), status: 204})
      await call({
        title: 'a member with id and user name',
        body: document({
          organization: {name: name('import')},
          members: [{id: user.id, username: user.username, roles: []}],
        }),
        status: 500,
      })
      await breakImport({call, name})
      await refused(call, {body: json({organizations: []})}, {nobody: 401, viewer: 401, manager: 204})
    },
  },
  {
    operationId: 'getOrganizationById',
    async run({call, organization, member}) {
      const orgId = await organization({displayName: 'One', url: 'https://one.example', attributes: {a: ['b', 'c']}})
      const path = {orgId}
      await call({title: 'with everything', path, status: 200})
      const {token} = await member(orgId)
      await call({title: 'as a member without roles', path, as: {token}, status: 200})
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 200})
    },
  },
  {
    operationId: 'updateOrganization',
    async run({call, other, organization, member, name}) {
      const orgId = await organization({domains: ['kept.example', 'gone.example'], attributes: {a: ['b']}})
      const path = {orgId}
      const valid = {path, body: json({name: name('updated'), domains: ['kept.example']})}
      await call({...valid, title: 'without attributes', status: 204})
      const {body} = await other('getOrganizationById', {status: 200, path})
      expectThat(text(body).includes('"attributes":{}'), 'attributes that are left out are gone')
      expectThat(text(body).includes('"domains":["kept.example"]'), 'domains are replaced')
      const short = json({name: name('updated')})
      await call({title: 'without domains', path, body: short, status: 204})
      const {body: after} = await other('getOrganizationById', {status: 200, path})
      expectThat(text(after).includes('"domains":[]'), 'domains that are left out are gone')
      const {token} = await member(orgId, ['manage-organization'])
      await call({title: 'with the organization role', path, body: short, as: {token}, status: 204})
      const taken = name('taken')
      await organization({name: taken})
      await call({title: "another's name", path, body: json({name: taken}), status: 409})
      await call({title: 'without a name', path, body: json({}), breaks: true, status: 500})
      await call({title: 'unknown', path: {orgId: MISSING}, body: short, status: 404})
      await unreadable(call, {path})
      await refused(call, {path, body: short}, {nobody: 401, viewer: 401})
    },
  },
  {
    operationId: 'deleteOrganization',
    async run({call, realm, organization, member}) {
      const orgId = await organization()
      const path = {orgId}
      await refused(call, {path}, {nobody: 401, viewer: 401})
      const {token, id} = await member(orgId, ['delete-organization'])
      await call({title: 'with the organization role', path, as: {token}, status: 204})
      await call({title: 'again', path, status: 404})
      const {json: users} = await realm.admin.must('GET', `${realm.api}/users?username=org-admin-${orgId}&exact=true`)
      expectThat(isList(users) && users.length === 0, 'the built-in administrator is deleted')
      await realm.admin.must('GET', `${realm.api}/users/${id}`)
    },
  },
  {
    operationId: 'createPortalLink',
    async run({call, realm, organization, member, name}) {
      const orgId = await organization()
      const path = {orgId}
      await call({title: 'without the client idp-wizard', path, status: 400})
      await realm.admin.must('POST', `${realm.api}/clients`, {
        json: {clientId: 'idp-wizard', publicClient: true, redirectUris: ['*']},
      })
      const {body} = await call({title: 'for the built-in administrator', path, status: 200})
      expectThat(text(body).includes('/login-actions/action-token?key='), 'the link is an action token')
      const form = (fields: Record<string, string>) => ({path, body: {kind: 'form', fields} as const})
      const stranger = await realm.createUser(name('stranger'))
      const plain = await member(orgId, ['manage-organization'])
      await call({...form({userId: stranger.id}), title: 'for a stranger', status: 400})
      await call({...form({userId: plain.id}), title: 'for a member without the roles', status: 400})
      await call({...form({baseUri: 'https://auth.example.com'}), title: 'with another address', status: 200})
      await call({...form({baseUri: 'not an address'}), title: 'with an address that is none', status: 500})
      await call({title: 'without the right to grant', path, as: {token: plain.token}, status: 401})
      await call({title: 'unknown', path: {orgId: MISSING}, status: 404})
      await refused(call, {path}, {nobody: 401, viewer: 401, manager: 200})
    },
  },
]
