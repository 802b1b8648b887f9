import * as z from 'zod'
import type {Lab} from '../start'
import {PASSWORD, type PersonKey} from '../realm/people'
import {DIRECT_CLIENT, REALM} from '../realm/settings'
import {clientId, userId} from './consoleAddresses'
import {TEAM_CLIENT, withBob, withTeamClient} from './docsStates'
import {logIn, loginAddress} from './states'
import {waitUntil} from '../wait'

const BASE = `/admin/realms/${REALM}`
const named = z.array(z.looseObject({id: z.string(), name: z.string()}))
const lock = z.looseObject({disabled: z.boolean()})
const found = z.array(z.looseObject({id: z.string()}))

/** Somebody with the sessions of some browsers at an application, and no others. */
export function withSessions(person: PersonKey, count: number): (lab: Lab) => Promise<void> {
  return async (lab) => {
    await withTeamClient(lab)
    await lab.http.admin.must('POST', `${BASE}/users/${lab.ids.people[person]}/logout`)
    for (let session = 0; session < count; session += 1) {
      const page = await lab.browser.open()
      await page.goto(await loginAddress(TEAM_CLIENT)(lab))
      await logIn(person)(page)
      await page.waitForURL(({pathname}) => pathname === '/callback')
      await page.context().close()
    }
  }
}

/** Tries a password that is wrong. */
async function failToLogIn({http: {anonymous}}: Lab, username: string): Promise<void> {
  const form = {grant_type: 'password', client_id: DIRECT_CLIENT, username, password: 'wrong'}
  await anonymous.request('POST', `/realms/${REALM}/protocol/openid-connect/token`, {form})
}

/** Bob, whose account is locked for some minutes. */
export async function withLockedBob(lab: Lab): Promise<void> {
  const {admin} = lab.http
  await withBob([])(lab)
  // Long enough for a busy machine.
  await admin.must('PUT', BASE, {json: {minimumQuickLoginWaitSeconds: 900, waitIncrementSeconds: 900}})
  for (let count = 0; count < 6; count += 1) await failToLogIn(lab, 'bob')
  const path = `${BASE}/attack-detection/brute-force/users/${await userId(lab, 'bob')}`
  await waitUntil(async () => (await admin.read(path, lock)).disabled, {what: 'the account was locked'})
}

/** One failed login, after which the list of events begins. */
export async function withFailedLogin(lab: Lab): Promise<void> {
  await withBob([])(lab)
  await lab.http.admin.must('DELETE', `${BASE}/events`)
  await failToLogIn(lab, 'bob')
}

/** One change of the realm, after which the list of admin events begins. */
export async function withAdminEvent({http: {admin}}: Lab): Promise<void> {
  await admin.must('DELETE', `${BASE}/admin-events`)
  await admin.must('PUT', BASE, {json: {displayName: 'Acme'}})
}

/** Sam of the help desk, who looks after users and nothing else. */
export async function withHelpDesk(lab: Lab): Promise<void> {
  const {admin} = lab.http
  await withBob([])(lab)
  if ((await admin.read(`${BASE}/users?username=sam&exact=true`, found)).length > 0) return
  await admin.create(`${BASE}/users`, {
    username: 'sam',
    email: 'sam@acme.example',
    firstName: 'Sam',
    lastName: 'Hale',
    enabled: true,
    emailVerified: true,
    credentials: [{type: 'password', value: PASSWORD, temporary: false}],
  })
  const management = await clientId(lab, 'realm-management')
  const roles = await admin.read(`${BASE}/clients/${management}/roles`, named)
  await admin.must('POST', `${BASE}/users/${await userId(lab, 'sam')}/role-mappings/clients/${management}`, {
    json: roles.filter(({name}) => ['manage-users', 'query-users'].includes(name)),
  })
}
