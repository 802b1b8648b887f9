import {expect} from 'vitest'
import * as z from 'zod'
import type {Lab} from '../start'
import type {FactGroup} from '../record/group'
import {ADMIN_API, organizationId, ORGS, USERS, withOrganization} from './support'

const invitation = z.looseObject({
  id: z.string(),
  email: z.string(),
  createdAt: z.string(),
  // Of an administrator of the realm master it is there only sometimes: the realm does not know that user.
  inviterId: z.string().optional(),
  invitationUrl: z.string(),
  organizationId: z.string(),
  roles: z.array(z.string()),
  attributes: z.record(z.string(), z.array(z.string())),
})

async function invitationsOf({http}: Lab, organization: string): Promise<z.infer<typeof invitation>[]> {
  return http.admin.read(`${ORGS}/${organization}/invitations`, z.array(invitation))
}

/** B2.3: invitations. */
export const invitations: FactGroup = {
  subject: 'Invitations',
  bundle: 'registry',
  facts: [
    {
      says: 'an invitation has id, email, createdAt, inviterId, invitationUrl, organizationId, roles and attributes',
      check: async (lab) => {
        const id = organizationId(lab, 'birch')
        const all = await invitationsOf(lab, id)
        const piet = all.find(({email}) => email === 'piet@birch.example')
        expect(piet).toMatchObject({organizationId: id, roles: ['developer'], attributes: {}, invitationUrl: ''})
      },
    },
    {
      says: 'without send: true no mail goes out',
      check: async (lab) => {
        // Both were made when the realm was filled, the one without mail after the other.
        await lab.mail.find({to: 'piet@birch.example'})
        expect(lab.mail.messages().filter(({to}) => to.includes('rosa@birch.example'))).toEqual([])
      },
    },
    {
      says: 'with send: true the mail names the organization and comes from the sender of the realm',
      check: async ({mail}) => {
        const message = await mail.find({to: 'piet@birch.example'})
        expect(message.from).toBe('no-reply@acme.example')
        expect(`${message.subject} ${message.text}`).toContain('Birch Labs')
      },
    },
    {
      says: 'PUT resend-email answers 204 and sends the mail again',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          const path = `${ORGS}/${id}/invitations`
          const made = await lab.http.admin.create(path, {email: 'again@example.com'})
          expect((await lab.http.admin.put(`${path}/${made}/resend-email`)).status).toBe(204)
          expect((await lab.mail.find({to: 'again@example.com'})).to).toEqual(['again@example.com'])
        })
      },
    },
    {
      says: 'the address of an invitation is kept in lower case, with its roles, attributes and redirectUri',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          await lab.http.admin.create(`${ORGS}/${id}/invitations`, {
            email: 'Mixed.Case@Example.com',
            roles: ['view-members'],
            attributes: {team: ['red']},
            redirectUri: 'http://localhost:5173/welcome',
          })
          expect(await invitationsOf(lab, id)).toMatchObject([
            {
              email: 'mixed.case@example.com',
              roles: ['view-members'],
              attributes: {team: ['red']},
              invitationUrl: 'http://localhost:5173/welcome',
            },
          ])
        })
      },
    },
    {
      says: 'an address that is invited already, in any case, is refused with 409',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'birch')}/invitations`
        expect((await lab.http.admin.post(path, {email: 'PIET@birch.example'})).status).toBe(409)
      },
    },
    {
      says: 'the address of a member is refused with 409',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'birch')}/invitations`
        expect((await lab.http.admin.post(path, {email: 'nina@birch.example'})).status).toBe(409)
      },
    },
    {
      says: 'an invitation without address, or with a role that the organization lacks, is refused with 400',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'birch')}/invitations`
        expect((await lab.http.admin.post(path, {})).status).toBe(400)
        expect((await lab.http.admin.post(path, {email: 'a@example.com', roles: ['no-such-role']})).status).toBe(400)
      },
    },
    {
      says: 'without redirectUri the link is _providerConfig.orgs.config.defaultApplicationUri',
      check: async (lab) => {
        const realm = z.looseObject({attributes: z.record(z.string(), z.string())})
        const {attributes} = await lab.http.admin.read(ADMIN_API, realm)
        const key = '_providerConfig.orgs.config.defaultApplicationUri'
        const link = 'http://localhost:5173/start'
        await lab.http.admin.must('PUT', ADMIN_API, {json: {attributes: {...attributes, [key]: link}}})
        try {
          await withOrganization(lab, async (id) => {
            await lab.http.admin.create(`${ORGS}/${id}/invitations`, {email: 'linked@example.com'})
            expect(await invitationsOf(lab, id)).toMatchObject([{invitationUrl: link}])
          })
        } finally {
          await lab.http.admin.must('PUT', ADMIN_API, {json: {attributes: {...attributes, [key]: ''}}})
        }
      },
    },
    {
      says: 'GET /orgs/me/invitations and /users/{id}/invitations show a person what waits for the verified address',
      check: async (lab) => {
        const emails = z.array(z.looseObject({email: z.string()}))
        const own = await lab.http.as('piet').read(`${ORGS}/me/invitations`, emails)
        const seen = await lab.http.admin.read(`${USERS}/${lab.ids.people.piet}/invitations`, emails)
        expect(own.map(({email}) => email)).toEqual(['piet@birch.example'])
        expect(seen.map(({email}) => email)).toEqual(['piet@birch.example'])
      },
    },
    {
      says: 'POST /orgs/me/invitations/{id} accepts: the person is a member with the roles of the invitation',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          const invited = {email: 'alice@acme.example', roles: ['view-members']}
          const made = await lab.http.admin.create(`${ORGS}/${id}/invitations`, invited)
          const {status} = await lab.http.as('alice').post(`${ORGS}/me/invitations/${made}`)
          expect(status).toBeLessThan(300)
          const path = `${ORGS}/${id}/roles/view-members/users/${lab.ids.people.alice}`
          expect((await lab.http.admin.get(path)).status).toBe(204)
          expect(await invitationsOf(lab, id)).toEqual([])
        })
      },
    },
    {
      says: 'DELETE /orgs/me/invitations/{id} rejects: the invitation is gone and the person no member',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          const made = await lab.http.admin.create(`${ORGS}/${id}/invitations`, {email: 'alice@acme.example'})
          expect((await lab.http.as('alice').delete(`${ORGS}/me/invitations/${made}`)).status).toBe(204)
          expect(await invitationsOf(lab, id)).toEqual([])
          expect((await lab.http.admin.get(`${ORGS}/${id}/members/${lab.ids.people.alice}`)).status).toBe(404)
        })
      },
    },
    {
      says: "nobody can accept another person's invitation: 400",
      check: async (lab) => {
        const [waiting] = await invitationsOf(lab, organizationId(lab, 'birch'))
        const {status, text} = await lab.http.as('alice').post(`${ORGS}/me/invitations/${waiting?.id ?? ''}`)
        expect(status).toBe(400)
        expect(text).toContain('Email claim differs from invitation email')
      },
    },
    {
      says: 'the required action invitation-required-action is there, and a realm has it only once it is registered',
      check: async ({http}) => {
        const actions = z.array(z.object({providerId: z.string(), name: z.string()}))
        const path = `${ADMIN_API}/authentication/unregistered-required-actions`
        expect(await http.admin.read(path, actions)).toContainEqual({
          providerId: 'invitation-required-action',
          name: 'Invitation',
        })
      },
    },
  ],
}
