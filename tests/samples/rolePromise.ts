import {expect} from '@playwright/test'
import * as z from 'zod'
import {people, REALM} from '../../lab'
import {close, logIn, see, type Promised, type Running} from './promises'

const BASE = `/admin/realms/${REALM}`

/** Makes a role of the sample's client and gives it to Max. */
export async function giveRole({lab, clientId}: Running, name: string): Promise<void> {
  const {admin} = lab.http
  const clients = z.array(z.object({id: z.string()})).length(1)
  const [client] = await admin.read(`${BASE}/clients?clientId=${clientId}`, clients)
  const roles = `${BASE}/clients/${client?.id}/roles`
  await admin.must('POST', roles, {json: {name}})
  const role = await admin.read(`${roles}/${name}`, z.looseObject({id: z.string()}))
  await admin.must('POST', `${BASE}/users/${lab.ids.people.max}/role-mappings/clients/${client?.id}`, {json: [role]})
}

/** What the samples with a page for one role promise in addition to what all samples do. */
export const rolePromise: Promised = {
  says: 'opens the invoices for users with the client role and refuses all others',
  check: async (running) => {
    await giveRole(running, 'billing')
    const allowed = await logIn(running, '/invoices')
    await see(allowed, 'invoices', 'A-1001')
    await close(allowed)
    const refused = await logIn(running, '/account', people.ida)
    expect((await refused.goto('/invoices'))?.status()).toBe(403)
    await close(refused)
  },
}
