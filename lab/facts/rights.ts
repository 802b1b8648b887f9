import {expect} from 'vitest'
import {CUSTOMER_REALM, REALM} from '../realm/settings'
import type {FactGroup} from '../record/group'
import {managementRoles, organizationId, ORGS, USERS, WEBHOOKS} from './support'

/** B2.2: who may do what, and how a refusal looks. */
export const rights: FactGroup = {
  subject: 'Rights',
  bundle: 'registry',
  facts: [
    {
      says: 'the APIs are below /realms/{realm}, not below /admin',
      check: async ({http}) => {
        expect((await http.admin.get(ORGS)).status).toBe(200)
        expect((await http.admin.get(`/admin${ORGS}`)).status).toBe(404)
      },
    },
    {
      says: 'a token of the realm master opens the APIs of every realm',
      check: async ({http}) => {
        expect((await http.admin.get(ORGS)).status).toBe(200)
        expect((await http.admin.get(`/realms/${CUSTOMER_REALM}/orgs`)).status).toBe(200)
      },
    },
    {
      says: 'a token of another realm gives no rights, yet the calls that need none answer: the list is empty, /me is that of the own realm',
      believed: 'A refusal with 401 was expected for all of them.',
      check: async (lab) => {
        const olivia = lab.http.as('olivia')
        expect((await olivia.get(`/realms/${CUSTOMER_REALM}/orgs/count`)).status).toBe(401)
        expect((await olivia.get(`/realms/${CUSTOMER_REALM}/orgs`)).json).toEqual([])
        const {json} = await olivia.get(`/realms/${CUSTOMER_REALM}/orgs/me`)
        expect(json).toHaveProperty(organizationId(lab, 'cedar'))
      },
    },
    {
      says: 'a request without a token is answered with 401 by all of them',
      check: async ({http}) => {
        for (const path of [ORGS, WEBHOOKS, `/realms/${REALM}/attributes`, `${USERS}/active-organization`]) {
          expect((await http.anonymous.get(path)).status, path).toBe(401)
        }
      },
    },
    {
      says: 'the extension adds view-organizations, manage-organizations, create-organization and publish-events to realm-management',
      check: async (lab) => {
        const roles = ['view-organizations', 'manage-organizations', 'create-organization', 'publish-events']
        expect(await managementRoles(lab)).toEqual(expect.arrayContaining(roles))
      },
    },
    {
      says: 'realm-admin contains view-organizations, manage-organizations and publish-events, but not create-organization',
      check: async (lab) => {
        const composites = await managementRoles(lab, 'realm-admin')
        expect(composites).toEqual(
          expect.arrayContaining(['view-organizations', 'manage-organizations', 'publish-events']),
        )
        expect(composites).not.toContain('create-organization')
      },
    },
    {
      says: 'the organizations API answers 401, not 403, to a token without the right',
      check: async (lab) => {
        const max = lab.http.as('max')
        const cedar = `${ORGS}/${organizationId(lab, 'cedar')}`
        expect((await max.post(ORGS, {name: 'refused'})).status).toBe(401)
        expect((await max.get(`${cedar}/members`)).status).toBe(401)
        expect((await max.delete(cedar)).status).toBe(401)
        expect((await max.get(`${ORGS}/count`)).status).toBe(401)
        expect((await max.get(`${ORGS}/config`)).status).toBe(401)
        expect((await max.get(`${ORGS}/export`)).status).toBe(401)
      },
    },
    {
      says: 'the webhooks and attributes APIs answer 403 to a token without the right',
      check: async ({http}) => {
        expect((await http.as('max').get(WEBHOOKS)).status).toBe(403)
        expect((await http.as('max').get(`/realms/${REALM}/attributes`)).status).toBe(403)
      },
    },
    {
      says: 'GET /orgs answers 200 with an empty list to a person without view-organizations',
      believed: 'GET /orgs was listed as needing a right like the other calls, which answer 401.',
      check: async ({http}) => {
        const {status, json} = await http.as('alice').get(ORGS)
        expect(status).toBe(200)
        expect(json).toEqual([])
      },
    },
    {
      says: 'a member reads the own organization without the role view-organization',
      believed: 'The organization role view-organization was taken to be needed.',
      check: async (lab) => {
        expect((await lab.http.as('max').get(`${ORGS}/${organizationId(lab, 'cedar')}`)).status).toBe(200)
        expect((await lab.http.as('max').get(`${ORGS}/${organizationId(lab, 'maple')}`)).status).toBe(401)
      },
    },
    {
      says: 'a service account with view-, manage- and create-organization provisions organizations',
      check: async ({http}) => {
        const id = await http.provisioner.create(ORGS, {name: 'provisioned'})
        expect((await http.provisioner.get(`${ORGS}/${id}`)).status).toBe(200)
        expect((await http.provisioner.delete(`${ORGS}/${id}`)).status).toBe(204)
      },
    },
    {
      says: 'the organization roles of one organization give no rights in another',
      check: async (lab) => {
        const theo = lab.http.as('theo')
        expect((await theo.get(`${ORGS}/${organizationId(lab, 'maple')}/members`)).status).toBe(200)
        expect((await theo.get(`${ORGS}/${organizationId(lab, 'cedar')}/members`)).status).toBe(401)
      },
    },
  ],
}
