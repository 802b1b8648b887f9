import {createHash} from 'node:crypto'
import {expect} from 'vitest'
import * as z from 'zod'
import {organizations as expected, DEFAULT_ROLES} from '../realm/organizations'
import {REALM} from '../realm/settings'
import type {FactGroup} from '../record/group'
import {identified, named, organizationId, ORGS, USERS, withOrganization} from './support'

const members = z.array(z.looseObject({id: z.string(), username: z.string()}))
const domain = z.object({
  domain_name: z.string(),
  record_key: z.string(),
  record_value: z.string(),
  verified: z.boolean(),
})

/** B2.3: organizations, members, domains, settings. */
export const organizations: FactGroup = {
  subject: 'Organizations',
  bundle: 'registry',
  facts: [
    {
      says: 'POST /orgs answers 201 with the address of the new organization and an empty body',
      check: async ({http, url}) => {
        const {status, headers, text} = await http.admin.post(ORGS, {name: 'made'})
        expect(status).toBe(201)
        expect(text).toBe('')
        const location = headers.get('location') ?? ''
        expect(location).toMatch(new RegExp(`^${url}${ORGS}/[0-9a-f-]{36}$`))
        expect((await http.admin.delete(new URL(location).pathname)).status).toBe(204)
      },
    },
    {
      says: 'an organization has id, name, displayName, url, realm, domains and attributes',
      check: async (lab) => {
        const id = organizationId(lab, 'cedar')
        const {name, displayName, url, domains, attributes} = expected.cedar
        expect((await lab.http.admin.get(`${ORGS}/${id}`)).json).toEqual({
          id,
          name,
          displayName,
          url,
          realm: REALM,
          domains,
          attributes,
        })
      },
    },
    {
      says: 'a second organization of the same name is refused with 409',
      check: async ({http}) => {
        expect((await http.admin.post(ORGS, {name: 'cedar'})).status).toBe(409)
      },
    },
    {
      says: 'POST /orgs without a name answers 500',
      check: async ({http}) => {
        expect((await http.admin.post(ORGS, {})).status).toBe(500)
      },
    },
    {
      says: 'two organizations may name the same domain',
      check: async (lab) => {
        const id = await lab.http.admin.create(ORGS, {name: 'same-domain', domains: ['cedar.example']})
        expect((await lab.http.admin.delete(`${ORGS}/${id}`)).status).toBe(204)
      },
    },
    {
      says: 'GET /orgs searches by part of the name, by attribute with q, and pages with first and max',
      check: async ({http}) => {
        const names = async (query: string) =>
          (await http.admin.read(`${ORGS}?${query}`, named)).map(({name}) => name).filter((name) => name in expected)
        expect(await names('search=ced')).toEqual(['cedar'])
        expect(await names('q=plan:business')).toEqual(['maple'])
        expect(await names('first=1&max=1')).toHaveLength(1)
      },
    },
    {
      says: 'GET /orgs/count is the number of organizations as a bare number',
      check: async ({http}) => {
        const {length} = await http.admin.read(ORGS, named)
        expect((await http.admin.get(`${ORGS}/count`)).json).toBe(length)
      },
    },
    {
      says: 'PUT replaces all attributes of an organization',
      check: async (lab) => {
        await withOrganization(lab, async (id, name) => {
          await lab.http.admin.must('PUT', `${ORGS}/${id}`, {json: {name, attributes: {added: ['yes']}}})
          const {json} = await lab.http.admin.get(`${ORGS}/${id}`)
          expect(json).toMatchObject({attributes: {added: ['yes']}})
          expect(json).not.toHaveProperty('attributes.kept')
        })
      },
    },
    {
      says: 'creating an organization also creates the user org-admin-{orgId}, a member of it',
      check: async (lab) => {
        const id = organizationId(lab, 'birch')
        const all = await lab.http.admin.read(`${ORGS}/${id}/members`, members)
        expect(all.map(({username}) => username)).toContain(`org-admin-${id}`)
      },
    },
    {
      says: 'that user can be left out of the list of members, and not be removed (403)',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'birch')}/members`
        const all = await lab.http.admin.read(path, members)
        const people = await lab.http.admin.read(`${path}?excludeAdminAccounts=true`, members)
        const [admin] = all.filter(({id}) => people.every((person) => person.id !== id))
        expect(admin?.username).toMatch(/^org-admin-/)
        expect((await lab.http.admin.delete(`${path}/${admin?.id ?? ''}`)).status).toBe(403)
      },
    },
    {
      says: 'with createAdminUserEnabled off, a new organization has no member',
      check: async (lab) => {
        const config = await lab.http.admin.read(`${ORGS}/config`, z.record(z.string(), z.unknown()))
        await lab.http.admin.must('PUT', `${ORGS}/config`, {json: {...config, createAdminUserEnabled: false}})
        try {
          await withOrganization(lab, async (id) => {
            expect((await lab.http.admin.get(`${ORGS}/${id}/members`)).json).toEqual([])
          })
        } finally {
          await lab.http.admin.must('PUT', `${ORGS}/config`, {json: config})
        }
      },
    },
    {
      says: 'GET /orgs/config leaves out defaultApplicationUri even after PUT answered it',
      check: async ({http}) => {
        const config = await http.admin.read(`${ORGS}/config`, z.record(z.string(), z.unknown()))
        expect(Object.keys(config).sort()).toEqual([
          'createAdminUserEnabled',
          'expirationInSecs',
          'multipleIdpsEnabled',
          'sharedIdpsEnabled',
          'validateIdpEnabled',
        ])
        const {json} = await http.admin.put(`${ORGS}/config`, {
          ...config,
          defaultApplicationUri: 'http://localhost/app',
        })
        expect(json).toMatchObject({defaultApplicationUri: 'http://localhost/app'})
        expect((await http.admin.get(`${ORGS}/config`)).json).toEqual(config)
        await http.admin.must('PUT', `${ORGS}/config`, {json: config})
      },
    },
    {
      says: 'GET members/{userId} answers 204 for a member and 404 for anyone else',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'cedar')}/members`
        expect((await lab.http.admin.get(`${path}/${lab.ids.people.max}`)).status).toBe(204)
        expect((await lab.http.admin.get(`${path}/${lab.ids.people.alice}`)).status).toBe(404)
      },
    },
    {
      says: 'PUT members/{userId} answers 201 and adds a member, who may leave with the role view-members, and not without',
      believed: 'Every member was said to be able to leave.',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          const path = `${ORGS}/${id}/members/${lab.ids.people.alice}`
          expect((await lab.http.admin.put(path)).status).toBe(201)
          expect((await lab.http.as('alice').delete(path)).status).toBe(401)
          await lab.http.admin.must('PUT', `${ORGS}/${id}/roles/view-members/users/${lab.ids.people.alice}`)
          expect((await lab.http.as('alice').delete(path)).status).toBe(204)
          expect((await lab.http.admin.get(path)).status).toBe(404)
        })
      },
    },
    {
      says: 'a membership has attributes of its own',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          const path = `${ORGS}/${id}/members/${lab.ids.people.alice}`
          await lab.http.admin.must('PUT', path)
          await lab.http.admin.must('PUT', `${path}/attributes`, {json: {attributes: {desk: ['4']}}})
          expect((await lab.http.admin.get(`${path}/attributes`)).json).toEqual({desk: ['4']})
        })
      },
    },
    {
      says: 'GET /orgs/me names the organizations of the caller by id, with the roles in each',
      check: async (lab) => {
        const {json} = await lab.http.as('max').get(`${ORGS}/me`)
        const {name, displayName, url, attributes} = expected.cedar
        expect(json).toEqual({
          [organizationId(lab, 'cedar')]: {name, displayName, url, attributes, roles: ['billing']},
        })
      },
    },
    {
      says: 'GET /users/{id}/orgs lists the organizations of a person, and .../roles those in one of them',
      check: async (lab) => {
        const path = `${USERS}/${lab.ids.people.ida}/orgs`
        expect((await lab.http.admin.read(path, named)).map(({name}) => name).sort()).toEqual(['cedar', 'maple'])
        const roles = await lab.http.admin.read(`${path}/${organizationId(lab, 'cedar')}/roles`, named)
        expect(roles.map(({name}) => name)).toEqual(['auditor'])
      },
    },
    {
      says: 'GET /users/active-organization answers 401 to a person without organization, else the one that was switched to or the first membership',
      believed: 'It was said to answer 401 until one was switched to; without a switch it is the first membership.',
      check: async (lab) => {
        const path = `${USERS}/active-organization`
        expect((await lab.http.as('piet').get(path)).status).toBe(401)
        expect((await lab.http.as('nina').get(path)).json).toMatchObject({id: organizationId(lab, 'birch')})
      },
    },
    {
      says: 'PUT /users/switch-organization takes {id} and answers tokens of a new session',
      check: async (lab) => {
        const id = organizationId(lab, 'maple')
        const ida = lab.http.as('ida')
        const {status, json} = await ida.put(`${USERS}/switch-organization`, {id})
        expect(status).toBe(200)
        const {access_token} = z.looseObject({access_token: z.string()}).parse(json)
        const path = `${USERS}/active-organization`
        const answer = await lab.http.anonymous.request('GET', path, {
          headers: {Authorization: `Bearer ${access_token}`},
        })
        expect(identified.parse(answer.json).id).toBe(id)
      },
    },
    {
      says: 'switching to an organization that the caller is no member of is refused with 401',
      check: async (lab) => {
        const id = organizationId(lab, 'maple')
        expect((await lab.http.as('max').put(`${USERS}/switch-organization`, {id})).status).toBe(401)
      },
    },
    {
      says: 'the proof of a domain is a TXT record whose value is the SHA-256 of "{domain} {orgId}"',
      check: async (lab) => {
        const id = organizationId(lab, 'cedar')
        const {record_value, verified} = await lab.http.admin.read(`${ORGS}/${id}/domains/cedar.example`, domain)
        expect(record_value).toBe(createHash('sha256').update(`cedar.example ${id}`).digest('hex'))
        expect(verified).toBe(false)
      },
    },
    {
      says: 'record_key is _org-domain-ownership, without the domain behind it',
      believed: 'The record was said to be _org-domain-ownership.{domain}; orgs 0.144 answers the first label only.',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'cedar')}/domains/cedar.example`
        expect((await lab.http.admin.read(path, domain)).record_key).toBe('_org-domain-ownership')
      },
    },
    {
      says: 'POST domains/{domain}/verify answers 202 with the domain, verified or not',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'cedar')}/domains/cedar.example/verify`
        const {status, json} = await lab.http.admin.post(path)
        expect(status).toBe(202)
        expect(domain.parse(json).verified).toBe(false)
      },
    },
    {
      says: 'the export of a realm has its organizations with roles, and members and invitations where asked for',
      check: async ({http}) => {
        const {json} = await http.admin.get(`${ORGS}/export?exportMembersAndInvitations=true`)
        const {organizations: all} = z
          .object({
            organizations: z.array(
              z.looseObject({
                organization: z.looseObject({name: z.string()}),
                roles: named,
                members: z.array(z.looseObject({username: z.string()})),
                invitations: z.array(z.looseObject({email: z.string()})),
              }),
            ),
          })
          .parse(json)
        const birch = all.find(({organization}) => organization.name === 'birch')
        expect(birch?.roles.map(({name}) => name)).toEqual(expect.arrayContaining([...DEFAULT_ROLES, 'developer']))
        expect(birch?.members.map(({username}) => username)).toContain('nina')
        expect(birch?.invitations.map(({email}) => email)).toContain('piet@birch.example')
      },
    },
    {
      says: 'POST portal-link answers 400, as its wizard is not part of the registry bundle',
      believed:
        'The answer was said to complain of the missing client and theme; orgs 0.144 says that only paid distributions have it.',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'cedar')}/portal-link`
        const {status, text} = await lab.http.admin.request('POST', path, {form: {userId: lab.ids.people.olivia}})
        expect(status).toBe(400)
        expect(text).toContain('portal-link is only supported')
      },
    },
    {
      says: 'there is no SCIM API below orgs 0.164: 404',
      check: async (lab) => {
        expect((await lab.http.admin.get(`${ORGS}/${organizationId(lab, 'cedar')}/scim`)).status).toBe(404)
      },
    },
  ],
}
