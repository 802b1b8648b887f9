import * as z from 'zod'
import type {Lab} from '../start'
import {DIRECT_CLIENT, REALM} from '../realm/settings'
import type {Recordings} from '../../src/data/recordings'
import {APPLICATION, asAcme, openLogin} from '../screenshots/acme'
import {withoutAccidents} from '../screenshots/steady'
import {waitUntil} from '../wait'
import {delivered, shortened, toLine, type Delivered} from './auditLine'
import {logins, logInTo} from './logins'

const ORGS = `/realms/${REALM}/orgs`
const withIds = z.array(z.looseObject({id: z.string()})).length(1)

/** Claims that say who somebody is; the others are about the session and the client. */
const CLAIMS = ['iss', 'azp', 'sub', 'email', 'organizations']

/** Fields of the event of a login that say who logged in where, and how. */
const DETAILS = ['identity_provider', 'username', 'auth_method']

/** The newest ones. */
const LINES = 12
/** What belongs to a login has no line of its own; neither have the lab's own tokens. */
const isLine = ({type, authDetails}: Delivered): boolean =>
  authDetails.clientId !== DIRECT_CLIENT && !/CODE_TO_TOKEN|IDENTITY_PROVIDER_|MAPPER/.test(type)

/** Puts the organization and the roles of its member into the tokens of the application. */
async function mapOrganizations({http: {admin}}: Lab): Promise<void> {
  const base = `/admin/realms/${REALM}/clients`
  const [client] = await admin.read(`${base}?clientId=${APPLICATION}`, withIds)
  await admin.create(`${base}/${client?.id ?? ''}/protocol-mappers/models`, {
    name: 'organizations',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-organization-role-mapper',
    config: {'claim.name': 'organizations', 'access.token.claim': 'true', 'jsonType.label': 'JSON'},
  })
}

/** Gives a role of an organization to somebody who has logged in before. */
async function grant({http, ids}: Lab, key: 'cedar' | 'maple', email: string, role: string): Promise<void> {
  const [user] = await http.admin.read(`/admin/realms/${REALM}/users?email=${email}`, withIds)
  const path = `${ORGS}/${ids.organizations[key] ?? ''}/roles/${role}/users/${user?.id ?? ''}`
  await http.as(key === 'cedar' ? 'olivia' : 'theo').must('PUT', path)
}

/** What administrators of Acme and of its customers do before anyone else logs in. */
async function prepare(lab: Lab): Promise<void> {
  const {http, ids} = lab
  const [ops, nina] = [http.as('ops'), http.as('nina')]
  const birch = `${ORGS}/${ids.organizations.birch ?? ''}`
  const globex = await ops.create(ORGS, {name: 'globex', displayName: 'Globex Ltd', domains: ['globex.example']})
  await ops.create(`${ORGS}/${globex}/roles`, {name: 'billing', description: 'Sees and pays invoices'})
  await ops.create(`${ORGS}/${globex}/invitations`, {email: 'alice@globex.example', send: false, roles: ['billing']})
  await ops.must('PUT', `${birch}/members/${ids.people.piet}`)
  await nina.must('PUT', `${birch}/roles/developer/users/${ids.people.piet}`)
}

const only = (names: readonly string[], fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]))

async function recordLogin(lab: Lab, key: keyof typeof logins) {
  const ofUs = () =>
    lab.webhooks
      .deliveries({type: 'access.LOGIN'})
      .map(({event}) => delivered.parse(event))
      .filter(({authDetails}) => authDetails.clientId === APPLICATION)
  const before = ofUs().length
  const token = only(CLAIMS, await logInTo(lab, logins[key]))
  const found = await waitUntil(() => ofUs()[before], {what: `the login of ${key} was delivered`})
  const event = {
    type: found.type,
    time: new Date(found.time).toISOString(),
    authDetails: only(['clientId', 'userId', 'ipAddress'], found.authDetails),
    details: only(DETAILS, found.details),
  }
  return {token, event}
}

/**
 * What a running server does, for the pages that show it. All of it is as it came, but for addresses, ids, and what is left out.
 * Whoever logs in through a provider joins the organization at the first login, and has a role at the second.
 */
export async function recordHome(lab: Lab): Promise<Pick<Recordings, 'logins' | 'events'>> {
  await asAcme(lab)
  await mapOrganizations(lab)
  lab.webhooks.clear()
  await prepare(lab)
  await logInTo(lab, logins.cedar)
  await grant(lab, 'cedar', logins.cedar.address, 'auditor')
  const cedar = await recordLogin(lab, 'cedar')
  await logInTo(lab, logins.maple)
  await grant(lab, 'maple', logins.maple.address, 'clinician')
  const maple = await recordLogin(lab, 'maple')
  const page = await lab.browser.open()
  await openLogin(page, lab, 'pete@birch.example')
  await lab.webhooks.wait({type: 'access.LOGIN_ERROR'})
  await page.context().close()
  const birch = await recordLogin(lab, 'birch')
  const all = lab.webhooks.deliveries().map(({event}) => delivered.parse(event))
  const steady = withSteadyNames(lab, {logins: {cedar, maple, birch}, all})
  return {logins: withShortIds(steady.logins), events: steady.all.filter(isLine).map(toLine).slice(-LINES).reverse()}
}

const withShortIds = <T>(value: T): T => z.custom<T>().parse(JSON.parse(shortened(JSON.stringify(value))))

function withSteadyNames<T>({url, application}: Lab, value: T): T {
  const addresses = {[url]: 'https://auth.example.com', [application.url]: 'https://app.acme.example'}
  const [[text = ''] = []] = withoutAccidents([[JSON.stringify(value)]], addresses)
  return z.custom<T>().parse(JSON.parse(text))
}
