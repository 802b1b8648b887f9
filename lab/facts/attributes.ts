import {expect} from 'vitest'
import {REALM} from '../realm/settings'
import type {FactGroup} from '../record/group'

const ATTRIBUTES = `/realms/${REALM}/attributes`

/** B2.5: realm attributes. */
export const attributes: FactGroup = {
  subject: 'Realm attributes',
  bundle: 'registry',
  facts: [
    {
      says: 'a realm attribute is made, read, changed and deleted by its name',
      check: async ({http}) => {
        const name = 'lab.colour'
        const made = await http.admin.post(ATTRIBUTES, {realm: REALM, name, value: 'red'})
        expect(made.status).toBe(201)
        expect((await http.admin.get(`${ATTRIBUTES}/${name}`)).json).toEqual({realm: REALM, name, value: 'red'})
        expect((await http.admin.put(`${ATTRIBUTES}/${name}`, {realm: REALM, name, value: 'blue'})).status).toBe(204)
        expect((await http.admin.get(`${ATTRIBUTES}/${name}`)).json).toMatchObject({value: 'blue'})
        expect((await http.admin.delete(`${ATTRIBUTES}/${name}`)).status).toBe(204)
        expect((await http.admin.get(`${ATTRIBUTES}/${name}`)).status).toBe(404)
      },
    },
    {
      says: 'realm, name and value are all required: 400 where one is missing',
      check: async ({http}) => {
        expect((await http.admin.post(ATTRIBUTES, {name: 'lab.x', value: '1'})).status).toBe(400)
        expect((await http.admin.post(ATTRIBUTES, {realm: REALM, name: 'lab.x'})).status).toBe(400)
      },
    },
    {
      says: 'a name longer than 255 characters is refused with 400',
      check: async ({http}) => {
        const json = {realm: REALM, name: 'x'.repeat(256), value: '1'}
        expect((await http.admin.post(ATTRIBUTES, json)).status).toBe(400)
      },
    },
  ],
}
