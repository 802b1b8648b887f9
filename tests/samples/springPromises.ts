import {expect} from '@playwright/test'
import * as z from 'zod'
import {people, REALM} from '../../lab'
import {close, logIn, see, seeLogin, seeSession, type Promised} from './promises'

const BASE = `/admin/realms/${REALM}`

/** What the sample for Spring Boot promises in addition to what all samples do. */
export const springPromises: readonly Promised[] = [
  {
    says: 'opens the invoices for users with the client role and refuses all others',
    check: async (running) => {
      const {admin} = running.lab.http
      const clients = z.array(z.object({id: z.string()})).length(1)
      const [client] = await admin.read(`${BASE}/clients?clientId=${running.clientId}`, clients)
      const roles = `${BASE}/clients/${client?.id}/roles`
      await admin.must('POST', roles, {json: {name: 'billing'}})
      const role = await admin.read(`${roles}/billing`, z.looseObject({id: z.string()}))
      const path = `${BASE}/users/${running.lab.ids.people.max}/role-mappings/clients/${client?.id}`
      await admin.must('POST', path, {json: [role]})
      const allowed = await logIn(running, '/invoices')
      await see(allowed, 'invoices', 'A-1001')
      await close(allowed)
      const refused = await logIn(running, '/account', people.ida)
      expect((await refused.goto('/invoices'))?.status()).toBe(403)
      await close(refused)
    },
  },
  {
    says: 'ends its session when an administrator signs the user out at the server',
    check: async (running) => {
      const signOut = () => running.lab.http.admin.must('POST', `${BASE}/users/${running.lab.ids.people.max}/logout`)
      // Of several sessions that end in one request, Keycloak 26.5.6 tells a client of the first only.
      await signOut()
      const page = await logIn(running, '/account')
      await seeSession(page, 'in')
      await signOut()
      // Home needs no token, so only the back-channel logout can have ended the session.
      await page.goto('/')
      await seeSession(page, 'out')
      await page.goto('/account')
      await seeLogin(page)
      await close(page)
    },
  },
]
