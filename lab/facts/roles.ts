import {expect} from 'vitest'
import {DEFAULT_ROLES} from '../realm/organizations'
import type {FactGroup} from '../record/group'
import {named, organizationId, ORGS, USERS, withOrganization} from './support'

/** B2.2 and B2.3: the roles of organizations. */
export const roles: FactGroup = {
  subject: 'Roles of organizations',
  bundle: 'registry',
  facts: [
    {
      says: 'a new organization has exactly the eleven default roles',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          const found = (await lab.http.admin.read(`${ORGS}/${id}/roles`, named)).map(({name}) => name)
          expect(found.sort()).toEqual([...DEFAULT_ROLES].sort())
        })
      },
    },
    {
      says: 'a default role cannot be deleted: 400, and 400 for its item in a bulk deletion',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'birch')}/roles`
        expect((await lab.http.admin.delete(`${path}/view-members`)).status).toBe(400)
        const {status, json} = await lab.http.admin.patch(path, [{name: 'view-members'}])
        expect(status).toBe(207)
        expect(json).toMatchObject([{status: 400, error: 'Default organization role view-members cannot be deleted.'}])
      },
    },
    {
      says: 'PUT /roles creates in bulk and answers 207 with a status for each',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          const {status, json} = await lab.http.admin.put(`${ORGS}/${id}/roles`, [
            {name: 'new'},
            {name: 'view-members'},
          ])
          expect(status).toBe(207)
          expect(json).toMatchObject([{status: 201, item: {name: 'new'}}, {status: 400}])
        })
      },
    },
    {
      says: 'PATCH /roles deletes in bulk and answers 207 with a status for each',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          await lab.http.admin.create(`${ORGS}/${id}/roles`, {name: 'old'})
          const {status, json} = await lab.http.admin.patch(`${ORGS}/${id}/roles`, [{name: 'old'}])
          expect(status).toBe(207)
          expect(json).toMatchObject([{status: 204}])
          expect((await lab.http.admin.get(`${ORGS}/${id}/roles/old`)).status).toBe(404)
        })
      },
    },
    {
      says: 'POST /roles answers 201, and 409 where the role exists',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          expect((await lab.http.admin.post(`${ORGS}/${id}/roles`, {name: 'once'})).status).toBe(201)
          expect((await lab.http.admin.post(`${ORGS}/${id}/roles`, {name: 'once'})).status).toBe(409)
        })
      },
    },
    {
      says: 'PUT /roles/{name} changes the description and never the name',
      check: async (lab) => {
        await withOrganization(lab, async (id) => {
          await lab.http.admin.create(`${ORGS}/${id}/roles`, {name: 'kept', description: 'before'})
          await lab.http.admin.must('PUT', `${ORGS}/${id}/roles/kept`, {json: {name: 'other', description: 'after'}})
          expect((await lab.http.admin.get(`${ORGS}/${id}/roles/kept`)).json).toMatchObject({
            name: 'kept',
            description: 'after',
          })
        })
      },
    },
    {
      says: 'a role is granted with PUT (201), asked for with GET (204 or 404) and taken with DELETE (204)',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'birch')}/roles/developer/users/${lab.ids.people.nina}`
        expect((await lab.http.admin.get(path)).status).toBe(404)
        expect((await lab.http.admin.put(path)).status).toBe(201)
        expect((await lab.http.admin.get(path)).status).toBe(204)
        expect((await lab.http.admin.delete(path)).status).toBe(204)
      },
    },
    {
      says: 'only members can be granted a role: 400 for anyone else',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'birch')}/roles/developer/users/${lab.ids.people.alice}`
        expect((await lab.http.admin.put(path)).status).toBe(400)
      },
    },
    {
      says: 'PUT and PATCH /users/{id}/orgs/{orgId}/roles grant and take in bulk with 207',
      check: async (lab) => {
        const path = `${USERS}/${lab.ids.people.nina}/orgs/${organizationId(lab, 'birch')}/roles`
        const granted = await lab.http.admin.put(path, [{name: 'developer'}, {name: 'no-such-role'}])
        expect(granted.status).toBe(207)
        expect(granted.json).toMatchObject([{status: 201}, {status: 400}])
        const taken = await lab.http.admin.patch(path, [{name: 'developer'}])
        expect(taken.status).toBe(207)
        expect(taken.json).toMatchObject([{status: 204}])
      },
    },
  ],
}
