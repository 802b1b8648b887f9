import {REALM} from '../../lab'
import {close, logIn, seeLogin, seeSession, type Promised} from './promises'

const BASE = `/admin/realms/${REALM}`

/** What the sample for Spring Boot promises in addition to what all samples do. */
export const springPromises: readonly Promised[] = [
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
